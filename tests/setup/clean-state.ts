import { afterAll, beforeAll, vi } from 'vitest'

/*
 * Files of tests share their modules, so what one leaves behind is met by the next. What a file has
 * stubbed ends with it; anything else that it leaves changed fails it.
 */

type State = { what: string; values: Map<string, unknown> }[]

const OF_LIBRARIES = /^__|^(?:nanostoresGlobal|Request|Response)$/

let before: State = []

beforeAll(() => {
  before = state()
})

afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  const now = state()
  const left = before.flatMap(({ what, values }, at) => changed(what, values, now[at]!.values))
  if (left.length > 0) throw new Error(`This file left behind: ${left.join(', ')}`)
})

const state = (): State => [
  { what: 'variable of the environment', values: new Map(Object.entries(process.env)) },
  { what: 'global', values: globals() },
  { what: 'folder', values: new Map([['cwd', process.cwd()]]) },
]

/**
 * Values of globals. Not those defined by a getter, which node loads when they are first asked for,
 * nor what libraries keep or change there (Hono's server makes `Request` and `Response` faster).
 */
function globals(): Map<string, unknown> {
  const all = Object.entries(Object.getOwnPropertyDescriptors(globalThis))
  return new Map(
    all.flatMap(([name, descriptor]) =>
      'value' in descriptor && !OF_LIBRARIES.test(name) ? [[name, descriptor.value]] : [],
    ),
  )
}

function changed(
  what: string,
  old: ReadonlyMap<string, unknown>,
  now: ReadonlyMap<string, unknown>,
): string[] {
  const names = new Set([...old.keys(), ...now.keys()])
  return [...names]
    .filter((name) => !Object.is(old.get(name), now.get(name)))
    .map((name) => `${what} ${name}`)
}
