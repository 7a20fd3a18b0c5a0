import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Payments } from '#app/admin/payments/Payments.tsx'
import { RouterProvider } from '#app/router/index.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'
import { expectAccessible } from '../setup/accessible.ts'

const candidate = (id: number, name: string, values = {}) => ({
  ...{ id, account: { id: id + 100, name }, reference: `Z-2222${id}`, target: null, amount: 500 },
  ...{ status: 'reported', at: '2026-11-24T04:18:00Z', fits: ['reference', 'amount'], doubts: [] },
  ...values,
})
const line = (id: number, state: string, candidates: object[], values = {}) => ({
  ...{ id, state, candidates, bank: 'Namuna Bank', day: '2026-11-24', direction: 'in' },
  ...{ amount: 500, description: `UPI line ${id}`, number: '', status: 'new', needsTwo: false },
  ...values,
})
const COUNTS = { toMatch: 4, reported: 2, matched: 0, refunds: 0, approvals: 0 }

let lines: { id: number }[]
let sent: { path: string; body: unknown }[]

beforeEach(() => {
  sent = []
  lines = [
    line(1, 'sure', [candidate(1, 'Namuna Sweets')]),
    line(2, 'sure', [candidate(2, 'Namuna Tyres')]),
    line(3, 'likely', [candidate(3, 'Namuna Coaching'), candidate(4, 'Namuna Motors')]),
    line(5, 'unknown', [], { needsTwo: true }),
  ]
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const request = new Request(address, init)
    const { pathname } = new URL(request.url)
    const answer = (data: unknown, more = {}) => Response.json({ success: true, data, ...more })
    if (request.method === 'GET') return answer(lines, { counts: COUNTS })
    const text = await request.text()
    sent.push({ path: pathname.replace('/api', ''), body: text ? JSON.parse(text) : null })
    const id = Number(/\d+/.exec(pathname)?.[0])
    lines = lines.filter((one) => one.id !== id)
    return answer({ id, isWaiting: false, confirmed: 2, waiting: 0, left: 0 })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function show() {
  const router = createMemoryRouter([{ path: '*', element: <Payments /> }], {
    initialEntries: ['/admin/ads/payments'],
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const screen = await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText('UPI line 1')).toBeVisible()
  return screen
}

test('a line is confirmed with Y, and the next one comes', async () => {
  const screen = await show()
  await expectAccessible(screen.container)
  await userEvent.keyboard('y')
  await expect
    .element(screen.getByText('₹500 added to the balance of Namuna Sweets.'))
    .toBeVisible()
  await expect.element(screen.getByText('UPI line 1')).not.toBeInTheDocument()
  await userEvent.keyboard('y')
  await expect
    .poll(() => sent)
    .toEqual([
      { path: '/ads/bank-lines/1/confirm', body: { paymentId: 1 } },
      { path: '/ads/bank-lines/2/confirm', body: { paymentId: 2 } },
    ])
})

test('2 chooses a candidate, N rules it out; X sets aside, U undoes it', async () => {
  const screen = await show()
  await userEvent.keyboard('jj2')
  await expect.element(screen.getByRole('radio', { name: /Namuna Motors/ })).toBeChecked()
  await userEvent.keyboard('n')
  await expect.poll(() => sent[0]).toEqual({ path: '/ads/bank-lines/3/not-this', body: { id: 4 } })
  await expect.element(screen.getByText('Ruled out.')).toBeVisible()
  await userEvent.keyboard('jx')
  await expect.poll(() => sent[1]?.path).toBe('/ads/bank-lines/5/not-ours')
  await expect.element(screen.getByText('Marked as not ours.')).toBeVisible()
  await userEvent.keyboard('u')
  await expect.poll(() => sent[2]?.path).toBe('/ads/bank-lines/5/undo')
})

test('all sure ones are confirmed with A; an unknown one is looked for with F', async () => {
  const screen = await show()
  await userEvent.keyboard('a')
  await expect
    .poll(() => sent[0])
    .toEqual({ path: '/ads/bank-lines/confirm-sure', body: { ids: [1, 2] } })
  await userEvent.keyboard('jjjf')
  await expect.element(screen.getByRole('dialog', { name: 'Find an advertiser' })).toBeVisible()
})
