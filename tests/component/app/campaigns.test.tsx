import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import type { Campaign } from '#contract/campaigns.ts'
import { CampaignCard } from '#app/account/campaigns/CampaignCard.tsx'
import { Campaigns } from '#app/account/campaigns/Campaigns.tsx'
import { expectAccessible } from '../setup/accessible.ts'
import { campaignRow } from './campaign-rows.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

/** A field of the form, whether its name says that it is optional or not. */
const box = (form: Locator, name: string) =>
  form.getByRole('textbox', { name: new RegExp(`^${name}`) })

const TARGET = {
  ...{ outcome: 'redirects', status: 301, finalUrl: 'https://elsewhere.example/' },
  detail: 'It redirects to another site: elsewhere.example',
}

type Call = { name: string; body: unknown }

/** The screen with a server that answers these campaigns; what it was asked to write. */
async function show(campaigns: Campaign[], answers: Record<string, () => Response> = {}) {
  const asked: Call[] = []
  const sought: string[] = []
  vi.stubGlobal('fetch', async (input: Request) => {
    const { pathname, search } = new URL(input.url)
    const name = `${input.method} ${pathname.replace('/api', '')}`
    if (name === 'GET /ads/campaigns') sought.push(search)
    if (answers[name]) {
      if (input.method !== 'GET') asked.push({ name, body: await input.json().catch(() => null) })
      return answers[name]()
    }
    if (name === 'GET /ads/campaigns')
      return Response.json({
        success: true,
        campaigns,
        pagination: { page: 1, limit: 20, total: campaigns.length, totalPages: 1 },
        counts: { total: campaigns.length, pending: 0, active: 1, paused: 0, revenue: 0 },
      })
    if (name === 'GET /locations')
      return Response.json({ success: true, data: [{ id: 1, city: 'Kheda' }] })
    if (name.endsWith('/stats') || name.endsWith('/forecast'))
      return Response.json({ success: false, error: 'None' }, { status: 404 })
    if (input.method === 'GET') return Response.json({ success: true, data: [], creatives: [] })
    if (name === 'POST /ads/campaigns/check-target')
      return Response.json({ success: true, data: TARGET })
    asked.push({ name, body: await input.json().catch(() => null) })
    return Response.json({ success: true, data: campaignRow({}), message: '' })
  })
  const router = createMemoryRouter([{ path: '/', element: <Campaigns /> }])
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const screen = await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { screen, asked, sought }
}

test('nobody has a campaign: what is paid for is explained, and the form opens', async () => {
  const { screen } = await show([])
  await expect.element(page.getByText(/You pay only for valid clicks/).first()).toBeVisible()
  await expectAccessible(screen.container)
  await page.getByRole('button', { name: 'New campaign' }).nth(1).click()
  await expect.element(page.getByRole('dialog', { name: 'New campaign' })).toBeVisible()
})

const few = (count: number) =>
  Array.from({ length: count }, (_, at) => campaignRow({ id: at + 1, title: `Heaters ${at}` }))

test('a few campaigns are looked through, many are searched', async () => {
  const { screen } = await show(few(20))
  await expect.element(page.getByText('Heaters 19').first()).toBeVisible()
  expect(page.getByRole('searchbox').elements()).toEqual([])
  await screen.unmount()

  let found = few(21)
  const { sought } = await show([], {
    'GET /ads/campaigns': () =>
      Response.json({
        ...{ success: true, campaigns: found },
        pagination: { page: 1, limit: 20, total: found.length, totalPages: 1 },
        counts: { total: 21, pending: 0, active: 21, paused: 0, revenue: 0 },
      }),
  })
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Paused')
  await expect.poll(() => sought.at(-1)).toContain('status=paused')
  found = []
  await page.getByRole('searchbox', { name: 'Search campaigns' }).fill('inverter')
  await expect.poll(() => sought.at(-1)).toContain('search=inverter')
  await expect.element(page.getByText('No campaigns found')).toBeVisible()
  found = few(21)
  await page.getByRole('button', { name: 'Show all campaigns' }).click()
  await expect.element(page.getByText('Heaters 19').first()).toBeVisible()
  await expect.poll(() => sought.at(-1)).not.toMatch(/inverter|paused/)
})

test('a reading that fails says so in the specified words', async () => {
  await show([], { 'GET /ads/campaigns': () => Response.json({}, { status: 500 }) })
  await expect.element(page.getByText(/Failed to fetch campaigns/)).toBeVisible()
})

