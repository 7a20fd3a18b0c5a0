import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import { Dashboard } from '#app/account/dashboard/Dashboard.tsx'
import { VISITOR_ACTION_KINDS } from '#shared/rules/analytics.ts'
import { CLASSIFIED_STATUSES } from '#shared/rules/classifieds.ts'
import { $session } from '#stores/session.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

const NONE = { page: 1, limit: 4, total: 0, totalPages: 0, hasPrev: false, hasNext: false }
const counts = (view: number) => ({
  ...Object.fromEntries(VISITOR_ACTION_KINDS.map((kind) => [kind, 0])),
  view,
})
const byStatus = (counts: Partial<Record<(typeof CLASSIFIED_STATUSES)[number], number>> = {}) =>
  Object.fromEntries(CLASSIFIED_STATUSES.map((status) => [status, counts[status] ?? 0]))
const sales = { total: 0, views: 0, sold: 0, soldHere: 0, revenue: 0, byStatus: byStatus() }
const NOTHING: Record<string, object> = {
  '/api/users/profile': { data: { id: 7, name: 'Asha', role: 'owner', profilePhoto: null } },
  '/api/businesses/user/my-businesses': { data: [] },
  '/api/classified/user/my-ads': { data: [], pagination: NONE },
  '/api/classified/user/summary': { data: sales },
  '/api/classified-inquiries/stats': { data: { total: 0, unread: 0 } },
  '/api/analytics/totals': {
    data: { days: 28, now: counts(0), before: counts(0), viewsByDay: Array(28).fill(0) },
  },
  '/api/messages/unread-count': { data: { unreadCount: 0 } },
  '/api/messages': { data: [], pagination: NONE },
  '/api/claims/mine': { data: [] },
  '/api/reviews/received': { data: [], pagination: NONE },
  '/api/favorites': { data: [] },
  '/api/reviews/mine': { data: [], pagination: NONE },
}

const listing = (id: number) => ({
  id,
  name: `Shop ${id}`,
  nameHi: null,
  slug: `shop-${id}`,
  status: 'active',
  category: { id: 1, name: 'Restaurants', slug: 'restaurants', color: '#000', icon: '' },
  city: 'Navapur',
  address: null,
  waitingChange: null,
  businessHours: null,
  images: ['a.webp'],
})

beforeEach(() => $session.set({ id: 7, name: 'Asha', role: 'owner' }))
afterEach(() => {
  vi.unstubAllGlobals()
  $session.set(null)
})

async function paint(answers: Record<string, object | undefined> = {}) {
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const answer = { ...NOTHING, ...answers }[pathname]
    if (answer) return Response.json({ success: true, ...answer })
    return Response.json({ success: false, code: 'NOT_FOUND', error: 'Gone.' }, { status: 404 })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Dashboard /> }])} />
    </QueryClientProvider>,
  )
}

const figure = (name: string) =>
  [...document.querySelectorAll('.figures > div')]
    .find((one) => one.querySelector('dt')!.textContent === name)!
    .textContent.slice(name.length)

const tasks = () => [...document.querySelectorAll('.task')].map((task) => task.textContent)

test('the numbers are those that the server counted', async () => {
  const screen = await paint({
    '/api/businesses/user/my-businesses': {
      data: [listing(1), { ...listing(2), status: 'pending' }],
    },
    '/api/classified/user/summary': {
      data: {
        ...sales,
        total: 612,
        byStatus: byStatus({ active: 12, sold: 600 }),
        sold: 600,
        soldHere: 450,
        revenue: 1_234_500,
      },
    },
    '/api/classified-inquiries/stats': { data: { total: 9, unread: 3 } },
    '/api/analytics/totals': {
      data: { days: 28, now: counts(1500), before: counts(1), viewsByDay: [300, 0, 1200] },
    },
  })
  await expect.element(screen.getByText('₹12,34,500')).toBeVisible()
  await expect.element(screen.getByText('3 unread', { exact: true })).toBeVisible()
  await expect.poll(() => figure('Businesses')).toBe('21 live')
  await expect.poll(() => figure('Views, 28 days')).toBe('1,500previously: 1')
  const line = document.querySelector('.trend polyline')!
  expect(line.getAttribute('points')).toBe('0.0,15.0 50.0,20.0 100.0,0.0')
  expect(figure('Classified Ads')).toBe('61212 active')
  expect(figure('Inquiries')).toBe('93 unread')
  expect(figure('Revenue')).toBe(
    '₹12,34,500Total price of 600 ads marked as sold, 450 sold on this site',
  )
})

test('a new account is told what to do first', async () => {
  const screen = await paint()
  await expect.element(screen.getByText('You have no tasks.')).toBeVisible()
  const empty = screen.getByText('No businesses yet')
  await expect.element(empty).toBeVisible()
  const first = document.querySelector('.empty a')!
  expect(first.getAttribute('href')).toBe('/add-listing')
  const quick = [...document.querySelectorAll('.quick a')].map((link) => link.getAttribute('href'))
  expect(quick).toEqual([
    '/add-listing',
    '/classified/post',
    '/dashboard/classified',
    '/analytics',
    '/profile',
    '/ads',
  ])
})

test('while no listings are accepted, none is offered to be added', async () => {
  const shell = Object.assign(document.createElement('div'), { id: 'app' })
  shell.dataset['closed'] = ''
  document.body.append(shell)
  const screen = await paint()
  await expect.element(screen.getByText(/not accepting new business listings/)).toBeVisible()
  expect(document.querySelector('[href="/add-listing"]')).toBeNull()
  shell.remove()
})

