import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import tseslint from 'typescript-eslint'
import { expect, it } from 'vitest'

/** A fault for each rule. */
const FAULTS = `
declare const anything: any
declare const things: string[]
declare const maybe: Promise<boolean>
declare function takeText(text: string): void
declare function takeCallback(callback: () => void): void
enum Colour { Red = 1 }
enum Shape { Round = 1 }
class Counter { count = 0; next() { return this.count++ } }
type Mixed = string | unknown
type Twice = string | string
export async function faults(colour: Colour, counter: Counter, twice: Twice, mixed: Mixed) {
  await 1
  delete things[0]
  String({})
  Promise.resolve(1)
  for (const place in things) takeText(place)
  setTimeout('takeText("")', 1)
  if (maybe) takeText('')
  takeCallback(async () => { await maybe })
  takeText(twice as string)
  takeText(anything)
  const copy: string = anything
  anything()
  if (colour === Shape.Round) takeText(copy)
  takeText(\`\${things}\`)
  if (-twice) throw 'text'
  await Promise.reject('text')
  if (mixed === 1 + {}) takeCallback(counter.next)
  return anything.name
}
`

it('oxlint checks each rule of typescript-eslint that asks for types', async () => {
  const recommended = rulesOf(tseslint.configs.recommendedTypeChecked)
  const asked = rulesOf(tseslint.configs.recommendedTypeCheckedOnly)
    .filter((rule) => recommended.includes(rule))
    // Switched off by ourselves.
    .filter((rule) => rule !== 'require-await')
  expect(await findBrokenRules()).toEqual(expect.arrayContaining(asked))
})

function rulesOf(configs: readonly { rules?: object }[]): string[] {
  const ids = configs.flatMap(({ rules }) => Object.entries(rules ?? {}))
  return ids
    .filter(([id, level]) => id.startsWith('@typescript-eslint/') && level === 'error')
    .map(([id]) => id.slice('@typescript-eslint/'.length))
}

/** The rules that oxlint, with the project's configuration, finds broken in `FAULTS`. */
async function findBrokenRules(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'zila-typed-lint-'))
  try {
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    await cp('.oxlintrc.json', join(folder, '.oxlintrc.json'))
    await writeFile(join(folder, 'tsconfig.json'), '{"compilerOptions":{"strict":true,"types":[]}}')
    await writeFile(join(folder, 'faults.ts'), FAULTS)
    const output = await new Promise<string>((end) => {
      const args = ['node_modules/oxlint/bin/oxlint', '--type-aware', '--format=json', 'faults.ts']
      execFile(process.execPath, args, { cwd: folder }, (_error, stdout) => end(stdout))
    })
    const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string }[] }
    return diagnostics.map(({ code }) => /\((.*)\)/.exec(code)?.[1] ?? code)
  } finally {
    await rm(folder, { recursive: true })
  }
}
