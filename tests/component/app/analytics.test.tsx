import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import { Analytics } from '#app/account/analytics/Analytics.tsx'
import { readAnalyticsFilters } from '#app/account/analytics/analytics-filters.ts'
import type { CallResponse } from '#client/call.ts'
import { createZeroActionCounts } from '#shared/rules/analytics.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

const ROW = {
  ...{ noun: 'business', id: 7, name: 'Asha Mobile', slug: 'asha-mobile', status: 'active' },
  ...{ counts: { ...createZeroActionCounts(), view: 1234, call: 5 }, viewsBefore: 900 },
} as const
const FIGURES: CallResponse<'GET /analytics'>['data'] = {
  ...{ days: 7, from: '2026-11-16', to: '2026-11-22', of: null },
  now: { ...createZeroActionCounts(), view: 1234, call: 5 },
  before: { ...createZeroActionCounts(), view: 900 },
  byDay: Array.from({ length: 7 }, (_, n) => ({
    day: `2026-11-${16 + n}`,
    counts: { ...createZeroActionCounts(), view: n * 10, call: n },
  })),
  searches: [{ words: 'mobile repair', count: 12 }],
}
const page = (total: number) => ({
  ...{ page: 1, limit: 20, total, totalPages: Math.ceil(total / 20) },
  ...{ hasPrev: false, hasNext: false },
})

afterEach(() => vi.unstubAllGlobals())

/** Renders the screen with an API that this test answers; returns the requested addresses. */
async function show(at: string, rows: readonly (typeof ROW)[], status = 200) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    asked.push(url.pathname.replace(/^.*?\/analytics/, '') + url.search)
    const answers: Record<string, object> = {
      '/api/analytics': { data: FIGURES },
      '/api/analytics/listings': { data: rows, pagination: page(rows.length) },
      '/api/analytics/file': { data: { name: 'analytics.csv', text: 'Date,Views' } },
    }
    const body =
      status === 200
        ? { success: true, ...answers[url.pathname] }
        : { success: false, code: 'INTERNAL', error: 'Broken' }
    return Response.json(body, { status })
  })
  const router = createMemoryRouter([{ path: '/analytics', element: <Analytics /> }], {
    initialEntries: [at],
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const screen = await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { screen, router, asked }
}

test('shows sums, what they were before, days, searches and each listing', async () => {
  const { screen } = await show('/analytics?days=7', [ROW])
  await expect.element(screen.getByText('900 in the previous 7 days')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: /Views by day/ })).toBeVisible()
  await expect.element(screen.getByText('mobile repair')).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Asha Mobile.*1,234.*5/ })).toBeVisible()
  await screen.getByText('View as table').click()
  await expect.element(screen.getByRole('row', { name: '22 November 60' })).toBeVisible()
  await expectAccessible(screen.container)
})

test('the period, the kind and one listing are in the address', async () => {
  const { screen, router, asked } = await show('/analytics', [ROW])
  await screen.getByRole('button', { name: '90 days' }).click()
  await screen.getByLabelText('Show in chart').selectOptions('call')
  await expect.element(screen.getByRole('img', { name: /Calls by day/ })).toBeVisible()
  await screen.getByRole('link', { name: 'Show only Asha Mobile' }).click()
  expect(router.state.location.search).toBe('?days=90&show=call&of=business-7')
  await expect.poll(() => asked).toContain('?days=90&noun=business&id=7')
  await screen.getByRole('button', { name: 'Show all' }).click()
  expect(router.state.location.search).toBe('?days=90&show=call')
})

test('says so when there is nothing yet, and when it cannot be read', async () => {
  const { screen } = await show('/analytics', [])
  await expect.element(screen.getByText('No data yet')).toBeVisible()
  expect(screen.getByRole('img', { name: /by day/ }).query()).toBeNull()
  await screen.unmount()
  const broken = await show('/analytics', [], 500)
  await expect.element(broken.screen.getByText(/Broken/)).toBeVisible()
})

test('files are named and asked for what is chosen', async () => {
  const { screen, asked } = await show('/analytics?days=7&of=business-7', [ROW])
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  await screen.getByRole('button', { name: 'Searches (CSV)' }).click()
  await expect.poll(() => saved).toEqual(['analytics.csv'])
  expect(asked.at(-1)).toBe('/file?days=7&noun=business&id=7&of=searches')
})

test('an address that means nothing is the usual one', () => {
  const of = (text: string) => readAnalyticsFilters(new URLSearchParams(text))
  expect(of('days=8&show=x&of=blog-1')).toEqual({ days: 28, kind: 'view', of: null })
  expect(of('of=business-x').of).toBeNull()
  expect(of('days=90&show=share&of=classified-3')).toEqual({
    ...{ days: 90, kind: 'share' },
    of: { noun: 'classified', id: '3' },
  })
})