test('reviews without a reply wait, with the way to them', async () => {
  const screen = await paint({
    '/api/reviews/received': { data: [], pagination: { ...NONE, total: 2 } },
  })
  await expect.element(screen.getByText('2 reviews without a reply')).toBeVisible()
  const way = screen.getByRole('link', { name: 'Reply: 2 reviews without a reply' })
  await expect.element(way).toHaveAttribute('href', '/reviews?show=unanswered')
})

test('of many tasks the first six stand there; six businesses do', async () => {
  const many = Array.from({ length: 9 }, (_, at) => listing(at + 1))
  const screen = await paint({ '/api/businesses/user/my-businesses': { data: many } })
  await expect.element(screen.getByText(/^You have 9 tasks\. First: /)).toBeVisible()
  expect(tasks()).toHaveLength(6)
  await expect.poll(() => document.querySelectorAll('.own').length).toBe(6)
  await screen.getByRole('button', { name: 'Show all 9' }).click()
  expect(tasks()).toHaveLength(9)
  expect(document.querySelector('.task a')!.getAttribute('href')).toBe(
    '/business/1/edit#part-hours',
  )
})

const claim = (id: number, fields: object) => ({
  id,
  business: { id, name: `Bank ${id}`, slug: `bank-${id}`, city: 'Sonpani' },
  ...{ proof: 'call', status: 'open', note: null, isProven: false, reason: null },
  ...{ decidedAt: null, createdAt: new Date().toISOString(), ...fields },
})

test('a listing that is not shown says why, as it does where it stands', async () => {
  const reason = 'Say what you sell.'
  const hidden = { ...listing(1), status: 'inactive', approvedAt: null, deletedAt: null }
  await paint({
    '/api/businesses/user/my-businesses': {
      data: [
        { ...hidden, hiddenReason: reason, hiddenAt: '2026-11-20T06:30:00Z' },
        { ...hidden, ...listing(2), status: 'inactive', hiddenReason: null },
        { ...hidden, id: 3, deletedAt: '2026-01-01', removedAt: '2026-02-01' },
      ],
    },
  })
  await expect.poll(() => tasks().length).toBe(2)
  expect(tasks()[0]).toContain('Shop 1: Changes needed')
  expect(tasks()[0]).toContain('20 November 2026 at 12:00 pm')
  for (const place of [tasks()[0], document.querySelector('.own-full')!.textContent])
    expect(place).toContain(`Message from our team: “${reason}”`)
  expect(document.querySelector('.task a')!.getAttribute('href')).toBe('/business/1/edit')
})

test('claims stand there for every role, and what they lack is a task', async () => {
  $session.set({ id: 7, name: 'Asha', role: 'user' })
  const old = { status: 'rejected', reason: 'Wrong paper.', decidedAt: '2020-01-01T00:00:00Z' }
  const screen = await paint({
    '/api/claims/mine': {
      data: [
        claim(1, {}),
        claim(2, { proof: 'code' }),
        claim(3, { ...old, decidedAt: new Date().toISOString() }),
        claim(4, old),
      ],
    },
  })
  await expect.element(screen.getByText('Your claims')).toBeVisible()
  await expect.poll(() => document.querySelectorAll('.twin').length).toBe(3)
  await expect.poll(() => tasks().length).toBe(2)
  expect(tasks()[0]).toContain('Bank 2: Code needed')
  expect(tasks()[1]).toContain('Message from our team: “Wrong paper.”')
  expect(document.querySelector('.task a')!.getAttribute('href')).toBe('/claim/2')
})

test('an account without a business sees what it saved and wrote', async () => {
  $session.set({ id: 7, name: 'Asha', role: 'user' })
  const review = { id: 1, rating: 4, comment: 'Honest people.', createdAt: '2026-01-05T10:00:00Z' }
  const screen = await paint({
    '/api/users/profile': { data: { id: 7, name: 'Asha', role: 'user', profilePhoto: null } },
    '/api/favorites': { data: [3, 5, 6] },
    '/api/businesses': { data: [{ ...listing(3), phone: '+919000000031' }] },
    '/api/reviews/mine': {
      data: [
        { ...review, status: 'pending', business: { id: 3, name: 'Shop 3', slug: 'shop-3' } },
        { ...review, id: 2, status: 'active', business: { id: 9, name: 'Shop 9', slug: null } },
      ],
      pagination: { ...NONE, total: 2 },
    },
  })
  await expect.poll(() => figure('Saved businesses')).toBe('3in your list')
  expect(figure('My reviews')).toBe('2including pending')
  expect(document.querySelectorAll('.figures > div')).toHaveLength(2)
  await expect.element(screen.getByRole('link', { name: 'Call Shop 3' })).toBeVisible()
  await expect.element(screen.getByText('Pending approval')).toBeVisible()
  await expect.element(screen.getByText('Published')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: '4 of 5 stars' }).first()).toBeVisible()
  expect(screen.getByRole('link', { name: 'Shop 9' }).elements()).toHaveLength(0)
})

test('a row says how complete its listing is, and shows its photo', async () => {
  const screen = await paint({ '/api/businesses/user/my-businesses': { data: [listing(1)] } })
  await expect.element(screen.getByText(/^Missing: category, description, phone/)).toBeVisible()
  const meter = screen.getByRole('progressbar', { name: 'complete' })
  const percent = meter.element().getAttribute('aria-valuenow')
  await expect.element(screen.getByText(`${percent}%`)).toBeVisible()
  expect(document.querySelector('.own-photo img')!.getAttribute('src')).toContain('a.webp')
})

test('what failed says so, and the rest is there', async () => {
  const screen = await paint({ '/api/messages/unread-count': undefined })
  await expect.element(screen.getByText('Couldn’t load this: Gone.')).toBeVisible()
  await expect.element(screen.getByText('No businesses yet')).toBeVisible()
})
