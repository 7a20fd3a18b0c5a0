import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { InquiryList } from '#app/account/classifieds/InquiryList.tsx'
import type { Inquiry } from '#contract/classifieds.ts'
import { MemoryRouter } from '../setup/memory-router.tsx'

const INQUIRY: Inquiry = {
  id: 7,
  adId: 3,
  adTitle: 'Namuna phone',
  adPrice: 8000,
  adStatus: 'active',
  subject: 'Price: Namuna phone',
  inquiryType: 'price_negotiation',
  message: 'Can you give it for 7,000?',
  offeredPrice: 7000,
  offerAnswer: null,
  buyerName: 'Ravi Oraon',
  buyerPhone: '+919000000032',
  buyerEmail: null,
  preferredContact: 'phone',
  isRead: false,
  createdAt: '2026-05-01T06:00:00.000Z',
  conversation: '12-i7',
}

afterEach(() => vi.unstubAllGlobals())

const show = (inquiry: Partial<Inquiry>, onSaid: (text: string) => void = () => undefined) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <InquiryList inquiries={[{ ...INQUIRY, ...inquiry }]} onNotice={onSaid} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('an open offer is accepted or declined; the way to the conversation is there', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (input: Request) => {
    asked.push([input.method, new URL(input.url).pathname, await input.json()])
    return Response.json({ success: true, data: { id: 7, offerAnswer: 'accepted' } })
  })
  const said = vi.fn<(text: string) => void>()
  const screen = await show({}, said)
  await expect
    .element(screen.getByRole('link', { name: 'Reply: Ravi Oraon' }))
    .toHaveAttribute('href', '/messages?with=12-i7')
  await screen.getByRole('button', { name: 'Accept offer: ₹7,000 from Ravi Oraon' }).click()
  await expect.poll(() => said).toHaveBeenCalledOnce()
  expect(asked).toEqual([['PATCH', '/api/classified-inquiries/7/offer', { answer: 'accepted' }]])
})

test('a declined offer may still be accepted, an accepted one is settled', async () => {
  const declined = await show({ offerAnswer: 'declined' })
  await expect.element(declined.getByText('Offer declined')).toBeVisible()
  await expect.element(declined.getByRole('button', { name: /^Accept/ })).toBeVisible()
  await declined.unmount()
  const accepted = await show({ offerAnswer: 'accepted' })
  await expect.element(accepted.getByText('Offer accepted')).toBeVisible()
  expect(accepted.getByRole('button', { name: /^(Accept|Decline)/ }).elements()).toEqual([])
})

test('of a sold ad an offer can only be declined; asking for a code is warned about', async () => {
  const screen = await show({ adStatus: 'sold', message: 'Send me the OTP to get the money.' })
  await expect.element(screen.getByRole('button', { name: /^Decline/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Accept/ }).elements()).toEqual([])
  await expect.element(screen.getByText(/Stay safe/)).toBeVisible()
})
