import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Ads } from '#app/admin/ads/Ads.tsx'
import { AdsNotice } from '#app/admin/overview/AdsNotice.tsx'
import { expectAccessible } from '../setup/accessible.ts'

type Asked = { method: string; path: string; query: URLSearchParams; body: unknown }
type Refusal = { status: number; code: string; error?: string; fields?: Record<string, string> }

let asked: Asked[] = []
let refusals: Record<string, Refusal> = {}
let answers: Record<string, object> = {}

const DAY = '2026-11-20T06:00:00Z'
const campaign = (id: number, title: string, values = {}) => ({
  ...{ id, title, description: '', targetUrl: 'https://shop.example/', budget: 3000 },
  ...{ dailyBudget: null, costPerClick: 8, startDate: null, endDate: null, keywords: ['heater'] },
  ...{ locations: [], targetAudience: { interests: [], demographics: [] }, status: 'active' },
  ...{ isApproved: true, submittedAt: null, rejectionReason: null, proposed: null },
  ...{ pausedAt: null, totalSpent: 1568, totalImpressions: 14210, totalClicks: 196 },
  ...{ excludedClicks: 12, spentToday: 40, version: 3, createdAt: DAY, updatedAt: DAY },
  creatives: { total: 2, approved: 1, pending: 1, rejected: 0 },
  user: { id: 8, name: 'Sample Electronics', email: 's@x.example' },
  ...values,
})
const WAITING = campaign(1, 'Winter school fees', {
  ...{ status: 'draft', isApproved: false, submittedAt: DAY, totalSpent: 0 },
  ...{ totalImpressions: 0, totalClicks: 0 },
})
const RUNNING = campaign(2, 'Heaters for winter')
const CHANGED = campaign(3, 'Inverters', { proposed: { title: 'Inverters and batteries' } })
const place = (id: number, name: string, values = {}) => ({
  ...{ id, name, code: `place_${id}`, page: 'businesses', position: 'content-top' },
  ...{
    size: '728x90',
    priority: 2,
    isActive: true,
    showsHouseAds: true,
    views: 1200,
    clicks: 14,
    earned: 112,
  },
  ...{ campaigns: 3, fill: 86, createdAt: DAY, updatedAt: DAY, version: 5, ...values },
})
const creative = (id: number, name: string, values = {}) => ({
  ...{ id, campaignId: 2, name, type: 'text', size: '728x90', position: 'content-top' },
  ...{ headline: 'Sample Electronics', description: 'Heaters', callToAction: 'Learn More' },
  ...{ imageUrl: null, gifUrl: null, videoUrl: null, stillUrl: null, frameUrl: null },
  ...{ carousel: [], fileSize: null, fileDuration: null, isApproved: false, state: 'pending' },
  ...{ rejectionReason: null, proposed: null, waitingSince: DAY, version: 1 },
  campaign: {
    ...{ id: 2, title: 'Heaters for winter', targetUrl: 'https://shop.example/' },
    user: { id: 8, name: 'Sample Electronics', email: 's@x.example' },
  },
  ...{ createdAt: DAY, updatedAt: DAY, ...values },
})

