import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ReactNode } from 'react'
import { RouterProvider } from '#app/router/index.ts'
import { Businesses } from '#app/admin/businesses/Businesses.tsx'
import { Reviews } from '#app/admin/reviews/Reviews.tsx'
import { Users } from '#app/admin/users/Users.tsx'
import { expectAccessible } from '../setup/accessible.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

type RecordedRequest = { method: string; path: string; query: URLSearchParams; body: unknown }

let asked: RecordedRequest[] = []
let refusal: object | null = null

const page = (total: number) => ({
  ...{ page: 1, limit: 50, total, totalPages: Math.ceil(total / 50) },
  hasPrev: false,
  hasNext: total > 50,
})
const listing = (id: number, status: string) => ({
  ...{ id, name: `Namuna ${id}`, slug: `namuna-${id}`, status, city: 'Kheda', address: 'Redma' },
  ...{
    version: 3,
    category: { id: 1, name: 'Bank' },
    owner: null,
    source: 'osm',
    views: 12,
    contacts: 3,
  },
  ...{ verified: false, featured: false, averageRating: 4.5, totalReviews: 2, deletedAt: null },
  ...{ createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-02T00:00:00Z' },
})
const person = (id: number, status: string) => ({
  ...{ id, name: `Person ${id}`, email: `p${id}@example.org`, role: 'user', status },
  ...{ emailConfirmed: true, phone: null, businesses: 0, lastSeenAt: null },
  createdAt: '2026-11-01T00:00:00Z',
})
const review = (id: number, status: string, more: object = {}) => ({
  ...{ id, status, rating: 4, title: 'Good', comment: `Comment ${id}`, helpful: 1 },
  ...{ business: { id: 1, name: 'Namuna', slug: 'namuna' }, reports: 0, reasons: [] },
  ...{ user: { id: 1, name: `Person ${id}`, email: `p${id}@example.org` } },
  ...{ createdAt: '2026-11-01T00:00:00Z', sameDay: { ofBusiness: 1, ofWriter: 1 } },
  ...{ network: null, answers: [] },
  ...more,
})
const answer = (id: number, status: string, more: object) => ({
  ...{ id, status, reason: null, createdAt: '2026-11-02T00:00:00Z' },
  ...more,
})
const BULK = {
  ...{ id: 5, change: { what: 'status', status: 'active' }, by: 'Meera', total: 50, done: 49 },
  ...{ at: '2026-11-01T00:00:00Z', state: 'done', undone: 0, kept: 0, failedCount: 1 },
  failed: [{ id: 2, name: 'Namuna 2', error: 'This business is already active.' }],
  undoableUntil: '2026-11-08T00:00:00Z',
}
const ANSWERS: Record<string, object> = {
  'GET /api/businesses/admin/all': {
    data: Array.from({ length: 50 }, (_, at) => listing(at + 1, at === 0 ? 'pending' : 'active')),
    pagination: page(120),
    counts: { pending: 1, active: 119, inactive: 0, closed: 0 },
    sources: ['osm'],
  },
  'GET /api/categories': { data: [{ id: 7, name: 'Bank' }] },
  'GET /api/locations': { data: [{ id: 3, city: 'Kheda' }] },
  'GET /api/users': { data: [person(1, 'active'), person(2, 'inactive')], pagination: page(2) },
  'GET /api/users/stats': {
    data: { total: 2, admins: 0, owners: 0, customers: 2, inactive: 1 },
  },
  'GET /api/reviews/admin/all': {
    data: {
      reviews: [
        review(1, 'active', {
          ...{ reports: 2, reasons: ['offensive', 'wrong'] },
          sameDay: { ofBusiness: 6, ofWriter: 1 },
          network: { reviews: 4, isOwners: true },
          answers: [
            answer(8, 'active', { text: 'Come again' }),
            answer(9, 'pending', { text: 'Come again soon' }),
          ],
        }),
        review(2, 'pending'),
        review(3, 'hidden'),
      ],
      pagination: {
        ...{ totalReviews: 3, currentPage: 1, totalPages: 1, hasPrev: false, hasNext: false },
      },
    },
  },
  'POST /api/reviews/admin/bulk': { data: { done: 3, failed: [] } },
  'POST /api/businesses/admin/bulk': { data: BULK },
  'GET /api/businesses/admin/bulk/5': { data: BULK },
  'POST /api/businesses/admin/bulk/5/undo': { data: { ...BULK, state: 'undone', undone: 49 } },
  'GET /api/businesses/admin/towns': {
    data: [
      { id: 3, city: 'Ramtola', district: 'Ramtola', count: 612 },
      { id: 4, city: 'Ramtola', district: 'Suhana', count: 48 },
    ],
  },
  'GET /api/admin/views': { data: [{ id: 9, title: 'To call', query: 'lacks=phone' }] },
  'GET /api/auth/proof': { data: { isFresh: true, ways: ['password'] } },
}

beforeEach(() => {
  asked = []
  refusal = null
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
    if (refusal) return Response.json(refusal, { status: 500 })
    const known = ANSWERS[`${request.method} ${pathname}`] ?? { data: { id: 1, status: 'active' } }
    return Response.json({ success: true, ...known })
  })
})
afterEach(() => vi.unstubAllGlobals())

