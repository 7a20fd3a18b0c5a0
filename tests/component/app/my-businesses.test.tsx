import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { History } from '#app/account/businesses/History.tsx'
import { MyBusinesses } from '#app/account/businesses/MyBusinesses.tsx'
import { createMemoryRouter } from '../setup/memory-router.tsx'

afterEach(() => vi.unstubAllGlobals())

const business = (values: Partial<OwnBusiness>) =>
  ({
    id: 1,
    slug: 'shop',
    name: 'Shop',
    nameHi: null,
    category: { id: 1, name: 'Retail', nameHi: null, slug: 'retail', icon: null, color: null },
    categoryId: 1,
    address: 'Main Road',
    city: 'Kheda',
    status: 'active',
    approvedAt: '2026-11-01T00:00:00Z',
    deletedAt: null,
    removedAt: null,
    hiddenReason: null,
    sentAgainAt: null,
    waitingChange: null,
    images: [],
    logo: null,
    pausedUntil: null,
    pausedFor: null,
    movedTo: null,
    ...values,
  }) as OwnBusiness

const AT = '2026-11-20T06:00:00Z'
const ALL = [
  business({ id: 1, name: 'Live shop' }),
  business({ id: 2, name: 'New shop', status: 'pending', approvedAt: null }),
  business({
    id: 3,
    name: 'Sent back shop',
    status: 'inactive',
    approvedAt: null,
    hiddenReason: 'Add a landmark.',
  }),
  business({ id: 4, name: 'Taken shop', status: 'inactive' }),
  business({ id: 5, name: 'Paused shop', pausedUntil: '2026-12-05', pausedFor: 'renovation' }),
  business({ id: 6, name: 'Closed shop', status: 'closed' }),
  business({
    id: 7,
    name: 'Moved shop',
    status: 'closed',
    movedTo: { address: 'Ring Road 5', business: null },
  }),
  business({
    id: 8,
    name: 'Deleted shop',
    status: 'inactive',
    deletedAt: AT,
    removedAt: '2026-12-20T06:00:00Z',
  }),
]

type Call = { method: string; path: string; body: unknown }
type Answers = Record<string, unknown>

/**
 * Renders the screen with a server that answers by method and path; returns what it was asked to
 * write.
 */
async function show(answers: Answers, { path = '/my-businesses' } = {}) {
  const written: Call[] = []
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init)
    const { pathname } = new URL(request.url, location.href)
    const { method } = request
    if (method !== 'GET') {
      const text = await request.text()
      written.push({ method, path: pathname, body: text ? JSON.parse(text) : undefined })
    }
    const answer = answers[`${method} ${pathname}`] ?? { success: true, data: [] }
    const { status = 200, ...rest } = answer as { status?: number }
    return Response.json(rest, { status })
  })
  const router = createMemoryRouter(
    [
      { path: '/my-businesses', element: <MyBusinesses /> },
      { path: '/business/:id/history', element: <History /> },
    ],
    { initialEntries: [path] },
  )
  const screen = await render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { screen, written, router }
}

const MINE = 'GET /api/businesses/user/my-businesses'
const mine = (data: readonly OwnBusiness[]) => ({ [MINE]: { success: true, data } })
const rowOf = (name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })

test('while no listings are accepted, none is offered to be added', async () => {
  const shell = Object.assign(document.createElement('div'), { id: 'app' })
  shell.dataset['closed'] = ''
  document.body.append(shell)
  const { screen } = await show(mine([]))
  await expect.element(screen.getByText(/not accepting new business listings/)).toBeVisible()
  expect(document.querySelector('[href="/add-listing"]')).toBeNull()
  shell.remove()
})

test('each state says what it is and what can be done', async () => {
  await show(mine(ALL))
  const expected: [name: string, texts: RegExp[], actions: string[]][] = [
    ['Live shop', [/Live/], ['Edit: Live shop', 'View page: Live shop']],
    ['New shop', [/Pending/, /within 24-48 hours/], ['Edit: New shop', 'Preview: New shop']],
    [
      'Sent back shop',
      [/Changes needed/, /“Add a landmark\.”/],
      ['Resubmit: Sent back shop', 'Preview: Sent back shop'],
    ],
    ['Taken shop', [/Hidden/], ['Resubmit: Taken shop']],
    ['Paused shop', [/Temporarily closed/, /5 Dec/], ['Reopen now: Paused shop']],
    ['Closed shop', [/Permanently closed/], ['Reopen now: Closed shop']],
    ['Moved shop', [/Moved/, /Ring Road 5/], ['Reopen now: Moved shop']],
    ['Deleted shop', [/Deleted/, /20 Dec/], ['Undo: Deleted shop']],
  ]
  for (const [name, texts, actions] of expected) {
    const row = rowOf(name)
    for (const text of texts) await expect.element(row).toMatchTextContent(text)
    for (const action of actions) {
      const button = row.getByRole('button', { name: action })
      await expect.element(button.or(row.getByRole('link', { name: action }))).toBeVisible()
    }
  }
  expect(rowOf('Deleted shop').getByRole('link').elements()).toEqual([])
  await page.getByRole('button', { name: 'Changes needed (1)' }).click()
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(1)
})

