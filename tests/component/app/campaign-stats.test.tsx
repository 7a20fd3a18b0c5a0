import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import type { AdFigures, AdStats } from '#contract/ad-figures.ts'
import { UnchargedClicks } from '#app/account/campaigns/UnchargedClicks.tsx'
import { Statement } from '#app/account/campaigns/Statement.tsx'
import { Statistics } from '#app/account/campaigns/Statistics.tsx'
import { expectAccessible } from '../setup/accessible.ts'
import { campaignRow } from './campaign-rows.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

afterEach(() => vi.unstubAllGlobals())

const FIGURES: AdFigures = {
  ...{ views: 1000, viewable: 800, clicks: 9, excluded: 3 },
  ...{ ctr: 1.13, spent: 72, averageCost: 8 },
}
const NONE = { ...FIGURES, views: 0, viewable: 0, clicks: 0, excluded: 0, ctr: 0, spent: 0 }
const STATS: AdStats = {
  from: '2026-11-09',
  until: '2026-11-22',
  total: FIGURES,
  previous: null,
  days: [
    { day: '2026-11-21', ...NONE, averageCost: null },
    { day: '2026-11-22', ...FIGURES },
  ],
  hours: Array.from({ length: 24 }, (_, hour) => ({ hour, ...(hour === 9 ? FIGURES : NONE) })),
  creatives: [{ id: 1, name: 'Banner', ...FIGURES }],
  placements: [{ id: 1, name: 'Top of the list', ...FIGURES }],
  pages: [{ page: 'businesses', ...FIGURES }],
  towns: [{ town: '', ...FIGURES }],
  excluded: [
    { reason: 'repeat', views: 40, clicks: 2 },
    { reason: 'withdrawn', views: 0, clicks: 1 },
    { reason: 'program', views: 7, clicks: 0 },
  ],
}

/** Renders a part with a server that answers these; the queries it was asked with. */
async function show(part: ReactNode, answers: Record<string, object>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: Request) => {
    const url = new URL(input.url)
    asked.push(url.pathname.replace('/api', '') + url.search)
    return Response.json({ success: true, data: answers[url.pathname.replace('/api', '')] })
  })
  const router = createMemoryRouter([{ path: '/', element: part }])
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { screen, asked }
}

const NOW = new Date('2026-11-22T06:00:00Z')
const ASKS = { campaign: campaignRow({}), now: NOW, openCount: 0 }

test('sums, chart and table are the same figures; span and detail are asked for', async () => {
  const { screen, asked } = await show(<Statistics {...ASKS} />, {
    '/ads/campaigns/1/stats': STATS,
  })
  await expect.element(page.getByRole('img', { name: /^Valid clicks, 9 November/ })).toBeVisible()
  expect(screen.container.querySelector('.figures')!.textContent).toMatch(/800.*9.*1\.13%.*₹72.*₹8/)
  await page.getByText('View as table').click()
  await expect.element(page.getByRole('row', { name: '22 November 9 3' })).toBeVisible()
  expect(asked[0]).toBe('/ads/campaigns/1/stats?from=2026-11-09&until=2026-11-22')
  await expectAccessible(screen.container)

  await page.getByRole('button', { name: 'Spent' }).click()
  await page.getByText('View as table').click()
  await expect.element(page.getByRole('row', { name: '22 November ₹72' })).toBeVisible()
  await page.getByRole('button', { name: 'Hours' }).click()
  await page.getByText('View as table').click()
  await expect.element(page.getByRole('row', { name: '9:00–10:00 ₹72' })).toBeVisible()
  await page.getByRole('button', { name: 'Town' }).click()
  await expect.element(page.getByRole('rowheader', { name: 'Pages without a town' })).toBeVisible()
  await page.getByLabelText('Period').selectOptions('Last 7 days')
  await vi.waitFor(() => expect(asked.at(-1)).toContain('from=2026-11-16'))
  await page.getByRole('checkbox', { name: /Compare/ }).click()
  await vi.waitFor(() => expect(asked.at(-1)).toContain('compare=true'))
})

test('the days before stand beside each sum', async () => {
  const previous = { from: '2026-10-26', until: '2026-11-08', total: { ...FIGURES, clicks: 5 } }
  await show(<Statistics {...ASKS} />, { '/ads/campaigns/1/stats': { ...STATS, previous } })
  await expect.element(page.getByText('previously: 5', { exact: true })).toBeVisible()
})

test('clicks that were not paid for, with reasons in words', async () => {
  const { screen } = await show(<UnchargedClicks {...ASKS} />, { '/ads/campaigns/1/stats': STATS })
  await expect.element(page.getByRole('heading', { name: '3 clicks not charged' })).toBeVisible()
  const rows = [...screen.container.querySelectorAll('li')].map((row) => row.textContent)
  expect(rows).toEqual([
    'Repeat click by the same visitor2within 30 minutes of a valid click',
    'Found invalid later1charged first, then credited to you',
  ])
})

const STATEMENT = {
  month: '2026-11',
  ...{ isOver: false, number: 'AD-202611-7' },
  from: { name: 'Zila', address: 'Court Road\nNayanagar', email: '' },
  months: ['2026-11', '2026-10'],
  user: { id: 7, name: 'Asha', email: 'asha@example.in' },
  lines: [{ campaignId: 1, title: 'Heaters', day: '2026-11-21', clicks: 9, amount: 72 }],
  credits: [
    {
      ...{ campaignId: 1, title: 'Heaters', day: '2026-11-20', clicks: 1, amount: 8 },
      ...{ creditedAt: '2026-11-22T06:00:00Z', reason: 'A program' },
    },
  ],
  campaigns: [{ campaignId: 1, title: 'Heaters', clicks: 9, charged: 72, credited: 8, sum: 64 }],
  ...{ clicks: 9, charged: 72, credited: 8, sum: 64 },
}

test('a statement sums what was charged and credited', async () => {
  await page.viewport(1280, 800)
  const { screen } = await show(<Statement />, { '/ads/statements': STATEMENT })
  await expect.element(page.getByRole('row', { name: 'Total 9 ₹72.00 ₹8.00 ₹64.00' })).toBeVisible()
  await expect
    .element(
      page.getByRole('row', {
        name: /22 Nov 2026 Heaters Clicks on 20 Nov 2026: A program 1 -₹8.00/,
      }),
    )
    .toBeVisible()
  await expect.element(page.getByText(/This month is not over/)).toBeVisible()
  for (const text of ['AD-202611-7', '1 Nov 2026 to 30 Nov 2026', /Court Road/])
    await expect.element(page.getByText(text)).toBeVisible()
  await expectAccessible(screen.container)
})

test('sums of lakhs have room in a statement on a phone, each beside its name', async () => {
  await page.viewport(360, 740)
  const sums = { charged: 1_27_880.4, credited: 12_345.6, sum: 1_15_534.8 }
  const campaigns = [{ campaignId: 1, title: 'Heaters for the winter', clicks: 1464, ...sums }]
  await show(<Statement />, { '/ads/statements': { ...STATEMENT, ...sums, campaigns } })
  await expect
    .element(page.getByRole('row', { name: /^Heaters for the winter Clicks 1,464 Charged ₹1,27/ }))
    .toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
  await page.viewport(1280, 800)
})
