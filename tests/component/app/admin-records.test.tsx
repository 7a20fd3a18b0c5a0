import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import { Categories } from '#app/admin/categories/Categories.tsx'
import { ClassifiedCategories } from '#app/admin/classifieds/ClassifiedCategories.tsx'
import { Classifieds } from '#app/admin/classifieds/Classifieds.tsx'
import { Features } from '#app/admin/features/Features.tsx'
import { Locations } from '#app/admin/locations/Locations.tsx'
import { ServiceFields } from '#app/admin/service-fields/ServiceFields.tsx'
import { expectAccessible } from '../setup/accessible.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

type RecordedRequest = { method: string; path: string; query: URLSearchParams; body: unknown }

let asked: RecordedRequest[] = []
let refusals: Record<string, object> = {}

const DAY = '2026-11-01T00:00:00Z'
const page = (total: number) => ({
  ...{ page: 1, limit: 100, total, totalPages: 1, hasPrev: false, hasNext: false },
})
const category = (id: number, name: string, values = {}) => ({
  ...{ id, name, nameHi: null, slug: name.toLowerCase(), description: '', icon: '🏦' },
  ...{ color: '#6366f1', status: 'active', sortOrder: id * 10, keywords: ['khata'], version: 4 },
  ...{ businessCount: 3, listings: 4, posts: 0, features: 2, fields: 1, updatedAt: DAY, ...values },
})
const town = (id: number, city: string) => ({
  ...{ id, city, nameHi: null, slug: city.toLowerCase(), district: 'Suhana', state: 'Madhyam' },
  ...{ pincode: null, latitude: null, longitude: null, aliases: [], status: 'active', version: 2 },
  ...{ businessCount: 1, listings: 1, ads: 0, updatedAt: DAY },
})
const field = (id: number, fieldLabel: string) => ({
  ...{ id, categoryId: 1, fieldName: `field${id}`, fieldLabel, labelHi: null, fieldType: 'text' },
  ...{ fieldOptions: {}, placeholder: null, helpText: null, displayOrder: id, isRequired: false },
  ...{ category: { id: 1, name: 'Banks' }, isActive: true, version: 1, updatedAt: DAY },
})
const feature = {
  ...{ id: 5, name: 'Locker', nameHi: null, icon: '🔐', description: '', category: 'Banks' },
  ...{ categoryId: 1, status: 'active', sortOrder: 0, businessCount: 2, version: 1 },
  updatedAt: DAY,
}
const ad = (id: number, title: string, status: string) => ({
  ...{ id, title, slug: `ad-${id}`, price: 500, priceType: 'fixed', formerPrice: null, status },
  ...{ condition: 'good', city: 'Kheda', state: 'Madhyam', categoryId: 2, featuredImage: null },
  ...{ category: { id: 2, name: 'Cattle', slug: 'cattle', icon: '🐄', color: '#3B82F6' } },
  ...{ seller: { id: 8, name: 'Sukra', email: 's@x.example', status: 'inactive' }, reports: 1 },
  ...{
    version: 3,
    viewCount: 7,
    createdAt: DAY,
    updatedAt: DAY,
    expiresAt: null,
    rejectReason: null,
  },
})
const ANSWERS: Record<string, object> = {
  'GET /api/categories/admin/all': { data: [category(1, 'Banks'), category(2, 'Schools')] },
  'GET /api/categories': { data: [category(1, 'Banks'), category(2, 'Schools')] },
  'GET /api/locations/admin/all': {
    data: [town(1, 'Kheda'), town(2, 'Sonpani')],
    pagination: page(2),
    counts: { total: 2, active: 2, inactive: 0, states: 1 },
  },
  'GET /api/locations/states': { data: ['Madhyam'] },
  'GET /api/locations/states/Madhyam/districts': { data: ['Suhana'] },
  'GET /api/category-service-fields': {
    data: [field(1, 'Beds'), field(2, 'Rooms')],
    pagination: page(2),
  },
  'GET /api/features/admin/all': {
    data: [feature],
    pagination: page(1),
    counts: { total: 1, active: 1, categories: 1 },
  },
  'GET /api/classified/admin/all': {
    data: [ad(1, 'Cow', 'pending'), ad(2, 'Cart', 'active'), ad(3, 'Plough', 'suspended')],
    pagination: page(3),
    counts: {
      ...{ total: 3, pending: 1, active: 1, rejected: 0, sold: 0, suspended: 1, expired: 0 },
      ofInactive: 3,
    },
  },
  'GET /api/classified-categories/all': {
    data: [
      {
        ...{ id: 2, name: 'Cattle', slug: 'cattle', description: 'Cows', icon: '🐄', ads: 3 },
        ...{ color: '#3B82F6', status: 'active', sortOrder: 0, version: 1, updatedAt: DAY },
      },
    ],
  },
}