test('the form refuses what the rules refuse, tells how many clicks, and creates', async () => {
  const { asked } = await show([])
  await page.getByRole('button', { name: 'New campaign' }).first().click()
  const form = page.getByRole('dialog', { name: 'New campaign' })
  await expect.element(box(form, 'Price per click')).toHaveValue('8.00')
  await form.getByRole('button', { name: 'Send for approval' }).click()
  await expect.element(form.getByText('Enter a title.').first()).toBeVisible()
  expect(asked).toEqual([])

  await box(form, 'Title').fill('Heaters for winter')
  await box(form, 'Website link').fill('http//sample-electronics')
  await box(form, 'Total budget').fill('0.5')
  await box(form, 'Daily budget').fill('9')
  await box(form, 'Start date').fill('2026-11-30')
  await box(form, 'End date').fill('2026-11-01')
  await form.getByRole('button', { name: 'Send for approval' }).click()
  for (const wrong of [
    'Start with https://',
    'At least ₹1',
    'At least ₹10',
    'The end date can’t be before the start date',
  ])
    await expect.element(form.getByRole('link', { name: wrong, exact: true })).toBeVisible()

  await box(form, 'Website link').fill('https://example.com/heaters')
  await box(form, 'Total budget').fill('3000')
  await box(form, 'Daily budget').fill('5')
  await expect.element(form.getByText(/less than the price of one click/)).toBeVisible()
  await box(form, 'Daily budget').fill('100')
  await box(form, 'Start date').fill('2026-11-01')
  await box(form, 'End date').fill('2026-11-30')
  await expect.element(form.getByText('Up to 360 clicks')).toBeVisible()
  await expect
    .element(form.getByText(/₹120 of the budget can’t be spent in this time/))
    .toBeVisible()
  await form.getByRole('combobox', { name: 'Towns' }).fill('Nowhere')
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByText(/This site has no pages for Nowhere/)).toBeVisible()
  await box(form, 'Keywords').fill('heater, geyser')
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect.element(page.getByText('Campaign created successfully!')).toBeVisible()
  expect(asked).toEqual([
    {
      name: 'POST /ads/campaigns',
      body: {
        title: 'Heaters for winter',
        description: '',
        targetUrl: 'https://example.com/heaters',
        budget: 3000,
        dailyBudget: 100,
        costPerClick: 8,
        startDate: '2026-11-01',
        endDate: '2026-11-30',
        locations: ['Nowhere'],
        keywords: ['heater', 'geyser'],
        targetAudience: { interests: [], demographics: [] },
        isDraft: true,
      },
    },
  ])
})

test('whether the address answers is said when its field is left', async () => {
  await show([])
  await page.getByRole('button', { name: 'New campaign' }).first().click()
  const form = page.getByRole('dialog', { name: 'New campaign' })
  await box(form, 'Website link').fill('https://shop.exa')
  await box(form, 'Website link').fill('https://shop.example')
  await box(form, 'Title').fill('Heaters')
  await expect.element(form.getByText(TARGET.detail)).toBeVisible()
  await box(form, 'Website link').fill('https://other.example')
  await expect.element(form.getByText(TARGET.detail)).not.toBeInTheDocument()
})

