import { QueryClient, QueryClientProvider, type DefaultOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import { EditListing } from '#app/account/listing/EditListing.tsx'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

/* Beside it stands the description in Hindi. */
const ENGLISH_TEXT = /^Description(?! in)/

const DAY = { open: '09:00', close: '18:00', closed: false }
const WEEK = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    DAY,
  ]),
)
const business = (values: Partial<OwnBusiness>) =>
  ({
    ...{ id: 8, slug: 'asha-tea', name: 'Asha Tea', nameHi: null, status: 'active', version: 3 },
    ...{ categoryId: 1, businessType: 'individual', description: 'Tea.', phone: '+919000000001' },
    ...{ email: 'asha@example.org', ownerName: 'Asha', address: 'Main Road', locationId: 5 },
    ...{ state: 'Madhyam', district: 'Suhana', city: 'Sonpani', landmark: null, tags: [] },
    ...{ serviceAreas: [], languages: [], selectedFeatures: [], paymentMethods: [], images: [] },
    ...{ logo: null, imageTexts: {}, businessHours: null, specialDays: [], waitingChange: null },
    ...{ serviceInformation: {}, homeDelivery: false, onlineOrdering: false, pausedUntil: null },
    ...values,
  }) as unknown as OwnBusiness

const CATEGORIES = [
  { id: 1, name: 'Retail', nameHi: null, slug: 'retail', color: '#333333' },
  { id: 2, name: 'Restaurants', nameHi: null, slug: 'food', color: '#333333' },
]

/** A server with one listing, which refuses a change of an older version. */
function serve(start: OwnBusiness) {
  const server = { record: start, sent: [] as Record<string, unknown>[], categories: true }
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init)
    const { pathname } = new URL(request.url, location.href)
    if (request.method === 'PUT') {
      const body = JSON.parse(await request.text()) as Record<string, unknown>
      server.sent.push(body)
      if (body['version'] !== server.record.version)
        return Response.json(
          { success: false, code: 'CHANGED_MEANWHILE', error: 'Changed' },
          { status: 409 },
        )
      return Response.json({ success: true, data: { id: 8, version: 9, waiting: [] } })
    }
    if (pathname === '/api/businesses/user/my-businesses/8')
      return Response.json({ success: true, data: server.record })
    if (pathname === '/api/categories' && !server.categories)
      return Response.json({ success: false, code: 'INTERNAL', error: 'Broken.' }, { status: 500 })
    if (pathname === '/api/categories') return Response.json({ success: true, data: CATEGORIES })
    return Response.json({ success: true, data: [] })
  })
  return server
}

async function open(defaultOptions: DefaultOptions = {}) {
  const router = createMemoryRouter([{ path: '/business/:id/edit', element: <EditListing /> }], {
    initialEntries: ['/business/8/edit'],
  })
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions })}>
      <main>
        <RouterProvider router={router} />
      </main>
    </QueryClientProvider>,
  )
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('what others changed elsewhere in the listing is kept without a question', async () => {
  const server = serve(business({}))
  const screen = await open()
  await screen.getByLabelText(/^Landmark/).fill('Old well')
  server.record = business({ version: 4, description: 'Tea and coffee.', businessHours: WEEK })
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(screen.getByText(/^Saved\..* Someone else’s changes were kept too: Description, /))
    .toBeVisible()
  // Only one's own is sent, with the version that it was merged with.
  expect(server.sent.at(-1)).toEqual({ version: 4, landmark: 'Old well' })
  await expect.element(screen.getByLabelText(ENGLISH_TEXT)).toHaveValue('Tea and coffee.')
})