beforeEach(() => {
  asked = []
  refusals = {}
  localStorage.clear()
  answers = {
    'GET /api/ads/campaigns': {
      campaigns: [WAITING, RUNNING, CHANGED],
      ...{ counts: { total: 9, pending: 2, active: 5, paused: 2, revenue: 11344 } },
      pagination: {
        ...{ page: 1, limit: 50, total: 3, totalPages: 1, hasPrev: false, hasNext: false },
      },
    },
    'GET /api/ads/campaigns/1': { data: WAITING },
    'GET /api/ads/campaigns/2': { data: RUNNING },
    'GET /api/ads/campaigns/3': { data: CHANGED },
    'POST /api/ads/campaigns/1/approve': { message: 'Campaign approved successfully' },
    'POST /api/ads/campaigns/3/approve': { message: 'Campaign rejected successfully' },
    'PUT /api/ads/campaigns/2': { message: 'Campaign status updated!' },
    'GET /api/admin/counts': {
      data: {
        campaigns: { total: 9 },
        advertising: { total: 3, campaign: 2, creative: 1 },
      },
    },
    'GET /api/ads/creatives/pending': {
      creatives: [
        creative(1, 'Words'),
        creative(2, 'Second', {
          ...{ isApproved: true, state: 'approved', proposed: { headline: 'Another' } },
        }),
      ],
    },
    'POST /api/ads/creatives/1/approve': { message: 'Creative approved successfully' },
    'POST /api/ads/creatives/2/approve': { message: 'Creative rejected successfully' },
    'GET /api/ads/overview': { data: { compared: null } },
    'GET /api/ads/placements': {
      data: [place(1, 'Above the list'), place(2, 'Foot of home', { page: 'home' })],
    },
  }
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const text = await request.text()
    const body: unknown = text ? JSON.parse(text) : null
    asked.push({ method: request.method, path: pathname, query: searchParams, body })
    const name = `${request.method} ${pathname}`
    const refused = refusals[name]
    if (refused) {
      const { status, ...said } = refused
      return Response.json({ success: false, ...said }, { status })
    }
    return Response.json({ success: true, ...(answers[name] ?? { data: { id: 1 } }) })
  })
})
afterEach(() => vi.unstubAllGlobals())

function show(address = '/admin/ads', element = <Ads />) {
  const router = createMemoryRouter([{ path: '*', element }], {
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

describe('campaigns', () => {
  test('cards tell true figures; what waits is approved from its row', async () => {
    const screen = await show()
    await expect.element(screen.getByText('₹11,344')).toBeVisible()
    await expect.element(screen.getByText('2 campaigns, 1 creative')).toBeVisible()
    await expect.element(screen.getByText('1.38 %').first()).toBeVisible()
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'Approve Winter school fees' }).click()
    await expect.element(screen.getByText('Campaign approved successfully')).toBeVisible()
    expect(lastOf('POST', '/ads/campaigns/1/approve')!.body).toEqual({
      ...{ approved: true, reason: null, ofChange: false },
    })
  })

  test('those that wait for approval come without drafts that were never sent', async () => {
    await show('/admin/ads?approval=pending')
    const query = () =>
      asked.filter(({ path, query }) => path === '/api/ads/campaigns' && query.has('sort')).at(-1)
        ?.query
    await expect.poll(() => query()?.get('waiting')).toBe('true')
    expect(query()?.get('approved')).toBe('false')
  })

  test('a refusal without words of its own is said as specified', async () => {
    refusals['POST /api/ads/campaigns/1/approve'] = { status: 500, code: 'INTERNAL' }
    const screen = await show()
    await screen.getByRole('button', { name: 'Approve Winter school fees' }).click()
    await expect.element(screen.getByText('Failed to update campaign approval')).toBeVisible()
  })

  test('nothing is rejected without a reason; a kept one is ticked', async () => {
    answers['POST /api/ads/campaigns/check-target'] = {
      data: { outcome: 'redirects', status: 301, detail: 'It leads to another site: x.example' },
    }
    const screen = await show('/admin/ads?campaign=3')
    await expect.element(dialog(screen).getByText('Inverters and batteries')).toBeVisible()
    // Looked up by itself; the decision does not wait for it.
    await expect.element(dialog(screen).getByText(/leads to another site/)).toBeVisible()
    expect(lastOf('POST', '/ads/campaigns/check-target')!.body).toEqual({
      targetUrl: 'https://shop.example/',
    })
    await expectAccessible(screen.container)
    await dialog(screen).getByRole('button', { name: 'Reject the change' }).click()
    await dialog(screen).getByRole('button', { name: 'Reject the change' }).click()
    await expect.element(dialog(screen).getByText('Please say why.')).toBeVisible()
    expect(lastOf('POST', '/ads/campaigns/3/approve')).toBeUndefined()
    await dialog(screen).getByRole('checkbox').first().click()
    await expectAccessible(screen.container)
    await dialog(screen).getByRole('button', { name: 'Reject the change' }).click()
    await expect.element(screen.getByText('Campaign rejected successfully')).toBeVisible()
    expect(lastOf('POST', '/ads/campaigns/3/approve')!.body).toMatchObject({
      ...{ approved: false, ofChange: true },
      reason: expect.stringContaining('The address does not open') as string,
    })
  })

  test('one is paused, and deleted after the question', async () => {
    const screen = await show()
    await screen.getByRole('button', { name: 'Pause Heaters for winter' }).click()
    await expect.element(screen.getByText('Campaign status updated!')).toBeVisible()
    expect(lastOf('PUT', '/ads/campaigns/2')!.body).toEqual({ status: 'paused' })
    await screen.getByRole('button', { name: 'More for Heaters for winter' }).click()
    await screen.getByRole('menuitem', { name: 'Delete' }).click()
    const question = 'Are you sure you want to delete this campaign?'
    await expect.element(dialog(screen).getByText(question)).toBeVisible()
    await dialog(screen).getByRole('button', { name: 'Delete' }).click()
    await expect.element(screen.getByText('Heaters for winter is deleted.')).toBeVisible()
    expect(lastOf('DELETE', '/ads/campaigns/2')).toBeDefined()
  })

  test('the address narrows the list; a list that fails says so', async () => {
    const screen = await show('/admin/ads?approval=waiting&status=paused&sort=spent&search=win')
    await expect.element(screen.getByText('Winter school fees')).toBeVisible()
    const list = asked.filter(
      ({ path, query }) => path === '/api/ads/campaigns' && query.has('sort'),
    )
    expect(Object.fromEntries(list[0]!.query)).toEqual({
      ...{ waiting: 'true', status: 'paused', sort: 'spent', order: 'desc', search: 'win' },
      ...{ page: '1', limit: '50' },
    })
    refusals['GET /api/ads/campaigns'] = { status: 500, code: 'INTERNAL' }
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'active')
    await expect.element(screen.getByText('Failed to fetch campaigns')).toBeVisible()
  })
})