beforeEach(() => {
  asked = []
  refusals = {}
  localStorage.clear()
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const text = await request.text()
    asked.push({
      method: request.method,
      path: pathname,
      query: searchParams,
      body: text ? JSON.parse(text) : null,
    })
    const name = `${request.method} ${pathname}`
    if (refusals[name]) return Response.json({ success: false, ...refusals[name] }, { status: 409 })
    return Response.json({ success: true, ...(ANSWERS[name] ?? { data: { id: 1 } }) })
  })
})
afterEach(() => vi.unstubAllGlobals())

function show(shown: ReactNode, address = '/admin/x') {
  const router = createMemoryRouter([{ path: '*', element: shown }], {
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

const lastOf = (method: string, path: string) =>
  asked.filter((one) => one.method === method && one.path === `/api${path}`).at(-1)
const dialog = (screen: Awaited<ReturnType<typeof show>>) => screen.getByRole('dialog')

test('a category: the slug follows the name until another is written', async () => {
  const screen = await show(<Categories />)
  await screen.getByRole('button', { name: 'Add Category' }).click()
  await expectAccessible(screen.container)
  await dialog(screen).getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog(screen).getByText('This is required').first()).toBeVisible()
  expect(lastOf('POST', '/categories')).toBeUndefined()
  const name = dialog(screen).getByRole('textbox', { name: 'Name', exact: true })
  const slug = dialog(screen).getByRole('textbox', { name: /^Slug/ })
  await userEvent.fill(name, '  Cloth & Saree -- Shops ')
  await expect.element(slug).toHaveValue('cloth-and-saree-shops')
  await userEvent.fill(slug, 'cloth')
  await userEvent.fill(name, 'Cloth Shops')
  await expect.element(slug).toHaveValue('cloth')
  await userEvent.fill(dialog(screen).getByLabelText('Keywords'), 'kapda, कपड़ा, ')
  await dialog(screen).getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Cloth Shops saved.')).toBeVisible()
  expect(lastOf('POST', '/categories')!.body).toMatchObject({
    ...{ name: 'Cloth Shops', slug: 'cloth', color: '#6366f1', status: 'active', sortOrder: 0 },
    keywords: ['kapda', 'कपड़ा'],
  })
})

test('a category: a press on the badge is sent; a refusal is said', async () => {
  const screen = await show(<Categories />)
  await screen.getByRole('button', { name: 'Active: Deactivate Banks' }).click()
  await expect.element(screen.getByText('Banks is inactive.')).toBeVisible()
  expect(lastOf('PUT', '/categories/1')!.body).toEqual({ status: 'inactive' })
  refusals['PUT /api/categories/2'] = { code: 'NOT_POSSIBLE', error: 'Schools has 3 businesses.' }
  await screen.getByRole('button', { name: 'Active: Deactivate Schools' }).click()
  await expect.element(screen.getByText('Schools has 3 businesses.')).toBeVisible()
  await expectAccessible(screen.container)
})

test('a category in use is not deleted but merged into another', async () => {
  const screen = await show(<Categories />)
  refusals['DELETE /api/categories/1'] = { code: 'NOT_POSSIBLE', error: 'Banks has 4 businesses.' }
  await screen.getByRole('button', { name: 'More options for Banks' }).click()
  await screen.getByRole('menuitem', { name: 'Delete' }).click()
  await expect
    .element(dialog(screen).getByText('Are you sure you want to delete this category?'))
    .toBeVisible()
  await expect.element(dialog(screen).getByText(/4 businesses\. Merge it/)).toBeVisible()
  await dialog(screen).getByRole('button', { name: 'Delete' }).click()
  await expect.element(dialog(screen).getByText('Banks has 4 businesses.')).toBeVisible()
  await dialog(screen).getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'More options for Banks' }).click()
  await screen.getByRole('menuitem', { name: 'Merge into another…' }).click()
  await dialog(screen).getByRole('button', { name: 'Merge' }).click()
  await expect
    .element(dialog(screen).getByText('Select the item to merge into first.'))
    .toBeVisible()
  await userEvent.selectOptions(dialog(screen).getByLabelText('Merge into'), '2')
  await dialog(screen).getByRole('button', { name: 'Merge' }).click()
  await expect.element(screen.getByText('Banks merged into Schools.')).toBeVisible()
  expect(lastOf('POST', '/categories/1/merge')!.body).toEqual({ into: 2 })
})

