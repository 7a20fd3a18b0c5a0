import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import { Audit } from '#app/admin/audit/Audit.tsx'
import { Backups } from '#app/admin/backups/Backups.tsx'
import { expectAccessible } from '../setup/accessible.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

type RecordedRequest = { method: string; path: string; query: URLSearchParams }

/** Lists of what can be undone. */
const LISTS = ['/api/admin/merges', '/api/businesses/admin/bulk']
let asked: RecordedRequest[] = []
/** Answers by call; a number is the status of a refusal. */
let answers: Record<string, object | number> = {}

beforeEach(() => {
  asked = []
  localStorage.clear()
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const { method, url } = new Request(input, init)
    const { pathname, searchParams } = new URL(url)
    asked.push({ method, path: pathname, query: searchParams })
    const known = answers[`${method} ${pathname}`] ?? { data: LISTS.includes(pathname) ? [] : {} }
    if (typeof known !== 'number')
      return Promise.resolve(Response.json({ success: true, ...known }))
    const code = known === 403 ? 'FORBIDDEN' : known === 409 ? 'NOT_POSSIBLE' : 'INTERNAL'
    const error = known === 409 ? 'A backup is being made or checked.' : 'Something went wrong.'
    return Promise.resolve(Response.json({ success: false, code, error }, { status: known }))
  })
})
afterEach(() => vi.unstubAllGlobals())