describe('creatives that wait', () => {
  test('one is drawn in its place and approved by a key; the next comes', async () => {
    const screen = await show('/admin/ads?tab=creatives')
    await expect.element(screen.getByText(/fits: Above the list/)).toBeVisible()
    await expect.element(screen.getByText('“Sample Electronics” 18 of 50')).toBeVisible()
    const frame = screen.container.querySelector('iframe')!
    const drawn = () => frame.contentDocument?.querySelector('.ad-slot.ad-728x90 .ad-headline')
    await expect.poll(() => drawn()?.textContent).toBe('Sample Electronics')
    await screen.getByRole('button', { name: 'Dark' }).click()
    expect(frame.contentDocument!.documentElement.dataset['theme']).toBe('dark')
    await screen.getByRole('button', { name: 'Phone' }).click()
    await expect.poll(() => frame.contentWindow!.innerWidth).toBe(360)
    await expectAccessible(screen.container)
    await userEvent.keyboard('a')
    await expect.element(screen.getByText('Creative approved successfully')).toBeVisible()
    expect(lastOf('POST', '/ads/creatives/1/approve')!.body).toEqual({
      ...{ approved: true, rejectionReason: null, ofChange: false },
    })
    await expect.element(screen.getByRole('heading', { name: 'Second' })).toHaveFocus()
  })

  test('a change is judged beside what is shown, and rejected with a reason alone', async () => {
    const screen = await show('/admin/ads?tab=creatives')
    await expect.element(screen.getByRole('heading', { name: 'Words' })).toBeVisible()
    await userEvent.keyboard('j')
    await expect.element(screen.getByText('“Another” 7 of 50')).toBeVisible()
    await expect.element(screen.getByRole('cell', { name: 'Sample Electronics' })).toBeVisible()
    await userEvent.keyboard('r')
    await dialog(screen).getByRole('button', { name: 'Reject the change' }).click()
    await expect.element(dialog(screen).getByText('Please say why.')).toBeVisible()
    expect(lastOf('POST', '/ads/creatives/2/approve')).toBeUndefined()
    await userEvent.fill(dialog(screen).getByLabelText(/^Reason/), 'Not true.')
    await dialog(screen).getByRole('button', { name: 'Reject the change' }).click()
    await expect.element(screen.getByText('Creative rejected successfully')).toBeVisible()
    expect(lastOf('POST', '/ads/creatives/2/approve')!.body).toEqual({
      ...{ approved: false, rejectionReason: 'Not true.', ofChange: true },
    })
  })

  test('none waits; and a refusal without words is said as specified', async () => {
    refusals['POST /api/ads/creatives/1/approve'] = { status: 500, code: 'INTERNAL' }
    const screen = await show('/admin/ads?tab=creatives')
    await screen.getByRole('button', { name: /^Approve/ }).click()
    await expect.element(screen.getByText('Failed to update creative approval')).toBeVisible()
    answers['GET /api/ads/creatives/pending'] = { creatives: [] }
    const empty = await show('/admin/ads?tab=creatives')
    await expect.element(empty.getByText('No creative waits')).toBeVisible()
  })
})