test('an order is made with keys and buttons, and the control keeps the focus', async () => {
  const screen = await show(<Categories />)
  await expect.element(screen.getByText('Banks', { exact: false }).first()).toBeVisible()
  await screen.getByRole('button', { name: 'Change order' }).click()
  const grip = dialog(screen).getByRole('button', { name: 'Move Banks' })
  await expect.element(grip).toBeVisible()
  ;(grip.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(dialog(screen).getByText('Banks: 2 of 2')).toBeInTheDocument()
  await expect.element(grip).toHaveFocus()
  await dialog(screen).getByRole('button', { name: 'Move Banks up' }).click()
  await dialog(screen).getByRole('button', { name: 'Move Schools up' }).click()
  await expectAccessible(screen.container)
  await dialog(screen).getByRole('button', { name: 'Save order' }).click()
  await expect.element(screen.getByText('Order saved.')).toBeVisible()
  expect(lastOf('POST', '/categories/order')!.body).toEqual({ ids: [2, 1] })
})

test('a town needs state, district and city; the address narrows the list', async () => {
  const screen = await show(<Locations />, '/admin/x?status=inactive&search=jap')
  await expect.element(screen.getByText('Kheda')).toBeVisible()
  expect(Object.fromEntries(lastOf('GET', '/locations/admin/all')!.query)).toMatchObject({
    ...{ status: 'inactive', search: 'jap', sort: 'city', order: 'asc' },
  })
  await screen.getByRole('button', { name: 'Add Location' }).click()
  await userEvent.fill(dialog(screen).getByLabelText('Latitude'), 'north')
  await dialog(screen).getByRole('button', { name: 'Save' }).click()
  expect(dialog(screen).getByText('This is required').elements()).toHaveLength(3)
  await expect.element(dialog(screen).getByText('Enter degrees, such as 24.0411')).toBeVisible()
  for (const [label, text] of [
    ['State', 'Madhyam'],
    ['District', 'Suhana'],
    ['City', 'Kheda Bazar'],
    ['Latitude', '24.53'],
    ['Longitude', '84.01'],
  ] as const)
    await userEvent.fill(
      dialog(screen).getByRole(
        /itude/.test(label) ? 'textbox' : label === 'City' ? 'textbox' : 'combobox',
        { name: new RegExp(`^${label}`) },
      ),
      text,
    )
  await expectAccessible(screen.container)
  refusals['POST /api/locations'] = {
    ...{ code: 'INVALID_INPUT', error: 'Check it.' },
    fields: { city: 'Kheda Bazar already exists in this district' },
  }
  await dialog(screen).getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog(screen).getByText(/already exists/)).toBeVisible()
  delete refusals['POST /api/locations']
  await dialog(screen).getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Kheda Bazar saved.')).toBeVisible()
  expect(lastOf('POST', '/locations')!.body).toMatchObject({
    ...{ state: 'Madhyam', district: 'Suhana', city: 'Kheda Bazar' },
    ...{ latitude: 24.53, longitude: 84.01, status: 'active' },
  })
})

