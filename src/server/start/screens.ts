import { readScreen, SCREEN_READS, type PreloadedScreen } from '#contract/screens.ts'
import type { Api, HttpEnv } from '#server/kit/http/context.ts'
import { readInput } from '#server/kit/http/input.ts'
import { sendJson } from '#server/kit/http/json.ts'
import { authorise } from '#server/kit/http/verb-context.ts'
import type { Context } from 'hono'

/* A part is neither compressed nor compared with what the browser has: the whole answer is. */
const NOT_PASSED_ON = ['Accept-Encoding', 'If-None-Match', 'Content-Length']

type Reads = { paths: readonly string[]; detail?: string }
type ListAnswer = { data: Record<string, unknown>[] }

/**
 * GET /screens/{screen}: asks this API for each read as the same caller would, so that guards,
 * limits and caches are those of the endpoint.
 */
export function screenRoutes(api: Api, base: string): void {
  api.app.get('/screens/:screen', async (c) => {
    await authorise(api, c, readScreen)
    const { params } = await readInput(c, readScreen)
    const data = await readAll((path) => read(api, c, base + path), params.screen)
    return sendJson(c, readScreen.status, { success: true, data })
  })
}

async function readAll(readPath: (path: string) => Promise<unknown>, screen: PreloadedScreen) {
  const { paths, detail }: Reads = SCREEN_READS[screen]
  const answers = await Promise.all(paths.map(readPath))
  const data = Object.fromEntries(paths.map((path, at) => [path, answers[at]]))
  const [first] = detail ? ((answers.at(-1) as ListAnswer | undefined)?.data ?? []) : []
  if (!detail || !first) return data
  const path = detail.replace(/\{(\w+)\}/g, (_, name: string) => String(first[name]))
  return { ...data, [path]: await readPath(path) }
}

/** What the API answers this caller at a path; undefined where it refuses. */
async function read({ app }: Api, c: Context<HttpEnv>, path: string): Promise<unknown> {
  const headers = new Headers(c.req.raw.headers)
  for (const name of NOT_PASSED_ON) headers.delete(name)
  const response = await app.fetch(new Request(new URL(path, c.req.url), { headers }), c.env)
  return response.ok ? response.json() : undefined
}
