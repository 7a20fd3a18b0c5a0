import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import { Reviews } from '#app/account/reviews/Reviews.tsx'
import { expectAccessible } from '../setup/accessible.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

const review = (id: number, answers: object[]) => ({
  ...{ id, businessId: 1, rating: 2, title: null, comment: `Comment ${id}`, visitDate: null },
  ...{ verified: false, helpful: 0, user: { name: `Person ${id}` }, answers },
  ...{ createdAt: '2026-11-01T00:00:00Z', business: { id: 1, name: 'Namuna', slug: 'namuna' } },
})
const answer = (id: number, status: string, text: string, reason: string | null = null) => ({
  ...{ id, status, text, reason, createdAt: '2026-11-02T00:00:00Z' },
})
const pages = (total: number) => ({
  ...{ page: 1, limit: 20, total, totalPages: Math.ceil(total / 20) },
  ...{ hasPrev: false, hasNext: total > 20 },
})

type RecordedRequest = { method: string; path: string; query: URLSearchParams; body: unknown }
let asked: RecordedRequest[] = []
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

async function paint(data: object[], address = '/', refusal?: object) {
  asked = []
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const text = await request.text()
    const body: unknown = text ? JSON.parse(text) : null
    asked.push({ method: request.method, path: pathname, query: searchParams, body })
    if (request.method === 'GET')
      return Response.json({ success: true, data, pagination: pages(data.length) })
    if (refusal) return Response.json({ success: false, ...refusal }, { status: 400 })
    return Response.json({ success: true, data: [] })
  })
  const router = createMemoryRouter([{ path: '*', element: <Reviews /> }], {
    initialEntries: [address],
  })
  return render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const lastOf = (method: string) => asked.filter((one) => one.method === method).at(-1)

test('a review is answered', async () => {
  const screen = await paint([review(1, [])])
  await screen.getByRole('button', { name: 'Reply: Person 1, Namuna' }).click()
  await screen.getByRole('button', { name: 'Post reply' }).click()
  await expect.element(screen.getByText('Please write a reply.')).toBeVisible()
  await screen.getByRole('textbox').fill('Thank you. We have a second cook now.')
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Post reply' }).click()
  await expect
    .element(screen.getByText('Reply sent. It appears after our team approves it.'))
    .toBeVisible()
  expect(lastOf('PUT')).toMatchObject({
    path: '/api/reviews/1/answer',
    body: { text: 'Thank you. We have a second cook now.' },
  })
})

test('what the server refuses stands at the text, which stays', async () => {
  const refusal = { code: 'INVALID_INPUT', error: 'Check it', fields: { text: 'Too long' } }
  const screen = await paint([review(1, [])], '/', refusal)
  await screen.getByRole('button', { name: 'Reply: Person 1, Namuna' }).click()
  await screen.getByRole('textbox').fill('Thank you')
  await screen.getByRole('button', { name: 'Post reply' }).click()
  await expect.element(screen.getByText('Too long')).toBeVisible()
  await expect.element(screen.getByRole('textbox')).toHaveValue('Thank you')
})

test('answers say how they stand; the last one is changed, or all are deleted', async () => {
  const screen = await paint([
    review(1, [
      answer(1, 'active', 'Shown words'),
      answer(2, 'hidden', 'Refused words', 'It names others.'),
    ]),
  ])
  await expect.element(screen.getByText('Reason: It names others.')).toBeVisible()
  await expect.element(screen.getByText('Hidden', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Edit reply: Person 1, Namuna' }).click()
  await expect.element(screen.getByRole('textbox')).toHaveValue('Refused words')
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'Delete reply: Person 1, Namuna' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Delete your reply?' })
  await dialog.getByRole('button', { name: 'Delete reply' }).click()
  await expect.element(screen.getByText('Reply deleted.')).toBeVisible()
  expect(lastOf('DELETE')!.path).toBe('/api/reviews/1/answer')
})

test('those without an answer are asked for by the address', async () => {
  const screen = await paint([], '/?show=unanswered')
  await expect.element(screen.getByText('You replied to every review')).toBeVisible()
  expect(lastOf('GET')!.query.get('show')).toBe('unanswered')
  await screen.getByRole('button', { name: 'All' }).click()
  await expect.element(screen.getByText('No reviews yet')).toBeVisible()
  await expectAccessible(screen.container)
})