test('a change is sent with the version that was read; a refusal keeps the form', async () => {
  let isRefused = true
  const { asked } = await show([campaignRow({ proposed: { title: 'Heaters for all' } })], {
    'PUT /ads/campaigns/1': () =>
      isRefused
        ? Response.json(
            {
              success: false,
              code: 'INVALID_INPUT',
              error: 'No',
              fields: { budget: 'Not enough' },
            },
            { status: 400 },
          )
        : Response.json({ success: true, data: campaignRow({}), message: '' }),
  })
  await expect.element(page.getByRole('cell', { name: 'Heaters for all' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit Heaters for winter' }).click()
  const form = page.getByRole('dialog', { name: 'Edit campaign' })
  await expect.element(box(form, 'Title')).toHaveValue('Heaters for all')
  expect(form.getByRole('button', { name: 'Save draft' }).query()).toBeNull()
  await box(form, 'Total budget').fill('2000')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(form.getByRole('link', { name: 'Not enough' })).toBeVisible()
  await expect.element(form.getByText(/Failed to save campaign/)).toBeVisible()
  isRefused = false
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(page.getByText('Campaign updated successfully!')).toBeVisible()
  expect(asked[1]!.body).toMatchObject({ budget: 2000, version: 3 })
  expect(asked[1]!.body).not.toHaveProperty('isDraft')
})

/** A server with one campaign, which refuses a change of an older version; `edit` changes it there. */
async function showChanging(start: Campaign) {
  const server = { record: start, isDown: false }
  const shown = await show([start], {
    'GET /ads/campaigns/1': () => Response.json({ success: true, data: server.record }),
    'PUT /ads/campaigns/1': () =>
      server.isDown
        ? Response.json({}, { status: 500 })
        : (shown.asked.at(-1)!.body as { version: number }).version === server.record.version
          ? Response.json({ success: true, data: server.record, message: '' })
          : Response.json(
              { success: false, code: 'CHANGED_MEANWHILE', error: '' },
              { status: 409 },
            ),
  })
  await page.getByRole('button', { name: 'Edit Heaters for winter' }).click()
  const form = page.getByRole('dialog', { name: 'Edit campaign' })
  const edit = (values: Partial<Campaign>) => {
    server.record = { ...server.record, version: server.record.version + 1, ...values }
  }
  return { ...shown, form, edit, fail: () => void (server.isDown = true) }
}
const merging = () => page.getByRole('dialog', { name: 'Changed while you were editing' })

test('what others changed elsewhere in the campaign is sent along without a question', async () => {
  const { asked, form, edit } = await showChanging(campaignRow({}))
  await box(form, 'Total budget').fill('4,000')
  edit({ keywords: ['geyser'], endDate: '2026-12-15' })
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect
    .element(
      page.getByText(/Someone else’s changes were kept too: Start and end date, Keywords\.$/),
    )
    .toBeVisible()
  expect(asked).toHaveLength(2)
  expect(asked[1]!.body).toMatchObject({
    ...{ version: 4, budget: 4000, keywords: ['geyser'] },
    ...{ startDate: '2026-11-01', endDate: '2026-12-15' },
  })
  expect(asked[1]!.body).not.toHaveProperty('base')
})

test('what both changed of a campaign is chosen field by field, its days together', async () => {
  const { screen, asked, form, edit } = await showChanging(campaignRow({}))
  await box(form, 'Total budget').fill('4000')
  await box(form, 'Description').fill('Before the cold.')
  await box(form, 'Start date').fill('2026-11-05')
  edit({ budget: 5000, endDate: '2026-12-15', locations: ['Kheda'] })
  await form.getByRole('button', { name: 'Save changes' }).click()

  await expect.element(merging().getByRole('radio', { name: 'Yours ₹4,000' })).toBeChecked()
  expect(
    merging()
      .getByRole('group')
      .elements()
      .map((one) => one.querySelector('legend')!.textContent),
  ).toEqual(['Total budget', 'Start and end date'])
  await expectAccessible(screen.container)
  await merging()
    .getByRole('radio', { name: /someone else 1 Nov to 15 Dec 2026/ })
    .click()
  await merging().getByRole('button', { name: 'Save these' }).click()
  await expect.element(page.getByText(/^Campaign updated successfully!/)).toBeVisible()
  expect(asked).toHaveLength(2)
  expect(asked[1]!.body).toMatchObject({
    ...{ version: 4, budget: 4000, description: 'Before the cold.', locations: ['Kheda'] },
    ...{ startDate: '2026-11-01', endDate: '2026-12-15' },
  })
})

test('after a merge the caret is where it was; a closed one keeps what was typed', async () => {
  const { asked, form, edit, fail } = await showChanging(campaignRow({}))
  const title = box(form, 'Title')
  await title.fill('Heaters for the winter')
  edit({ title: 'Heaters for all winters' })
  const field = title.element() as HTMLInputElement
  // The dialog gives the focus back first, then the form the caret.
  const selected = () => field.value.slice(field.selectionStart!, field.selectionEnd!)
  field.setSelectionRange(7, 11)
  await userEvent.keyboard('{Enter}')
  await expect.element(merging()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(title).toHaveFocus()
  await expect.poll(selected).toBe(' for')
  expect(field.value).toBe('Heaters for the winter')

  await title.click()
  field.setSelectionRange(7, 11)
  await userEvent.keyboard('{Enter}')
  await merging()
    .getByRole('radio', { name: /^Saved by someone else/ })
    .click()
  fail()
  await merging().getByRole('button', { name: 'Save these' }).click()
  // The message may still be that of the save before.
  await expect.poll(() => asked.length).toBe(3)
  await expect.element(form.getByText(/Failed to save campaign/)).toBeVisible()
  await expect.element(title).toHaveValue('Heaters for all winters')
  await expect.element(title).toHaveFocus()
  await expect.poll(selected).toBe(' for')
})

test('the button that saved has the focus again when the merge was closed', async () => {
  const { form, edit } = await showChanging(campaignRow({}))
  await box(form, 'Total budget').fill('4000')
  edit({ budget: 5000 })
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect.element(merging()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(merging()).not.toBeInTheDocument()
  await expect.element(form.getByRole('button', { name: 'Save changes' })).toHaveFocus()
})

test('paused, resumed, sent, run again and deleted after a question', async () => {
  const { asked, screen } = await show([
    campaignRow({ id: 1, title: 'Runs' }),
    campaignRow({ id: 2, title: 'Rests', status: 'paused', pausedAt: '2026-11-18T06:00:00Z' }),
    campaignRow({ id: 3, title: 'Draft', status: 'draft', isApproved: false, version: 1 }),
    campaignRow({ id: 4, title: 'Done', status: 'completed', totalSpent: 3000 }),
  ])
  await expect.element(page.getByText('Paused by you on 18 Nov')).toBeVisible()
  await expectAccessible(screen.container)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press('Pause Runs')
  await expect.element(page.getByText('Campaign status updated!')).toBeVisible()
  await press('Resume Rests')
  await expect.poll(() => asked).toHaveLength(2)
  await press('Send for approval: Draft')
  await expect.poll(() => asked).toHaveLength(3)
  expect(asked).toEqual([
    { name: 'PUT /ads/campaigns/1', body: { status: 'paused', version: 3 } },
    { name: 'PUT /ads/campaigns/2', body: { status: 'active', version: 3 } },
    { name: 'PUT /ads/campaigns/3', body: { isDraft: false, version: 1 } },
  ])
  await press('Run again: Done')
  const form = page.getByRole('dialog', { name: 'New campaign' })
  await expect.element(box(form, 'Title')).toHaveValue('Done')
  await expect.element(box(form, 'Start date')).toHaveValue('')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await press('More options for Draft')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const sure = page.getByRole('dialog', {
    name: 'Are you sure you want to delete this campaign?',
  })
  await sure.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Campaign deleted.')).toBeVisible()
  expect(asked[3]!.name).toBe('DELETE /ads/campaigns/3')
})

const NOW = new Date('2026-11-22T06:00:00Z')

test.each<[string, Partial<Campaign>, RegExp[]]>([
  [
    'runs slower',
    {},
    [/₹1,568 of ₹3,000/, /Spending is slower than planned\. 73% of the campaign time/, /1\.38%/],
  ],
  [
    'waits',
    { status: 'draft', isApproved: false, submittedAt: '2026-11-20T06:00:00Z' },
    [/Draft/, /Pending Approval/, /Pending approval since 20 Nov/],
  ],
  ['is a draft', { status: 'draft', isApproved: false }, [/Not sent for approval yet/]],
  ['begins later', { startDate: '2026-11-25' }, [/Starts on 25 Nov/]],
  ['has no last day', { endDate: null }, [/from 1 Nov 2026/, /Runs until the budget is spent/]],
  [
    'was rejected',
    { status: 'rejected', isApproved: false, rejectionReason: 'No address.' },
    [/Rejected/, /“No address\.”/],
  ],
  [
    'was stopped by the weekly check of its link',
    {
      ...{ status: 'draft', isApproved: false, submittedAt: '2026-11-20T06:00:00Z' },
      rejectionReason: 'Weekly link check: It leads to another site.',
    },
    [/Pending Approval/, /Reason for stopping: “Weekly link check/],
  ],
  [
    'was rejected without a reason',
    { status: 'rejected', isApproved: false },
    [/rejected, but no reason was given\. Ask us why/],
  ],
  [
    'used its money',
    { status: 'completed', totalSpent: 2995 },
    [/Completed/, /Budget fully spent/],
  ],
  ['came to its end', { status: 'completed' }, [/Ended on 30 Nov/]],
  [
    'shows nothing',
    { creatives: { total: 1, approved: 0, pending: 1, rejected: 0 } },
    [/None of its ads has been approved/],
  ],
  ['was never seen', { totalImpressions: 0, totalClicks: 0 }, [/Click rate ?–/]],
])('a campaign that %s', async (_, values, texts) => {
  const screen = await render(
    <CampaignCard campaign={campaignRow(values)} now={NOW} onAct={() => undefined} />,
  )
  for (const text of texts) expect(screen.container.textContent).toMatch(text)
})