function show(shown: ReactNode, address = '/admin/x') {
  const routes = [
    { path: '/admin/x', element: shown },
    { path: '*', element: <p>elsewhere</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const lastOf = (method: string, path: string) =>
  asked.filter((one) => one.method === method && one.path === `/api${path}`).at(-1)

const LOG = 'GET /api/audit/admin/all'
const FILE = 'GET /api/audit/admin/file'
const page = (total: number) => ({
  ...{ page: 1, limit: 50, total, totalPages: Math.max(1, Math.ceil(total / 50)) },
  ...{ hasPrev: false, hasNext: total > 50 },
})
const entry = (id: number, more: object = {}) => ({
  ...{ id, at: '2026-11-20T06:30:00Z', actor: 'user', action: 'update', noun: 'settings' },
  ...{ recordId: 1, title: null, count: 1 },
  ...{ person: { id: 5, name: 'Meera Tirkey', email: 'meera@example.org' } },
  detail: {
    ...{ changed: ['heroTitle'], before: { heroTitle: 'Old' }, after: { heroTitle: 'New' } },
  },
  ...more,
})
const CHOICES = {
  data: { nouns: ['accounts', 'settings'], actions: ['sign-in refused', 'update'] },
}

test('an entry leads to its record, where that has a screen', async () => {
  const of = (noun: string, recordId: number, title: string | null) => ({
    ...{ noun, recordId, title, actor: 'job', person: null },
  })
  answers = {
    [LOG]: {
      data: [
        entry(1, of('placements', 12, 'Home top')),
        entry(2, of('ad_withdrawals', 7, null)),
        entry(3, of('campaigns', 3, 'Seeds')),
        entry(4, of('sessions', 9, null)),
      ],
      pagination: page(4),
    },
    'GET /api/audit/admin/choices': CHOICES,
  }
  const screen = await show(<Audit />)
  await expect.element(screen.getByText('Session', { exact: true })).toBeVisible()
  const links = [...screen.container.querySelectorAll('td a, th a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(links).toEqual([
    ['Home top', '/admin/ads?tab=placements&search=%2312'],
    ['Voided clicks', '/admin/ads?tab=withdrawals#withdrawal-7'],
    ['Seeds', '/admin/ads?campaign=3'],
  ])
})

test('entries stand below their day of India, each with its time', async () => {
  answers = {
    [LOG]: {
      data: [
        entry(3, { at: '2026-11-20T18:40:00Z' }),
        entry(2, { at: '2026-11-20T18:20:00Z' }),
        entry(1, { at: '2026-11-20T06:30:00Z' }),
      ],
      pagination: page(3),
    },
    'GET /api/audit/admin/choices': CHOICES,
  }
  const screen = await show(<Audit />)
  await expect.element(screen.getByText('Saturday, 21 November 2026')).toBeVisible()
  const rows = [...screen.container.querySelectorAll('tbody tr')]
  expect(rows.map((row) => (row.querySelector('time') ?? row).textContent)).toEqual([
    'Saturday, 21 November 2026',
    '12:10 am',
    'Friday, 20 November 2026',
    '11:50 pm',
    '12:00 pm',
  ])
  await expectAccessible(screen.container)
})

test('what was done at once is one line, in words', async () => {
  answers = {
    [LOG]: {
      data: [
        entry(1, { noun: 'businesses', title: 'Sal Tea House', action: 'approve, verify' }),
        entry(2, { noun: 'businesses', title: 'Own Shop', count: 1240 }),
      ],
      pagination: page(2),
    },
    'GET /api/audit/admin/choices': CHOICES,
  }
  const screen = await show(<Audit />)
  await expect.element(screen.getByText('Approved, marked as Verified')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Sal Tea House' })).toBeVisible()
  await expect.element(screen.getByText(/and 1,239 others/)).toBeVisible()
})

test('records without a name are counted', async () => {
  const unnamed = (action: string, noun: string, count: number) => ({
    ...{ action, noun, count, recordId: null, title: null },
  })
  answers = {
    [LOG]: {
      data: [
        entry(1, unnamed('make', 'backups', 1)),
        entry(2, unnamed('make', 'backups', 3)),
        entry(3, unnamed('upload', 'imports', 1)),
        entry(4, unnamed('publish', 'publications', 2)),
        entry(5, unnamed('sign out', 'sessions', 2)),
      ],
      pagination: page(5),
    },
    'GET /api/audit/admin/choices': CHOICES,
  }
  const screen = await show(<Audit />)
  await expect.element(screen.getByText('Made', { exact: true }).first()).toBeVisible()
  const heads = [...screen.container.querySelectorAll('tbody th[scope]')].map(
    (head) => head.textContent,
  )
  expect(heads).toEqual([
    'Made a backup',
    'Made 3 backups',
    'Uploaded an import file',
    'Published the website 2 times',
    'Logged out Session and 1 other',
  ])
})

test('the log tells who changed what, and what was refused to a visitor', async () => {
  const refused = { actor: 'visitor', person: null, action: 'sign-in refused', noun: 'accounts' }
  answers = {
    [LOG]: {
      data: [entry(1), entry(2, { ...refused, detail: { reason: 'password' } })],
      pagination: page(2),
    },
    'GET /api/audit/admin/choices': CHOICES,
  }
  const screen = await show(<Audit />)
  await expect.element(screen.getByText('Meera Tirkey')).toBeVisible()
  expect(screen.container.querySelector('del')?.textContent).toContain('Old')
  expect(screen.container.querySelector('ins')?.textContent).toContain('New')
  await expect.element(screen.getByText('A visitor')).toBeVisible()
  await expect.element(screen.getByText(/Reason: password/)).toBeVisible()
  await expectAccessible(screen.container)
  // A phone folds them.
  await screen.getByRole('button', { name: 'Filters' }).click()
  await userEvent.selectOptions(screen.getByLabelText('Action'), 'sign-in refused')
  await vi.waitFor(() =>
    expect(lastOf('GET', '/audit/admin/all')!.query.get('action')).toBe('sign-in refused'),
  )
  expect(screen.container.querySelector('button.button-no')).toBeNull()
})

test('an empty log offers to search otherwise; a failing one to try again', async () => {
  answers = { [LOG]: { data: [], pagination: page(0) }, 'GET /api/audit/admin/choices': CHOICES }
  const screen = await show(<Audit />, '/admin/x?search=nobody')
  await vi.waitFor(() =>
    expect(lastOf('GET', '/audit/admin/all')!.query.get('person')).toBe('nobody'),
  )
  await expect
    .element(screen.getByText('0 in all').or(screen.getByText(/No results/)))
    .toBeVisible()
  await expectAccessible(screen.container)
})

test('a log that does not come says so, and an export that fails too', async () => {
  answers = { [LOG]: 500, [FILE]: 500, 'GET /api/audit/admin/choices': 500 }
  const screen = await show(<Audit />)
  await expect.element(screen.getByText('Something went wrong.').first()).toBeVisible()
  await screen.getByRole('button', { name: 'Export CSV' }).click()
  await expect.element(screen.getByRole('status').getByText('Something went wrong.')).toBeVisible()
  await expectAccessible(screen.container)
})

test('the export asks for what is searched, and says when there is more', async () => {
  answers = {
    [LOG]: { data: [entry(1)], pagination: page(1) },
    [FILE]: { data: { name: 'audit-2026-11-23.csv', text: 'x', whole: false } },
    'GET /api/audit/admin/choices': CHOICES,
  }
  const screen = await show(<Audit />, '/admin/x?noun=settings')
  await expect.element(screen.getByText('Meera Tirkey')).toBeVisible()
  await screen.getByRole('button', { name: 'Export CSV' }).click()
  await expect.element(screen.getByText(/audit-2026-11-23.csv saved.*20,000/)).toBeVisible()
  expect(lastOf('GET', '/audit/admin/file')!.query.get('noun')).toBe('settings')
})

const BACKUPS = 'GET /api/backups/admin'
const backup = (more: object = {}) => ({
  ...{ name: 'zila-20261122-213000-nightly.tar.gz', kind: 'nightly', bytes: 4_200_000 },
  ...{ madeAt: '2026-11-22T21:30:00Z', checkedAt: '2026-11-22T21:31:00Z', problem: null },
  isInBucket: false,
  ...more,
})
const state = (more: object = {}) => ({
  data: {
    ...{ backups: [backup()], running: null, warning: null, failure: null },
    ...{ folder: '/data/backups', bucket: null, elsewhere: [] },
    ...more,
  },
})

test('backups: size, check and download of each; none yet says when the first comes', async () => {
  answers = { [BACKUPS]: state() }
  const screen = await show(<Backups />)
  await expect.element(screen.getByText('4.2 MB')).toBeVisible()
  await expect.element(screen.getByText(/OK, checked/)).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: /^Check/ }).click()
  await expect.element(screen.getByText('Backup check started.')).toBeVisible()
  expect(lastOf('POST', '/backups/admin/zila-20261122-213000-nightly.tar.gz/check')).toBeDefined()
})

test('no backup yet says when the first one comes', async () => {
  answers = { [BACKUPS]: state({ backups: [] }) }
  const screen = await show(<Backups />)
  await expect.element(screen.getByText('No backups yet')).toBeVisible()
  await expect
    .element(screen.getByRole('heading', { name: 'How to restore a backup' }))
    .toBeVisible()
  await expectAccessible(screen.container)
})

test('while one is made its progress is shown and no other can be begun', async () => {
  answers = { [BACKUPS]: state({ running: { what: 'making', share: 0.4 } }) }
  const screen = await show(<Backups />)
  await expect.element(screen.getByRole('status').getByText('Backing up…')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Back up now' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: /^Check/ })).toBeDisabled()
  await expectAccessible(screen.container)
})

test('the last one failed: it says why, and what is damaged', async () => {
  answers = {
    [BACKUPS]: state({
      warning: 'failed',
      failure: { at: '2026-11-22T21:30:00Z', reason: 'The disk is full.' },
      backups: [backup({ problem: 'A checksum differs.' })],
    }),
  }
  const screen = await show(<Backups />)
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('The last backup failed. The disk is full.')
  await expect.element(screen.getByText('A checksum differs.')).toBeVisible()
  await expectAccessible(screen.container)
})

test('a list that does not come, and a backup that is refused, say so', async () => {
  answers = { [BACKUPS]: 500 }
  const failing = await show(<Backups />)
  await expect.element(failing.getByRole('button', { name: /again/i })).toBeVisible()
  await failing.unmount()
  answers = { [BACKUPS]: state(), 'POST /api/backups/admin': 409 }
  const screen = await show(<Backups />)
  await screen.getByRole('button', { name: 'Back up now' }).click()
  await expect.element(screen.getByText('A backup is being made or checked.')).toBeVisible()
})

test('what can be undone is undone by its own verb; the rest has no button', async () => {
  const at = '2026-11-20T06:30:00.123Z'
  const merge = { at, noun: 'businesses', recordId: 3, action: 'merge, merge into' }
  answers = {
    [LOG]: {
      data: [
        entry(4, { ...merge, title: 'Asha Store', detail: { goneId: 9 } }),
        entry(3, { ...merge, at: '2026-11-19T06:30:00Z', title: 'Old', detail: { goneId: 9 } }),
        entry(2, { noun: 'businesses', action: 'bulk change', detail: { bulkChange: 5 } }),
        entry(1, { noun: 'businesses', action: 'bulk change', detail: { bulkChange: 6 } }),
      ],
      pagination: page(4),
    },
    'GET /api/audit/admin/choices': CHOICES,
    'GET /api/admin/merges': {
      data: [
        {
          ...{ id: 2, at, by: null },
          ...{ kept: { id: 3, name: 'Asha Store', slug: 'asha' }, gone: { id: 9, name: 'Asha' } },
        },
      ],
    },
    'GET /api/businesses/admin/bulk': {
      data: [
        { id: 5, state: 'done' },
        { id: 6, state: 'undone' },
      ],
    },
    'POST /api/admin/merges/2/undo': { data: { left: [] } },
    'POST /api/businesses/admin/bulk/5/undo': { data: { undone: 1240 } },
  }
  const screen = await show(<Audit />)
  const buttons = screen.getByRole('button', { name: /^Undo/ })
  await expect.poll(() => buttons.elements().length).toBe(2)
  await buttons.first().click()
  await expect.element(screen.getByText('The listings are separate again.')).toBeVisible()
  expect(lastOf('POST', '/admin/merges/2/undo')).toBeDefined()
  await buttons.last().click()
  await expect.element(screen.getByText('1,240 changed back.')).toBeVisible()
  expect(lastOf('POST', '/businesses/admin/bulk/5/undo')).toBeDefined()
})