test('a town is merged into one that is found by typing; a banner tells a refusal', async () => {
  const screen = await show(<Locations />)
  await screen.getByRole('button', { name: 'More options for Kheda' }).click()
  await screen.getByRole('menuitem', { name: 'Merge into another…' }).click()
  await userEvent.fill(dialog(screen).getByRole('combobox', { name: 'Merge into' }), 'pan')
  await dialog(screen)
    .getByRole('option', { name: /Sonpani/ })
    .click()
  await dialog(screen).getByRole('button', { name: 'Merge' }).click()
  await expect.element(screen.getByText('Kheda merged into Sonpani.')).toBeVisible()
  expect(lastOf('POST', '/locations/1/merge')!.body).toEqual({ into: 2 })
  refusals['PUT /api/locations/2'] = {
    code: 'NOT_POSSIBLE',
    error: 'Sonpani has 1 active business.',
  }
  await screen.getByRole('button', { name: 'Active: Deactivate Sonpani' }).click()
  await expect.element(screen.getByText('Sonpani has 1 active business.')).toBeVisible()
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  expect(screen.getByText('Sonpani has 1 active business.').elements()).toHaveLength(0)
})

test('a service field: what is missing is said, and the question can be tried', async () => {
  const screen = await show(<ServiceFields />, '/admin/x?category=1')
  await screen.getByRole('button', { name: 'Add Field' }).click()
  await dialog(screen).getByRole('button', { name: 'Save' }).click()
  await expect
    .element(dialog(screen).getByText('Category, field name, and field label are required'))
    .toBeVisible()
  await userEvent.fill(
    dialog(screen).getByRole('textbox', { name: 'Field label', exact: true }),
    'Kind',
  )
  await userEvent.fill(dialog(screen).getByRole('textbox', { name: /^Field name/ }), 'of bank')
  await userEvent.selectOptions(dialog(screen).getByLabelText('Field type'), 'radio')
  await dialog(screen).getByRole('button', { name: 'Save' }).click()
  await expect
    .element(dialog(screen).getByText('Options are required for this field type'))
    .toBeVisible()
  await expect
    .element(dialog(screen).getByText('Start with a letter. Use letters, digits and _, no spaces'))
    .toBeVisible()
  await userEvent.fill(dialog(screen).getByRole('textbox', { name: /^Field name/ }), 'bank_kind')
  await userEvent.fill(
    dialog(screen).getByRole('textbox', { name: /^Options(?! in Hindi)/ }),
    'Public\n\n Private ',
  )
  await userEvent.fill(dialog(screen).getByLabelText('Sort order'), 'first')
  const preview = screen.getByRole('region', { name: 'Preview in the listing form' })
  await preview.getByRole('radio', { name: 'Private' }).click()
  await expect.element(preview.getByRole('radio', { name: 'Private' })).toBeChecked()
  await expectAccessible(screen.container)
  await dialog(screen).getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Field created successfully!')).toBeVisible()
  expect(lastOf('POST', '/category-service-fields')!.body).toMatchObject({
    ...{ categoryId: 1, fieldName: 'bank_kind', fieldLabel: 'Kind', fieldType: 'radio' },
    ...{ fieldOptions: { options: ['Public', 'Private'] }, displayOrder: 0, isActive: true },
  })
})

test('a service field is switched off by its badge, and deleted after a warning', async () => {
  const screen = await show(<ServiceFields />)
  await screen.getByRole('button', { name: 'Active: Deactivate Beds' }).click()
  await expect.element(screen.getByText('Field deactivated successfully!')).toBeVisible()
  expect(lastOf('PUT', '/category-service-fields/1')!.body).toEqual({ isActive: false })
  await screen.getByRole('button', { name: 'More options for Beds' }).click()
  await screen.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(dialog(screen).getByText(/This action cannot be undone/)).toBeVisible()
  await dialog(screen).getByRole('button', { name: 'Delete' }).click()
  await expect.element(screen.getByText('Field deleted successfully!')).toBeVisible()
})

