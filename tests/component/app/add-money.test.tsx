import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AddMoney } from '#app/account/payments/AddMoney.tsx'
import { RouterProvider } from '#app/router/index.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'
import { expectAccessible } from '../setup/accessible.ts'

const payment = (values = {}) => ({
  ...{ id: 1, reference: 'Z-2345A', amount: 2000, status: 'open', utr: null, reportedAt: null },
  ...{ startedAt: '2026-11-24T04:00:00Z', checkedBy: '2026-11-25T12:30:00Z', gatewayUrl: null },
  upiLink: 'upi://pay?pa=shop@upi&am=2000.00&tn=Z-2345A',
  ...values,
})
const OWN = {
  ...{ upi: { address: 'shop@upi', payee: 'Namuna' }, least: 100, most: 3000, clickPrice: 8 },
  ...{ gstPercent: 18, checkedBy: '2026-11-25T12:30:00Z', payments: [], refunds: [] },
}

let own: object
let sent: { path: string; body: unknown }[]
let refusal: object | null

beforeEach(() => {
  own = OWN
  sent = []
  refusal = null
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const request = new Request(address, init)
    const path = new URL(request.url).pathname.replace('/api', '')
    const answer = (data: unknown) => Response.json({ success: true, data })
    if (request.method === 'GET')
      return answer(path === '/ads/payments' ? own : { balance: 1848.48, month: {} })
    const text = await request.text()
    const body = (text ? JSON.parse(text) : {}) as { amount?: number }
    sent.push({ path, body })
    if (refusal) return Response.json(refusal, { status: 400 })
    return answer(payment(body.amount ? { amount: body.amount } : { status: 'reported' }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = () => {
  const router = createMemoryRouter([{ path: '*', element: <AddMoney /> }], {
    initialEntries: ['/ads/balance/add'],
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('an amount is chosen; what it buys, where it goes and its reference are shown', async () => {
  const screen = await show()
  await expect.element(screen.getByRole('radio', { name: '₹500' })).toBeVisible()
  // More than may be paid at once.
  expect(screen.getByRole('radio', { name: '₹5,000' }).elements()).toEqual([])
  await screen.getByRole('radio', { name: '₹2,000' }).click()
  await expect.element(screen.getByText(/^About 211\sclicks at ₹8 \+ 18% GST$/)).toBeVisible()
  await expect.element(screen.getByText('Z-2345A')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'QR code of the payment' })).toBeVisible()
  await expectAccessible(screen.container)
  expect(sent).toEqual([{ path: '/ads/payments', body: { amount: 2000 } }])
})

test('another amount is typed, and one outside the limits is not sent', async () => {
  const screen = await show()
  const other = screen.getByLabelText('Other amount')
  await userEvent.fill(other, '50')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByText('₹100 to ₹3,000')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.fill(other, '1,250')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => sent).toEqual([{ path: '/ads/payments', body: { amount: 1250 } }])
})

test('a number that was given before is said at its field, and nothing is lost', async () => {
  own = { ...OWN, payments: [payment()] }
  const fields = { utr: 'This number was entered before' }
  refusal = { success: false, code: 'INVALID_INPUT', error: 'Some values are not valid.', fields }
  const screen = await show()
  const utr = screen.getByLabelText(/^UTR number/)
  await userEvent.fill(utr, '6341 0000 0118')
  await screen.getByRole('button', { name: 'I have paid' }).click()
  await expect.element(screen.getByText(fields.utr)).toBeVisible()
  await expect.element(utr).toHaveValue('6341 0000 0118')
  expect(sent[0]).toEqual({ path: '/ads/payments/1/paid', body: { utr: '6341 0000 0118' } })
})

test('what waits says until when it is looked at; money can be asked back', async () => {
  const reported = payment({ status: 'reported', reportedAt: '2026-11-24T04:18:00Z' })
  own = { ...OWN, payments: [reported] }
  const screen = await show()
  await expect.element(screen.getByText('By 25 Nov 2026, 6:00 PM')).toBeVisible()
  await screen.getByRole('button', { name: 'Ask for money back' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByLabelText(/^Amount/)).toHaveValue('1848.48')
  await userEvent.fill(dialog.getByLabelText(/^Send it to/), 'nowhere')
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  expect(sent).toEqual([])
  await userEvent.fill(dialog.getByLabelText(/^Send it to/), 'me@upi')
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await expect
    .poll(() => sent[0])
    .toEqual({ path: '/ads/refunds', body: { amount: 1848.48, target: 'me@upi' } })
})

test('without a UPI address it says how to pay', async () => {
  own = { ...OWN, upi: null }
  const screen = await show()
  await expect.element(screen.getByRole('heading', { name: 'Pay the team' })).toBeVisible()
  expect(screen.getByRole('radio').elements()).toEqual([])
})
