import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient } from '#app/data/client.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { getStartScript } from '#app/shell/start-script.ts'
import { ADMIN_PATHS, APP_PATHS } from '#config/app-paths.ts'
import { SCREEN_READS } from '#contract/screens.ts'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'

/* What the app's page asks for before the app's code has come (`shell/start-script.ts`). */

const here = location.href
const profile = { success: true, data: { name: 'Asha' } }
let asked: string[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  // As if the page had just been opened: an answer of long ago is not used.
  const opened = performance.now()
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() - opened)
  asked = []
  answer = async () => Response.json({ data: { '/users/profile': profile } })
  localStorage.setItem(TOKEN_KEY, 'token')
  history.replaceState(history.state, '', APP_PATHS.dashboard)
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    asked.push(pathname.replace(/^\/api/, ''))
    if (pathname.endsWith('/users/profile')) return Response.json(profile)
    return /\/screens\//.test(pathname) ? answer() : Response.json({}, { status: 404 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
  localStorage.removeItem(TOKEN_KEY)
  history.replaceState(history.state, '', here)
  globalThis.earlyAnswers = undefined
})

/** Runs it as the page does. */
const start = () => {
  const script = Object.assign(document.createElement('script'), {
    text: getStartScript({}, SCREEN_READS, '/api'),
  })
  document.head.append(script)
  script.remove()
}
const early = (path: string) => globalThis.earlyAnswers?.[path]?.data

let drawn: string[] = []
function Name() {
  const profile = useRead('GET /users/profile', {})
  drawn.push(profile.data?.data.name ?? 'nothing')
  return <QueryState query={profile}>{({ data }) => <b>{data.name}</b>}</QueryState>
}
const paint = () => {
  drawn = []
  return render(
    <QueryClientProvider client={queryClient}>
      <Name />
    </QueryClientProvider>,
  )
}

test('an answer that has come is in the first drawing, and asked for once', async () => {
  start()
  await expect.poll(() => early('/users/profile')).toEqual(profile)
  const screen = await paint()
  await expect.element(screen.getByText('Asha')).toBeVisible()
  expect(drawn[0]).toBe('Asha')
  expect(asked).toEqual(['/screens/dashboard'])
  expect(globalThis.earlyAnswers).not.toHaveProperty('/users/profile')
})

test('an answer that is on its way is awaited', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  start()
  const screen = await paint()
  await expect.element(screen.getByRole('status')).toBeInTheDocument()
  resolve(Response.json({ data: { '/users/profile': profile } }))
  await expect.element(screen.getByText('Asha')).toBeVisible()
  expect(drawn[0]).toBe('nothing')
  expect(asked).toEqual(['/screens/dashboard'])
})

for (const [refused, refusal] of [
  ['all reads are refused', () => Response.json({ code: 'INTERNAL' }, { status: 500 })],
  ['one read is refused', () => Response.json({ data: {} })],
] as const)
  test(`after ${refused} it is asked again`, async () => {
    answer = async () => refusal()
    start()
    await globalThis.earlyAnswers?.['/users/profile']?.coming
    const screen = await paint()
    await expect.element(screen.getByText('Asha')).toBeVisible()
    expect(asked).toEqual(['/screens/dashboard', '/users/profile'])
  })

test('of the queue, the detail of its first item comes with it', async () => {
  const detail = { data: { text: 'Good' } }
  answer = async () => Response.json({ data: { '/admin/queue/review/7': detail } })
  history.replaceState(history.state, '', ADMIN_PATHS.adminReview)
  start()
  await expect.poll(() => early('/admin/queue/review/7')).toEqual(detail)
  const entry = globalThis.earlyAnswers?.['/admin/queue/review/7']
  expect(await entry?.coming).toEqual(detail)
  expect(asked).toEqual(['/screens/adminReview'])
})
