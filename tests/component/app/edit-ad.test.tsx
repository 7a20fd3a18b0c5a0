import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import { EditClassified } from '#app/account/classifieds/EditClassified.tsx'
import type { OwnClassified } from '#contract/classifieds-selling.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

const CATEGORIES = [{ id: 1, name: 'Vehicles', slug: 'vehicles' }]

const ad = (values: Partial<OwnClassified>) =>
  ({
    ...{ id: 6, slug: 'bicycle', title: 'Bicycle', description: 'Two years old.', version: 3 },
    ...{ categoryId: 1, category: CATEGORIES[0], brand: null, model: null, year: null },
    ...{ condition: 'good', price: 4500, priceType: 'fixed', city: 'Sonpani', state: 'Madhyam' },
    ...{ pincode: null, address: null, contactName: 'Asha', contactPhone: '9000000033' },
    ...{ contactEmail: null, showPhone: true, showEmail: false, images: [], video: null },
    ...{ status: 'active', rejectReason: null, shownBefore: null, ...values },
  }) as unknown as OwnClassified

/** A server with one ad, which refuses a change of an older version. */
function serve(start: OwnClassified) {
  const server = { record: start, sent: [] as Record<string, unknown>[] }
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init)
    const { pathname } = new URL(request.url, location.href)
    if (request.method === 'PUT') {
      const body = JSON.parse(await request.text()) as Record<string, unknown>
      server.sent.push(body)
      return body['version'] === server.record.version
        ? Response.json({ success: true, data: { ...server.record, version: 9 } })
        : Response.json({ success: false, code: 'CHANGED_MEANWHILE', error: '' }, { status: 409 })
    }
    if (pathname === '/api/classified/user/my-ads/6')
      return Response.json({ success: true, data: server.record })
    if (pathname === '/api/classified-categories')
      return Response.json({ success: true, data: CATEGORIES })
    if (pathname === '/api/classified/check')
      return Response.json({ success: true, data: { findings: [], duplicates: [] } })
    return Response.json({ success: true, data: [] })
  })
  return server
}

async function open() {
  const router = createMemoryRouter(
    [
      { path: '/classified/edit/:id', element: <EditClassified /> },
      { path: '/dashboard/classified', element: <p>My ads</p> },
    ],
    { initialEntries: ['/classified/edit/6'] },
  )
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <main>
        <RouterProvider router={router} />
      </main>
    </QueryClientProvider>,
  )
  return { screen, router }
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('what others changed elsewhere in the ad is sent along without a question', async () => {
  const server = serve(ad({}))
  const { screen, router } = await open()
  await screen.getByLabelText(/^Price in rupees/).fill('4000')
  server.record = ad({ version: 4, contactName: 'Meera' })
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('My ads')).toBeVisible()
  expect(router.state.location.search).toBe('?changed=saved&combined')
  expect(server.sent).toHaveLength(2)
  expect(server.sent[1]).toMatchObject({ version: 4, price: '4000', contactName: 'Meera' })
})

test('what both changed is chosen field by field, price and its type together', async () => {
  const server = serve(ad({}))
  const { screen, router } = await open()
  await screen.getByLabelText(/^Price in rupees/).fill('4000')
  await screen.getByLabelText(/^Title/).fill('Bicycle, 26 inch')
  server.record = ad({ version: 4, price: 4200, priceType: 'negotiable', title: 'Cycle' })
  await screen.getByRole('button', { name: /^(Save|Submit)/ }).click()

  const both = screen.getByRole('dialog', { name: 'Changed while you were editing' })
  await expect.element(both.getByRole('radio', { name: 'Yours 4000, Fixed' })).toBeChecked()
  await expectAccessible(screen.container)
  await both.getByRole('radio', { name: 'Saved by someone else 4200, Negotiable' }).click()
  await both.getByRole('button', { name: 'Save these' }).click()
  await expect.poll(() => server.sent).toHaveLength(2)
  expect(server.sent[1]).toMatchObject({
    ...{ version: 4, price: '4200', priceType: 'negotiable', title: 'Bicycle, 26 inch' },
  })
  await expect.poll(() => router.state.location.search).toMatch(/combined$/)
})

test('a closed dialog keeps what was typed, after a reload too', async () => {
  const server = serve(ad({}))
  const { screen } = await open()
  await screen.getByLabelText(/^Price in rupees/).fill('4000')
  server.record = ad({ version: 4, price: 4200 })
  await screen.getByRole('button', { name: 'Save' }).click()
  const both = screen.getByRole('dialog', { name: 'Changed while you were editing' })
  await both.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByLabelText(/^Price in rupees/)).toHaveValue('4000')
  await screen.unmount()

  const { screen: again } = await open()
  await expect.element(again.getByLabelText(/^Price in rupees/)).toHaveValue('4000')
  await again.getByRole('button', { name: 'Save' }).click()
  const asked = again.getByRole('dialog', { name: 'Changed while you were editing' })
  await expect.element(asked.getByRole('group', { name: 'Price in rupees' })).toBeVisible()
  expect(asked.getByRole('group').elements()).toHaveLength(1)
})