function show(shown: ReactNode, address = '/admin/x') {
  const router = createMemoryRouter([{ path: '/admin/x', element: shown }], {
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

test('listings: filters and order of the address are asked for', async () => {
  const screen = await show(
    <Businesses />,
    '/admin/x?status=active&lacks=hours&sort=name&order=asc',
  )
  await expect.element(screen.getByText('Namuna 1', { exact: true })).toBeVisible()
  const { query } = lastOf('GET', '/businesses/admin/all')!
  expect(Object.fromEntries(query)).toMatchObject({
    ...{ status: 'active', missing: 'hours', sort: 'name', order: 'asc', page: '1' },
  })
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: /^Filters/ }).click()
  await screen.getByRole('combobox', { name: 'Town' }).fill('ramg')
  await screen.getByRole('option', { name: /Suhana district, 48/ }).click()
  await vi.waitFor(() =>
    expect(lastOf('GET', '/businesses/admin/all')!.query.get('locationId')).toBe('4'),
  )
  expect(lastOf('GET', '/businesses/admin/towns')!.query.get('town')).toBe('ramg')
})

test('a listing is edited and viewed by a link; the menu approves and rejects it', async () => {
  const screen = await show(<Businesses />)
  await expect
    .element(screen.getByRole('link', { name: 'Edit Namuna 2', exact: true }))
    .toHaveAttribute('href', '/business/2/edit')
  await expect
    .element(screen.getByRole('link', { name: 'View Namuna 2', exact: true }))
    .toHaveAttribute('href', '/business/namuna-2')
  const menu = screen.getByRole('button', { name: 'More options for Namuna 1', exact: true })
  await menu.click()
  await screen.getByRole('menuitem', { name: 'Approve' }).click()
  await expect
    .element(screen.getByText('Business status updated to active successfully!'))
    .toBeVisible()
  expect(lastOf('PATCH', '/businesses/1/status')!.body).toEqual({ status: 'active', version: 3 })
  await menu.click()
  await screen.getByRole('menuitem', { name: 'Reject' }).click()
  await userEvent.fill(screen.getByLabelText('Reason'), 'No such shop')
  await screen.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await vi.waitFor(() =>
    expect(lastOf('PATCH', '/businesses/1/status')!.body).toEqual({
      status: 'inactive',
      reason: 'No such shop',
    }),
  )
})

test('all listings of a page are changed at once, and what failed is listed', async () => {
  const screen = await show(<Businesses />)
  await expect.element(screen.getByText('Namuna 1', { exact: true })).toBeVisible()
  screen.container.querySelector<HTMLElement>('thead .pick input')!.click()
  await screen
    .getByRole('group', { name: '50 selected' })
    .getByRole('button', { name: 'Approve' })
    .click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('49 updated.')).toBeVisible()
  await expect.element(screen.getByText(/This business is already active/)).toBeVisible()
  expect(lastOf('POST', '/businesses/admin/bulk')!.body).toMatchObject({
    change: { what: 'status', status: 'active' },
  })
  await expectAccessible(screen.container)
  await screen.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await vi.waitFor(() => expect(lastOf('POST', '/businesses/admin/bulk/5/undo')).toBeDefined())
})

test('all that match are changed by their filter and the count that was shown', async () => {
  const screen = await show(<Businesses />, '/admin/x?status=active&search=namuna')
  await expect.element(screen.getByText('Namuna 1', { exact: true })).toBeVisible()
  screen.container.querySelector<HTMLElement>('thead .pick input')!.click()
  await screen.getByRole('button', { name: 'Select all 120 that match' }).click()
  const tools = screen.getByRole('group', { name: '120 selected' })
  await tools.getByRole('button', { name: 'Deactivate' }).click()
  refusal = {
    ...{ success: false, code: 'CHANGED_MEANWHILE', fields: { count: '121' } },
    error: '121 listings match now. Check the list and try again.',
  }
  await screen.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect.element(screen.getByText(/^121 listings match now/)).toBeVisible()
  expect(lastOf('POST', '/businesses/admin/bulk')!.body).toEqual({
    ...{ filter: { status: 'active', search: 'namuna' }, count: 120 },
    change: { what: 'status', status: 'inactive' },
  })
})

test('a search that was corrected says so, and can be asked for as typed', async () => {
  const known = ANSWERS['GET /api/businesses/admin/all']!
  ANSWERS['GET /api/businesses/admin/all'] = { ...known, correctedTo: 'namuna' }
  const screen = await show(<Businesses />, '/admin/x?search=namnua')
  await screen.getByRole('link', { name: 'Search for “namnua”' }).click()
  await vi.waitFor(() =>
    expect(lastOf('GET', '/businesses/admin/all')!.query.get('exact')).toBe('true'),
  )
  ANSWERS['GET /api/businesses/admin/all'] = known
})