test('what nobody confirmed for a year is confirmed with one press', async () => {
  const confirmedAt = '2020-03-01T06:00:00Z'
  const stale = ['Tea stall', 'Rope shop'].map((name, at) =>
    business({ id: 20 + at, name, confirmedAt }),
  )
  const hidden = business({ id: 30, name: 'Hidden shop', status: 'inactive', confirmedAt })
  const CONFIRM = 'POST /api/businesses/user/my-businesses/confirm'
  const answers = { [CONFIRM]: { success: true, data: { confirmed: [20] } } }
  const { written } = await show({ ...mine([...stale, hidden]), ...answers })
  const box = page.getByRole('region', { name: /Is this information still correct/ })
  await expect.element(box).toMatchTextContent(/Last confirmed on 1 Mar 2020/)
  await expect.element(box).not.toMatchTextContent(/Hidden shop/)
  await page.getByRole('button', { name: 'Yes, still correct: Tea stall' }).click()
  await expect.element(page.getByText('Confirmed. Thank you!')).toBeVisible()
  await page.getByRole('button', { name: 'All 2 are still correct' }).click()
  await expect.poll(() => written).toHaveLength(2)
  expect(written.map(({ body }) => body)).toEqual([{ ids: [20] }, { ids: [20, 21] }])
})

test('a listing is sent again with one press', async () => {
  const { written } = await show({
    ...mine(ALL),
    'POST /api/businesses/3/send-again': { success: true, data: { id: 3, status: 'pending' } },
  })
  await page.getByRole('button', { name: 'Resubmit: Sent back shop' }).click()
  await expect.element(page.getByText(/“Sent back shop” resubmitted\./)).toBeVisible()
  expect(written).toEqual([
    { method: 'POST', path: '/api/businesses/3/send-again', body: undefined },
  ])
})

test('closing for some time asks for the day and says what is wrong with it', async () => {
  const answers: Answers = {
    ...mine([ALL[0]!]),
    'PATCH /api/businesses/1/standing': {
      status: 400,
      success: false,
      code: 'INVALID_INPUT',
      error: 'Wrong',
      fields: { until: 'Choose a day after today' },
    },
  }
  const { written } = await show(answers)
  await page.getByRole('button', { name: 'More options for Live shop' }).click()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Close “Live shop” temporarily' })
  await dialog.getByLabelText(/Reopens on/).fill('2026-11-20')
  await dialog.getByRole('button', { name: 'Close temporarily' }).click()
  await expect.element(dialog.getByText('Choose a day after today')).toBeVisible()
  answers['PATCH /api/businesses/1/standing'] = {
    success: true,
    data: { id: 1, status: 'active', version: 2 },
  }
  await dialog.getByLabelText(/Reopens on/).fill('2026-12-05')
  await dialog.getByLabelText('Reason').selectOptions('holiday')
  await dialog.getByRole('button', { name: 'Close temporarily' }).click()
  await expect.element(page.getByText(/is temporarily closed/)).toBeVisible()
  expect(written.at(-1)?.body).toEqual({
    standing: 'paused',
    until: '2026-12-05',
    reason: 'holiday',
  })
})

