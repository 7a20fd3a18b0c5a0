import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient } from '#app/data/client.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { call } from '#stores/api.ts'

/* What could not be read while the server was away is read again by itself. */

type Answer = () => Response

let answer: Answer
const gone: Answer = () => {
  throw new TypeError('gone')
}
const refused: Answer = () => Response.json({ success: false, code: 'FORBIDDEN' }, { status: 403 })
const away: Answer = () => new Response('Bad gateway', { status: 502 })
const good: Answer = () =>
  Response.json({ success: true, data: { name: 'Asha', email: 'a@b.example' } })
let asked: string[] = []

function serve(now: Answer): void {
  answer = now
  asked = []
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    asked.push(pathname)
    return answer()
  })
}
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

function Name() {
  const profile = useRead('GET /users/profile', {})
  return <QueryState query={profile}>{({ data }) => <b>{data.name}</b>}</QueryState>
}
const paint = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Name />
    </QueryClientProvider>,
  )
const questions = () => asked.filter((path) => path.endsWith('/health')).length

test.each([
  ['no connection', gone],
  ['an answer of the gateway', away],
])('%s: within 5 s of the server’s return', { timeout: 30_000 }, async (_, failure) => {
  serve(failure)
  const screen = await paint()
  await expect.element(screen.getByRole('alert'), { timeout: 8000 }).toBeVisible()
  await expect.poll(questions, { timeout: 8000 }).toBeGreaterThan(0)
  // The error stays shown meanwhile; the reading itself is not asked for again and again.
  const reads = asked.length - questions()
  await expect.poll(questions, { timeout: 8000 }).toBeGreaterThan(1)
  expect(asked.length - questions()).toBe(reads)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  answer = good
  const since = Date.now()
  await expect.element(screen.getByText('Asha'), { timeout: 8000 }).toBeVisible()
  expect(Date.now() - since).toBeLessThan(5000)
})

test('only that: a refusal is not asked for again', { timeout: 30_000 }, async () => {
  serve(refused)
  const screen = await paint()
  await expect.element(screen.getByRole('alert'), { timeout: 8000 }).toBeVisible()
  answer = away
  await queryClient
    .fetchQuery({ queryKey: ['GET /categories'], queryFn: () => call('GET /categories', {}) })
    .catch(() => undefined)
  const reads = asked.filter((path) => path.endsWith('/profile')).length
  answer = good
  await expect.poll(questions, { timeout: 8000 }).toBeGreaterThan(0)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(asked.filter((path) => path.endsWith('/profile'))).toHaveLength(reads)
})
