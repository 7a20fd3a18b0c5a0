import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useSecuritySetup } from '#app/admin/protect/use-security-setup.ts'
import { IdleWarning } from '#app/shell/idle/IdleWarning.tsx'
import { getSessionTimeLeft } from '#app/shell/idle/time-left.ts'
import type { AdminAccess } from '#contract/profile.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'

const send = globalThis.fetch

/** Whether each request to the API was marked as sent by the app itself. */
let asked: (string | boolean)[][] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  asked = []
  const exp = Math.floor(Date.now() / 1000) + 12 * 3600
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')
  localStorage.setItem(TOKEN_KEY, `${part({})}.${part({ id: 1, role: 'admin', name: 'A', exp })}.x`)
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    if (!request.url.includes('/api/')) return send(input, init)
    asked.push([new URL(request.url).pathname, request.headers.has('X-Background')])
    return Promise.resolve(Response.json({ success: true, data: {} }))
  }
})
afterEach(() => {
  globalThis.fetch = send
  localStorage.clear()
  vi.useRealTimers()
})

test('what the app asks by itself is marked, what the person asks is not', async () => {
  await render(<IdleWarning />)
  await fetch('/api/users/stats')
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS)
  await fetch('/api/messages/unread-count')
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  await fetch('/api/messages')
  expect(asked).toEqual([
    ['/api/users/stats', false],
    ['/api/messages/unread-count', true],
    ['/api/messages', false],
  ])
})

test('two minutes before the end it warns, and one press goes on', async () => {
  const screen = await render(<IdleWarning />)
  await vi.advanceTimersByTimeAsync(27 * MINUTE_MS)
  await expect.element(screen.getByText('Are you still there?')).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(MINUTE_MS + 10_000)
  await expect.element(screen.getByText(/in about 2 minutes/)).toBeVisible()
  await screen.getByRole('button', { name: 'Stay logged in' }).click()
  await expect.element(screen.getByText('Are you still there?')).not.toBeInTheDocument()
  expect(asked).toEqual([['/api/auth/me', false]])
  await vi.advanceTimersByTimeAsync(20 * MINUTE_MS)
  await expect.element(screen.getByText('Are you still there?')).not.toBeInTheDocument()
})

test('the server is asked when the time is over, and told of somebody who types', async () => {
  await render(<IdleWarning />)
  for (let minutes = 0; minutes < 6; minutes += 0.5) {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    await vi.advanceTimersByTimeAsync(MINUTE_MS / 2)
  }
  await expect.poll(() => asked).toEqual([['/api/auth/me', false]])
  await vi.advanceTimersByTimeAsync(31 * MINUTE_MS)
  await vi.waitFor(() => expect(asked.at(-1)).toEqual(['/api/auth/me', true]))
})

test('after twelve hours it ends whatever is done', () => {
  const now = Date.now()
  expect(getSessionTimeLeft({ askedAt: now, endsAt: now + 3 * MINUTE_MS, now })).toBeNull()
  expect(getSessionTimeLeft({ askedAt: now, endsAt: now + MINUTE_MS, now })).toEqual({
    why: 'day',
    minutes: 1,
    isOver: false,
  })
})

function Gate({ access }: { access: AdminAccess | null }) {
  const { need, go } = useSecuritySetup(access)
  return <button onClick={go}>{need ?? 'open'}</button>
}

test('what is missing stays shown until the person goes on; the grace is for once', async () => {
  const screen = await render(<Gate access={null} />)
  const gate = screen.getByRole('button')
  await expect.element(gate).toHaveTextContent('open')
  await screen.rerender(<Gate access="needs-factor" />)
  await expect.element(gate).toHaveTextContent('needs-factor')
  // The recovery codes are still to be copied.
  await screen.rerender(<Gate access="open" />)
  await expect.element(gate).toHaveTextContent('needs-factor')
  await gate.click()
  await expect.element(gate).toHaveTextContent('open')
  await screen.rerender(<Gate access="grace" />)
  await expect.element(gate).toHaveTextContent('grace')
  await gate.click()
  await expect.element(gate).toHaveTextContent('open')
})