test('a deletion is asked about first, and can be undone at once', async () => {
  const { written } = await show({
    ...mine([ALL[0]!]),
    'DELETE /api/businesses/1': {
      success: true,
      data: { id: 1, deletedAt: AT, removedAt: AT },
    },
    'POST /api/businesses/1/restore': { success: true, data: { id: 1, status: 'active' } },
  })
  await page.getByRole('button', { name: 'More options for Live shop' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete “Live shop”?' })
  await expect
    .element(dialog.getByText(/^Are you sure you want to delete this business\?/))
    .toBeVisible()
  expect(written).toEqual([])
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(page.getByText(/“Live shop” deleted\./)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText(/restored/)).toBeVisible()
  expect(written.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /api/businesses/1',
    'POST /api/businesses/1/restore',
  ])
})

test('own claims say what they wait for; one that was taken back is not told', async () => {
  const claim = {
    proof: 'call',
    status: 'open',
    note: null,
    isProven: false,
    reason: null,
    decidedAt: null,
    createdAt: AT,
  }
  const of = (id: number, name: string) => ({ business: { id, name, slug: 'x', city: 'Kheda' } })
  await show({
    ...mine([]),
    'GET /api/claims/mine': {
      success: true,
      data: [
        { id: 1, ...claim, ...of(1, 'Called') },
        { id: 2, ...claim, ...of(2, 'Coded'), proof: 'code' },
        { id: 3, ...claim, ...of(3, 'Refused shop'), status: 'rejected', reason: 'No answer.' },
        { id: 4, ...claim, ...of(4, 'Taken back'), status: 'withdrawn' },
      ],
    },
  })
  await expect.element(page.getByRole('link', { name: 'View: Called' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Enter code: Coded' })).toBeVisible()
  await expect.element(page.getByText('Message from our team: “No answer.”')).toBeVisible()
  expect(page.getByText('Taken back').elements()).toEqual([])
  await expect.element(page.getByText('No businesses yet')).toBeVisible()
})

test('the history tells who, what and why', async () => {
  const entry = { at: AT, by: 'owner', decidedBy: null, reason: null, changes: [] }
  const day = (open: string) => ({ open, close: '20:00', closed: false })
  await show(
    {
      'GET /api/businesses/1/history': {
        success: true,
        data: [
          {
            ...{ id: 3, ...entry, action: 'reject change', decidedBy: 'team' },
            reason: 'The board says otherwise.',
            changes: [{ field: 'name', before: 'Shop', after: 'Big Shop' }],
          },
          {
            ...{ id: 2, ...entry, action: 'update' },
            changes: [
              {
                field: 'businessHours',
                before: { monday: day('09:00'), tuesday: day('09:00') },
                after: { monday: day('10:00'), tuesday: day('09:00') },
              },
            ],
          },
          { id: 1, ...entry, action: 'approve', by: 'team' },
        ],
        pagination: { page: 1, limit: 20, total: 3, totalPages: 1, hasPrev: false, hasNext: false },
      },
      'GET /api/businesses/user/my-businesses/1': { success: true, data: ALL[0] },
    },
    { path: '/business/1/history' },
  )
  const items = page.getByRole('listitem')
  await expect.element(items.nth(0)).toMatchTextContent(/Edit rejected/)
  await expect.element(items.nth(0)).toMatchTextContent(/You · Reviewed by: Our team/)
  await expect.element(items.nth(0)).toMatchTextContent(/“The board says otherwise\.”/)
  await expect.element(items.nth(0).getByRole('row').nth(1)).toMatchTextContent('ShopBig Shop')
  await expect.element(items.nth(1)).toMatchTextContent(/Opening hours/)
  // Of the hours only the day that changed.
  await expect
    .element(items.nth(1).getByRole('row').nth(1))
    .toMatchTextContent('Monday: 9:00 AM - 8:00 PMMonday: 10:00 AM - 8:00 PM')
  await expect.element(items.nth(2)).toMatchTextContent(/Approved and live/)
})

test('what cannot be read says so, and is asked for again', async () => {
  const answers: Answers = {
    [MINE]: { status: 500, success: false, code: 'INTERNAL', error: 'Oh' },
  }
  await show(answers)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Couldn’t load this/)
  answers[MINE] = { success: true, data: [ALL[0]] }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(rowOf('Live shop')).toBeVisible()
})

test('a draft is thrown away only after it was asked', async () => {
  const draft = { id: 9, name: 'Rope shop', updatedAt: AT }
  const { written } = await show({
    ...mine(ALL),
    'GET /api/business-drafts': { success: true, data: [draft] },
    'DELETE /api/business-drafts/9': { success: true, data: { id: 9 } },
  })
  const away = page.getByRole('button', { name: 'Discard: Rope shop' })
  await away.click()
  const dialog = page.getByRole('dialog', { name: 'Discard Rope shop?' })
  await dialog.getByRole('button', { name: 'Keep' }).last().click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(written).toEqual([])
  await away.click()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(written).toEqual([{ method: 'DELETE', path: '/api/business-drafts/9', body: undefined }])
})
