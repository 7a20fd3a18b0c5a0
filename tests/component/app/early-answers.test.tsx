import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient } from '#app/data/client.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { getStartScript } from '#app/shell/start-script.ts'
import { ADMIN_PATHS, APP_PATHS } from '#config/app-paths.ts'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'

/* What the app's page asks for before the app's code has come (`shell/start-script.ts`). */

const here = location.href
const profile = { success: true, data: { name: 'Asha' } }
let asked: string[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  asked = []
  answer = async () => Response.json(profile)
  localStorage.setItem(TOKEN_KEY, 'token')
  history.replaceState(history.state, '', APP_PATHS.dashboard)
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    asked.push(pathname.replace(/^\/api/, ''))
    if (pathname.endsWith('/users/profile')) return answer()
    if (pathname.endsWith('/admin/queue'))
      return Response.json({
        data: [
          { kind: 'review', id: 7 },
          { kind: 'listing', id: 8 },
        ],
      })
    return pathname.endsWith('/review/7')
      ? Response.json({ data: { text: 'Good' } })
      : Response.json({}, { status: 404 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  localStorage.removeItem(TOKEN_KEY)
  history.replaceState(history.state, '', here)
  globalThis.earlyAnswers = undefined
})

/** Runs it as the page does. */
const start = () => {
  const script = Object.assign(document.createElement('script'), {
    text: getStartScript({}, '/api'),
  })
  document.head.append(script)
  script.remove()
}
const readings = () => asked.filter((path) => path === '/users/profile').length
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
  expect(readings()).toBe(1)
  expect(globalThis.earlyAnswers).not.toHaveProperty('/users/profile')
})

test('an answer that is on its way is awaited', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  start()
  const screen = await paint()
  await expect.element(screen.getByRole('status')).toBeInTheDocument()
  resolve(Response.json(profile))
  await expect.element(screen.getByText('Asha')).toBeVisible()
  expect(drawn[0]).toBe('nothing')
  expect(readings()).toBe(1)
})

test('after a refusal it is asked again', async () => {
  answer = async () => Response.json({ success: false, code: 'INTERNAL' }, { status: 500 })
  start()
  await globalThis.earlyAnswers?.['/users/profile']?.coming
  answer = async () => Response.json(profile)
  const screen = await paint()
  await expect.element(screen.getByText('Asha')).toBeVisible()
  expect(readings()).toBe(2)
})

test('of the queue, the detail of its first item comes with it', async () => {
  history.replaceState(history.state, '', ADMIN_PATHS.adminReview)
  start()
  await expect.poll(() => early('/admin/queue/review/7')).toEqual({ data: { text: 'Good' } })
  expect(asked.filter((path) => /queue\/\w/.test(path))).toEqual(['/admin/queue/review/7'])
})