test('what both changed stands side by side in words, chosen field by field', async () => {
  const server = serve(business({ images: ['/uploads/a.webp?until=20780&key=old'] }))
  const screen = await open()
  await screen.getByLabelText(/^Landmark/).fill('Old well')
  await screen.getByLabelText(ENGLISH_TEXT).fill('Fresh tea.')
  await screen.getByRole('combobox', { name: /^Category/ }).selectOptions('Restaurants')
  await screen.getByRole('button', { name: 'Every day' }).click()
  server.record = business({
    ...{ version: 4, landmark: 'Bus stand', address: 'Station Road', businessHours: WEEK },
    ...{ description: 'Hot tea.', images: ['/uploads/a.webp?until=20781&key=new'] },
  })
  await screen.getByRole('button', { name: 'Save' }).click()

  const both = screen.getByRole('dialog', { name: 'Changed while you were editing' })
  await expect.element(both.getByRole('radio', { name: 'Yours Old well' })).toBeChecked()
  await expect.element(both.getByText(/Monday: 9:00 AM - 6:00 PM/).first()).toBeVisible()
  // Mine alone, and pictures that only have another key, are not asked about.
  expect(both.getByRole('group').elements()).toHaveLength(3)
  await expectAccessible(screen.container)
  await both.getByRole('radio', { name: 'Saved by someone else Hot tea.' }).click()
  await both.getByRole('button', { name: 'Save these' }).click()
  await expect.poll(() => server.sent).toHaveLength(2)
  expect(server.sent[1]).toMatchObject({ version: 4, landmark: 'Old well', categoryId: 2 })
  for (const field of ['address', 'description', 'images'])
    expect(server.sent[1]).not.toHaveProperty(field)
})

test('a closed dialog keeps what was typed; of the other side alone nothing is sent', async () => {
  const server = serve(business({}))
  const screen = await open()
  await screen.getByLabelText(/^Landmark/).fill('Old well')
  server.record = business({ version: 4, landmark: 'Bus stand' })
  const save = screen.getByRole('button', { name: 'Save' })
  await save.click()
  const both = screen.getByRole('dialog', { name: 'Changed while you were editing' })
  await both.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByLabelText(/^Landmark/)).toHaveValue('Old well')

  await save.click()
  await both.getByRole('radio', { name: 'Saved by someone else Bus stand' }).click()
  await both.getByRole('button', { name: 'Save these' }).click()
  await expect.element(screen.getByLabelText(/^Landmark/)).toHaveValue('Bus stand')
  await screen.unmount()
  const again = await open()
  await expect.element(again.getByLabelText(/^Landmark/)).toHaveValue('Bus stand')
  expect(server.sent.every(({ version }) => version === 3)).toBe(true)
})

test('categories that do not come are named, and can be asked for again', async () => {
  const server = serve(business({}))
  server.categories = false
  const screen = await open({ queries: { retry: false } })
  const alert = screen.getByRole('alert').filter({ hasText: 'Failed to load categories' })
  await expect.element(alert).toMatchTextContent(/^Failed to load categories: Broken\./)
  await expectAccessible(screen.container)
  // Not before the press: sections that come late ask for them as well.
  addEventListener('click', () => (server.categories = true), { capture: true, once: true })
  await alert.getByRole('button').click()
  await expect
    .element(screen.getByRole('combobox', { name: /^Category/ }))
    .toMatchTextContent(/Restaurants/)
  await expect.element(alert).not.toBeInTheDocument()
})

test('what was changed and not sent is there again, over what others saved since', async () => {
  const server = serve(business({}))
  const screen = await open()
  await screen.getByLabelText(/^Landmark/).fill('Old well')
  await screen.unmount()
  server.record = business({ version: 4, description: 'Tea, coffee, samosas.' })

  const again = await open()
  await expect.element(again.getByText('Your unsaved changes were restored.')).toBeVisible()
  await expect.element(again.getByLabelText(/^Landmark/)).toHaveValue('Old well')
  await expect.element(again.getByLabelText(ENGLISH_TEXT)).toHaveValue('Tea, coffee, samosas.')
  await again.getByRole('button', { name: 'Start over' }).click()
  await expect.element(again.getByLabelText(/^Landmark/)).toHaveValue('')
})

test('restored changes are merged with what they were made from', async () => {
  const server = serve(business({}))
  const screen = await open()
  await screen.getByLabelText(/^Landmark/).fill('Old well')
  await screen.getByLabelText(ENGLISH_TEXT).fill('Fresh tea.')
  await screen.unmount()
  server.record = business({ version: 4, description: 'Hot tea.', address: 'Station Road' })

  const again = await open()
  await again.getByRole('button', { name: 'Save' }).click()
  const both = again.getByRole('dialog', { name: 'Changed while you were editing' })
  await expect.element(both.getByRole('group', { name: 'Description' })).toBeVisible()
  expect(both.getByRole('group').elements()).toHaveLength(1)
  await both.getByRole('button', { name: 'Save these' }).click()
  await expect
    .poll(() => server.sent.at(-1))
    .toMatchObject({ version: 4, description: 'Fresh tea.' })
  expect(server.sent.at(-1)).toMatchObject({ landmark: 'Old well' })
  expect(server.sent.at(-1)).not.toHaveProperty('address')
})