test('what would be credited is shown before it is taken back', async () => {
  answers['GET /api/ads/withdrawals'] = { data: [] }
  answers['GET /api/ads/withdrawals/preview'] = {
    data: { views: 30, clicks: 3, credited: 24, campaigns: 1, sources: [] },
  }
  answers['POST /api/ads/withdrawals'] = { data: { credited: 24 } }
  const screen = await show('/admin/ads?tab=withdrawals')
  await expect.element(screen.getByText('Nothing was taken back yet')).toBeVisible()
  await screen.getByRole('button', { name: 'Take back' }).click()
  await userEvent.fill(dialog(screen).getByLabelText(/^From/), '2026-11-20T10:00')
  await userEvent.fill(dialog(screen).getByLabelText(/^Until/), '2026-11-20T12:30')
  await expect
    .element(dialog(screen).getByText(/₹24 would be credited to 1 campaign/))
    .toBeVisible()
  await expectAccessible(screen.container)
  await dialog(screen).getByRole('button', { name: 'Take back and credit' }).click()
  expect(lastOf('POST', '/ads/withdrawals')).toBeUndefined()
  await userEvent.fill(dialog(screen).getByLabelText(/^Reason/), 'A click farm')
  await userEvent.selectOptions(dialog(screen).getByLabelText(/^Only of the placement/), '2')
  await dialog(screen).getByRole('button', { name: 'Take back and credit' }).click()
  await expect.element(screen.getByText('₹24 credited.')).toBeVisible()
  expect(lastOf('POST', '/ads/withdrawals')!.body).toEqual({
    ...{ from: '2026-11-20T04:30:00.000Z', until: '2026-11-20T07:00:00.000Z' },
    ...{ placementId: 2, reason: 'A click farm' },
  })
})

test('what came from one source is taken back alone, until something else is named', async () => {
  const source = (network: string, clicks: number, visitors: number) => ({
    ...{ network, clicks, charged: clicks * 5, visitors, campaigns: 1 },
  })
  answers['GET /api/ads/withdrawals'] = { data: [] }
  const PREVIEW = 'GET /api/ads/withdrawals/preview'
  const all = { views: 90, clicks: 38, credited: 190, campaigns: 2 }
  const sources = [source('salted-1', 37, 12), source('salted-2', 1, 1)]
  answers[PREVIEW] = { data: { ...all, sources } }
  answers['POST /api/ads/withdrawals'] = { data: { credited: 185 } }
  const screen = await show('/admin/ads?tab=withdrawals')
  await screen.getByRole('button', { name: 'Take back' }).click()
  await userEvent.fill(dialog(screen).getByLabelText(/^From/), '2026-11-20T10:00')
  await userEvent.fill(dialog(screen).getByLabelText(/^Until/), '2026-11-20T12:30')
  const group = dialog(screen).getByRole('group', { name: 'Where the charged clicks came from' })
  await expect.element(group.getByText(/never a person or an address/)).toBeVisible()
  await expect.element(group.getByLabelText('All of them')).toBeChecked()
  await expect.element(group.getByLabelText(/^Source 2: 1\sclick, ₹5, 1\sbrowser$/)).toBeVisible()
  const first = group.getByLabelText(/^Source 1: 37\sclicks, ₹185, 12\sbrowsers$/)
  answers[PREVIEW] = {
    data: { views: 80, clicks: 37, credited: 185, campaigns: 1, sources },
  }
  await first.click()
  await expect
    .element(dialog(screen).getByText(/₹185 would be credited to 1 campaign/))
    .toBeVisible()
  expect(lastOf('GET', '/ads/withdrawals/preview')!.query.get('network')).toBe('salted-1')
  await expectAccessible(screen.container)
  // Sources were found in that place and time: elsewhere nothing is chosen.
  await userEvent.selectOptions(dialog(screen).getByLabelText(/^Only of the placement/), '2')
  await expect.element(group.getByLabelText('All of them')).toBeChecked()
  await first.click()
  await userEvent.fill(dialog(screen).getByLabelText(/^Reason/), 'A click farm')
  await dialog(screen).getByRole('button', { name: 'Take back and credit' }).click()
  await expect.element(screen.getByText('₹185 credited.')).toBeVisible()
  expect(lastOf('POST', '/ads/withdrawals')!.body).toEqual({
    ...{ from: '2026-11-20T04:30:00.000Z', until: '2026-11-20T07:00:00.000Z' },
    ...{ placementId: 2, network: 'salted-1', reason: 'A click farm' },
  })
})

