import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AdLedgerWarning } from '#app/admin/overview/AdsNotice.tsx'
import { expectAccessible } from '../setup/accessible.ts'
import {
  answerForAds,
  answers,
  recordedRequests,
  SAMPLE_DAY,
  getDialog,
  lastCall,
  showAds,
} from './ads-screen.tsx'

answerForAds()

test('what will be credited is shown before it is taken back', async () => {
  answers['GET /api/ads/withdrawals'] = { data: [] }
  answers['GET /api/ads/withdrawals/preview'] = {
    data: { views: 30, clicks: 3, credited: 24, campaigns: 1, sources: [] },
  }
  answers['POST /api/ads/withdrawals'] = { data: { credited: 24 } }
  const screen = await showAds('/admin/ads?tab=withdrawals')
  await expect.element(screen.getByText('Nothing voided yet')).toBeVisible()
  await screen.getByRole('button', { name: 'Void clicks' }).click()
  await userEvent.fill(getDialog(screen).getByLabelText(/^From/), '2026-11-20T10:00')
  await userEvent.fill(getDialog(screen).getByLabelText(/^Until/), '2026-11-20T12:30')
  await expect
    .element(getDialog(screen).getByText(/₹24 will be credited to 1 campaign/))
    .toBeVisible()
  await expectAccessible(screen.container)
  await getDialog(screen).getByRole('button', { name: 'Void and credit' }).click()
  expect(lastCall('POST', '/ads/withdrawals')).toBeUndefined()
  await userEvent.fill(getDialog(screen).getByLabelText(/^Reason/), 'A click farm')
  await userEvent.selectOptions(getDialog(screen).getByLabelText(/^Placement/), '2')
  await getDialog(screen).getByRole('button', { name: 'Void and credit' }).click()
  await expect.element(screen.getByText('₹24 credited.')).toBeVisible()
  expect(lastCall('POST', '/ads/withdrawals')!.body).toEqual({
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
  const screen = await showAds('/admin/ads?tab=withdrawals')
  await screen.getByRole('button', { name: 'Void clicks' }).click()
  await userEvent.fill(getDialog(screen).getByLabelText(/^From/), '2026-11-20T10:00')
  await userEvent.fill(getDialog(screen).getByLabelText(/^Until/), '2026-11-20T12:30')
  const group = getDialog(screen).getByRole('group', { name: 'Sources of the charged clicks' })
  await expect.element(group.getByText(/never names a person or an address/)).toBeVisible()
  await expect.element(group.getByLabelText('All sources')).toBeChecked()
  await expect.element(group.getByLabelText(/^Source 2: 1\sclick, ₹5, 1\sbrowser$/)).toBeVisible()
  const first = group.getByLabelText(/^Source 1: 37\sclicks, ₹185, 12\sbrowsers$/)
  answers[PREVIEW] = {
    data: { views: 80, clicks: 37, credited: 185, campaigns: 1, sources },
  }
  await first.click()
  await expect
    .element(getDialog(screen).getByText(/₹185 will be credited to 1 campaign/))
    .toBeVisible()
  expect(lastCall('GET', '/ads/withdrawals/preview')!.query.get('network')).toBe('salted-1')
  await expectAccessible(screen.container)
  // Sources were found in that place and time: elsewhere nothing is chosen.
  await userEvent.selectOptions(getDialog(screen).getByLabelText(/^Placement/), '2')
  await expect.element(group.getByLabelText('All sources')).toBeChecked()
  await first.click()
  await userEvent.fill(getDialog(screen).getByLabelText(/^Reason/), 'A click farm')
  await getDialog(screen).getByRole('button', { name: 'Void and credit' }).click()
  await expect.element(screen.getByText('₹185 credited.')).toBeVisible()
  expect(lastCall('POST', '/ads/withdrawals')!.body).toEqual({
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
    const screen = await showAds()
    await expect
      .element(
        screen.getByText(/^Ad totals match the ledger\. Checked 23 November 2026.* 3:10\sam$/),
      )
      .toBeVisible()
    expect(screen.getByRole('alert').elements()).toEqual([])
  })

  test('says before the first one that it comes every night', async () => {
    found(null)
    const screen = await showAds()
    await expect
      .element(screen.getByText(/checked against the ledger every night\. Not checked yet/))
      .toBeVisible()
  })

  test('is an alert with the difference in words', async () => {
    differs()
    const screen = await showAds()
    const alert = screen.getByRole('alert')
    await expect.element(alert.getByText(/differ from the ledger in 7\splaces/)).toBeVisible()
    await expect.element(alert.getByText(/1 in the sums, 2400 in the ledger/)).toBeVisible()
    await expect.element(alert.getByText('and 6 more')).toBeVisible()
    await expectAccessible(screen.container)
  })

  test('lets the sums be made anew, and says what that found', async () => {
    differs()
    const screen = await showAds()
    await expect.element(screen.getByRole('alert')).toBeVisible()
    answers['POST /api/ads/sums/rebuild'] = { data: {} }
    found({ comparedAt: AT, differences: 0, examples: [] })
    await screen.getByRole('button', { name: 'Recalculate totals' }).click()
    await expect.element(screen.getByText(/^Ad totals match the ledger\. Checked/)).toBeVisible()
    expect(lastCall('POST', '/ads/sums/rebuild')).toBeDefined()
    expect(screen.getByRole('alert').elements()).toEqual([])
  })

  test('warns on the overview of administrators, and only then', async () => {
    differs()
    const screen = await showAds('/admin', <AdLedgerWarning />)
    await expect.element(screen.getByRole('alert').getByText(/in 7\splaces/)).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'View differences' }))
      .toHaveAttribute('href', '/admin/ads')
    await expectAccessible(screen.container)
    found({ comparedAt: AT, differences: 0, examples: [] })
    recordedRequests.length = 0
    const calm = await showAds('/admin', <AdLedgerWarning />)
    await expect.poll(() => lastCall('GET', '/ads/overview')).toBeDefined()
    expect(calm.container.textContent).toBe('')
  })
})

test('a withdrawal names its campaign and leads to it, and the address may name one', async () => {
  const one = {
    ...{
      from: SAMPLE_DAY,
      until: SAMPLE_DAY,
      madeAt: SAMPLE_DAY,
      reason: 'A click farm',
      views: 1,
      clicks: 3,
    },
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
  const screen = await showAds('/admin/ads?tab=withdrawals#withdrawal-11')
  const link = screen.getByRole('link', { name: 'Heaters for winter' })
  await expect.element(link).toHaveAttribute('href', '/admin/ads?campaign=2')
  const named = screen.getByRole('listitem').filter({ hasText: 'A robot' })
  await expect.element(named).toHaveAttribute('aria-current', 'true')
  expect(named.element().textContent).toMatch(
    /1\sview, 3\sclicks · all campaigns · Foot of home · one source/,
  )
  await expectAccessible(screen.container)
})