test('no fields: said in the words of the table', async () => {
  const before = ANSWERS['GET /api/category-service-fields']!
  ANSWERS['GET /api/category-service-fields'] = { data: [], pagination: page(0) }
  const screen = await show(<ServiceFields />)
  await expect.element(screen.getByText('No fields found')).toBeVisible()
  ANSWERS['GET /api/category-service-fields'] = before
})

test('a feature is toggled by its status alone, and one in use says so', async () => {
  const screen = await show(<Features />)
  await expect.element(screen.getByText('2 businesses')).toBeVisible()
  await screen.getByRole('button', { name: 'Active: Deactivate Locker' }).click()
  await expect.element(screen.getByText('Locker is inactive.')).toBeVisible()
  expect(lastOf('PUT', '/features/5')!.body).toEqual({ status: 'inactive' })
  await screen.getByRole('button', { name: 'More options for Locker' }).click()
  await screen.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(dialog(screen).getByText(/2 businesses have this feature/)).toBeVisible()
  await expectAccessible(screen.container)
})

test('an ad is approved at once, rejected with a reason and a second press', async () => {
  const screen = await show(<Classifieds />, '/admin/x?seller=inactive')
  await screen.getByRole('button', { name: 'Approve' }).click()
  await expect.element(screen.getByText('“Cow” is live for 30 days.')).toBeVisible()
  expect(lastOf('PATCH', '/classified/1/approve')!.query.get('version')).toBe('3')
  expect(lastOf('GET', '/classified/admin/all')!.query.get('seller')).toBe('inactive')
  await screen.getByRole('button', { name: 'Reject' }).click()
  await dialog(screen).getByRole('button', { name: 'Reject' }).click()
  await expect.element(dialog(screen).getByText('Enter a reason')).toBeVisible()
  await userEvent.fill(dialog(screen).getByRole('textbox', { name: /^Reason/ }), 'No photo')
  await dialog(screen).getByRole('button', { name: 'Reject' }).click()
  expect(lastOf('PATCH', '/classified/1/reject')).toBeUndefined()
  await expectAccessible(screen.container)
  await dialog(screen).getByRole('button', { name: 'Yes, reject' }).click()
  await expect.element(screen.getByText('“Cow” is rejected.')).toBeVisible()
  expect(lastOf('PATCH', '/classified/1/reject')!.body).toEqual({ reason: 'No photo' })
})

test('an ad is suspended after a question and brought back at once', async () => {
  const screen = await show(<Classifieds />)
  await screen.getByRole('button', { name: 'Suspend', exact: true }).click()
  await dialog(screen).getByRole('button', { name: 'Suspend' }).click()
  await expect.element(screen.getByText('“Cart” is suspended.')).toBeVisible()
  expect(lastOf('PATCH', '/classified/2/status')!.body).toEqual({ status: 'suspended' })
  await screen.getByRole('button', { name: 'Reactivate' }).click()
  await expect.element(screen.getByText('“Plough” is active again.')).toBeVisible()
  refusals['PATCH /api/classified/1/approve'] = { code: 'NOT_POSSIBLE', error: 'It is sold.' }
  await screen.getByRole('button', { name: 'Approve' }).click()
  await expect.element(screen.getByText('Failed to approve ad: It is sold.')).toBeVisible()
})

test('a category of ads is changed with the version that was read', async () => {
  const screen = await show(<ClassifiedCategories />)
  await screen.getByRole('button', { name: 'Edit' }).click()
  await userEvent.fill(
    dialog(screen).getByRole('textbox', { name: /^Name(?! in Hindi)/ }),
    'Livestock',
  )
  await dialog(screen).getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Livestock saved.')).toBeVisible()
  expect(lastOf('PUT', '/classified-categories/2')!.body).toMatchObject({
    ...{ name: 'Livestock', color: '#3B82F6', sortOrder: 0, version: 1 },
  })
  await expectAccessible(screen.container)
})