describe('the daily comparison of ledger and sums', () => {
  const found = (compared: object | null) => {
    answers['GET /api/ads/overview'] = { data: { compared } }
  }
  const AT = '2026-11-22T21:40:00Z'
  const differs = () =>
    found({
      ...{ comparedAt: AT, differences: 7 },
      examples: ['campaign 2: paise spent in all: 1 in the sums, 2400 in the ledger'],
    })

  test('is one quiet line while they agree', async () => {
    found({ comparedAt: AT, differences: 0, examples: [] })
    const screen = await show()
    await expect
      .element(screen.getByText(/^Ledger and sums agree; compared 23 November 2026.* 3:10\sam$/))
      .toBeVisible()
    expect(screen.getByRole('alert').elements()).toEqual([])
  })

  test('says before the first one that it comes every night', async () => {
    found(null)
    const screen = await show()
    await expect.element(screen.getByText(/compared every night; not done yet/)).toBeVisible()
  })

  test('is an alert with the difference in words', async () => {
    differs()
    const screen = await show()
    const alert = screen.getByRole('alert')
    await expect.element(alert.getByText(/differ from the ledger in 7\splaces/)).toBeVisible()
    await expect.element(alert.getByText(/1 in the sums, 2400 in the ledger/)).toBeVisible()
    await expect.element(alert.getByText('and 6 more')).toBeVisible()
    await expectAccessible(screen.container)
  })

  test('warns on the overview of administrators, and only then', async () => {
    differs()
    const screen = await show('/admin', <AdsNotice />)
    await expect.element(screen.getByRole('alert').getByText(/in 7\splaces/)).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'See what differs' }))
      .toHaveAttribute('href', '/admin/ads')
    await expectAccessible(screen.container)
    found({ comparedAt: AT, differences: 0, examples: [] })
    asked = []
    const calm = await show('/admin', <AdsNotice />)
    await expect.poll(() => lastOf('GET', '/ads/overview')).toBeDefined()
    expect(calm.container.textContent).toBe('')
  })
})

test('a withdrawal names its campaign and leads to it, and the address may name one', async () => {
  const one = {
    ...{ from: DAY, until: DAY, madeAt: DAY, reason: 'A click farm', views: 1, clicks: 3 },
    ...{ campaignId: 2, campaignTitle: 'Heaters for winter', placementId: null, credited: 24 },
    network: null,
  }
  const rest = { campaignId: null, campaignTitle: null, placementId: 2, reason: 'A robot' }
  const bySource = { network: 'salted-1' }
  answers['GET /api/ads/withdrawals'] = {
    data: [
      { ...one, id: 12 },
      { ...one, ...rest, ...bySource, id: 11 },
    ],
  }
  const screen = await show('/admin/ads?tab=withdrawals#withdrawal-11')
  const link = screen.getByRole('link', { name: 'Heaters for winter' })
  await expect.element(link).toHaveAttribute('href', '/admin/ads?campaign=2')
  const named = screen.getByRole('listitem').filter({ hasText: 'A robot' })
  await expect.element(named).toHaveAttribute('aria-current', 'true')
  expect(named.element().textContent).toMatch(
    /1\sview, 3\sclicks · all campaigns · Foot of home · one source/,
  )
  await expectAccessible(screen.container)
})