test('a list that does not come says why in the words given for it', async () => {
  refusal = { success: false, code: 'INTERNAL', error: 'x' }
  const screen = await show(<Businesses />)
  await expect
    .element(
      screen.getByText('Failed to fetch businesses. Please check your connection and try again.'),
    )
    .toBeVisible()
})

test('people: deactivating asks first and is a real call; deleting says what goes', async () => {
  const screen = await show(<Users />)
  await screen.getByRole('button', { name: 'Deactivate' }).click()
  await expectAccessible(screen.container)
  await screen.getByRole('checkbox', { name: 'Their reviews' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect
    .element(screen.getByText('Person 1 is deactivated and logged out everywhere.'))
    .toBeVisible()
  expect(lastOf('PATCH', '/users/1/status')!.body).toEqual({
    status: 'inactive',
    hide: ['reviews'],
  })
  await screen.getByRole('button', { name: 'More options for Person 2' }).click()
  await screen.getByRole('menuitem', { name: 'Delete' }).click()
  await expect
    .element(
      screen.getByText('Are you sure you want to delete this user? This action cannot be undone.'),
    )
    .toBeVisible()
  await expectAccessible(screen.container)
  await userEvent.selectOptions(screen.getByLabelText('Their listings'), 'remove')
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(screen.getByText('Person 2 was deleted.')).toBeVisible()
  const { query } = lastOf('DELETE', '/users/2')!
  expect(Object.fromEntries(query)).toEqual({ listings: 'remove', reviews: 'remove' })
})

test('a search is kept with the account under a name of one’s own', async () => {
  const screen = await show(<Businesses />, '/admin/x?lacks=phone')
  await expect
    .element(screen.getByRole('link', { name: /^To call/ }))
    .toHaveAttribute('aria-current', 'page')
  await screen.getByRole('link', { name: /^Pending/ }).click()
  await vi.waitFor(() =>
    expect(lastOf('GET', '/businesses/admin/all')!.query.get('status')).toBe('pending'),
  )
  await screen.unmount()
  const other = await show(<Businesses />, '/admin/x?lacks=photo')
  await other.getByRole('button', { name: 'Save view' }).click()
  await userEvent.fill(other.getByRole('textbox', { name: 'View name' }), 'To photograph')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() =>
    expect(lastOf('POST', '/admin/views')!.body).toEqual({
      ...{ list: 'businesses', title: 'To photograph', query: 'lacks=photo' },
    }),
  )
})

test('reviews: hints with their evidence, and what each state allows', async () => {
  const screen = await show(<Reviews />, '/admin/x?status=pending')
  await expect.element(screen.getByText('Reported 2 times: offensive, wrong details')).toBeVisible()
  await expect.element(screen.getByText('6 reviews of this business in one day')).toBeVisible()
  await expect
    .element(screen.getByText(/^4 reviews of this business from one network/))
    .toBeVisible()
  await expect
    .element(screen.getByText(/^Sent from a network that the business owner/))
    .toBeVisible()
  const { query } = lastOf('GET', '/reviews/admin/all')!
  expect(Object.fromEntries(query)).toMatchObject({ status: 'pending', page: '1', limit: '20' })
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Restore' }).click()
  await expect.element(screen.getByText('Review approved successfully')).toBeVisible()
  expect(lastOf('PATCH', '/reviews/admin/3/status')!.body).toEqual({ status: 'active' })
})

test('reviews: the answer of the owner is approved, and hidden with a reason', async () => {
  const screen = await show(<Reviews />)
  await expect.element(screen.getByText('Come again', { exact: true })).toBeVisible()
  const menu = screen.getByRole('button', { name: 'More options for Person 1, Namuna' })
  await menu.click()
  await screen.getByRole('menuitem', { name: 'Approve reply' }).click()
  await expect.element(screen.getByText('Reply shown')).toBeVisible()
  const approved = lastOf('PATCH', '/reviews/admin/answers/9/status')!
  expect(approved.body).toEqual({ status: 'active' })
  await menu.click()
  await screen.getByRole('menuitem', { name: 'Hide reply' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Hide the reply from Namuna?' })
  await dialog.getByRole('textbox').fill('It names others.')
  await dialog.getByRole('button', { name: 'Hide reply' }).click()
  await expect.element(screen.getByText('Reply hidden')).toBeVisible()
  expect(lastOf('PATCH', '/reviews/admin/answers/8/status')!.body).toEqual({
    ...{ status: 'hidden', reason: 'It names others.' },
  })
})

test('reviews: several are rejected at once, after a second look', async () => {
  const screen = await show(<Reviews />)
  await screen.getByRole('button', { name: 'Reject selected' }).click()
  await expect.element(screen.getByText('Please select reviews to update')).toBeVisible()
  screen.container.querySelector<HTMLElement>('thead .pick input')!.click()
  await screen.getByRole('button', { name: 'Reject selected' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Reject 3 reviews?' })).toBeVisible()
  await screen.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await expect.element(screen.getByText('3 updated.')).toBeVisible()
  expect(lastOf('POST', '/reviews/admin/bulk')!.body).toEqual({ ids: [1, 2, 3], status: 'hidden' })
})