test('what may not be advertised is listed with its reasons', async () => {
  const screen = await show('/admin/ads?tab=policy')
  await expect.element(screen.getByText(/Betting and games for money/)).toBeVisible()
  await expectAccessible(screen.container)
})

test('a file of campaigns that cannot be made says so', async () => {
  answers['GET /api/auth/proof'] = { data: { isFresh: true, ways: ['password'] } }
  refusals['POST /api/admin/exports'] = { status: 500, code: 'INTERNAL' }
  const screen = await show()
  await screen.getByRole('button', { name: 'Export Data' }).click()
  await expect.element(screen.getByText(/The file could not be made/)).toBeVisible()
  expect(lastOf('POST', '/admin/exports')!.body).toEqual({ of: 'campaigns' })
})

describe('placements', () => {
  test('a new one: the code follows the name, and a taken code is said at its field', async () => {
    refusals['POST /api/ads/placements'] = {
      ...{ status: 400, code: 'INVALID_INPUT', error: 'Check your input' },
      fields: { code: 'The placement “Side” has this code already' },
    }
    const screen = await show('/admin/ads?tab=placements')
    await expect.element(screen.getByText('Foot of home')).toBeVisible()
    await expect.element(screen.getByText('86 %').first()).toBeVisible()
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'New placement' }).click()
    await expectAccessible(screen.container)
    await dialog(screen).getByRole('button', { name: 'Save' }).click()
    expect(lastOf('POST', '/ads/placements')).toBeUndefined()
    await userEvent.fill(dialog(screen).getByLabelText(/^Name/), 'Foot, blog post!')
    await expect.element(dialog(screen).getByLabelText(/^Code/)).toHaveValue('foot_blog_post')
    await userEvent.selectOptions(dialog(screen).getByLabelText(/^Page/), 'single-blog')
    await userEvent.selectOptions(dialog(screen).getByLabelText(/^Position/), 'footer')
    await dialog(screen).getByLabelText('Fill it while it is unsold').click()
    await dialog(screen).getByRole('button', { name: 'Save' }).click()
    await expect
      .element(dialog(screen).getByText('The placement “Side” has this code already'))
      .toBeVisible()
    expect(lastOf('POST', '/ads/placements')!.body).toEqual({
      ...{ name: 'Foot, blog post!', code: 'foot_blog_post', page: 'single-blog' },
      ...{ position: 'footer', size: '728x90', priority: 1, isActive: true },
      showsHouseAds: false,
    })
  })

  test('the number of one, as the audit log names it, finds that one alone', async () => {
    const screen = await show('/admin/ads?tab=placements&search=%232')
    await expect.element(screen.getByText('Foot of home')).toBeVisible()
    await expect.element(screen.getByText('Above the list')).not.toBeInTheDocument()
  })

  test('one is switched off at once, changed, and deleted after the question', async () => {
    const screen = await show('/admin/ads?tab=placements&on=businesses')
    const off = screen.getByRole('button', { name: 'Active: make Above the list inactive' })
    await off.click()
    await expect.element(screen.getByText('Above the list is inactive.')).toBeVisible()
    expect(lastOf('PUT', '/ads/placements/1')!.body).toEqual({ isActive: false })
    await expect.element(screen.getByText('Foot of home')).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Edit' }).click()
    await userEvent.fill(dialog(screen).getByLabelText(/^Priority/), '0')
    await dialog(screen).getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog(screen).getByText('Enter a whole number from 1 on')).toBeVisible()
    await userEvent.fill(dialog(screen).getByLabelText(/^Priority/), '7')
    await dialog(screen).getByRole('button', { name: 'Save' }).click()
    await expect.element(screen.getByText('Above the list is saved.')).toBeVisible()
    expect(lastOf('PUT', '/ads/placements/1')!.body).toMatchObject({ priority: 7, version: 5 })
    await screen.getByRole('button', { name: 'More for Above the list' }).click()
    await screen.getByRole('menuitem', { name: 'Delete' }).click()
    const question = 'Are you sure you want to delete this placement?'
    await expect.element(dialog(screen).getByText(question)).toBeVisible()
    await dialog(screen).getByRole('button', { name: 'Delete' }).click()
    await expect.element(screen.getByText('Above the list is deleted.')).toBeVisible()
  })
})
