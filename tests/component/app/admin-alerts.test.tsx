import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../setup/accessible.ts'
import {
  answerForAds,
  answers,
  recordedRequests,
  SAMPLE_DAY,
  lastCall,
  refusals,
  showAds,
} from './ads-screen.tsx'

answerForAds()

const ALERT = {
  ...{ id: 5, campaignId: 2, campaignTitle: 'Heaters for winter', campaignStatus: 'active' },
  ...{
    advertiser: 'Sample Electronics',
    kind: 'many',
    raisedAt: SAMPLE_DAY,
    clicks: 265,
    usual: 13,
  },
  ...{ share: 82, told: 2, outcome: null, settledAt: null },
}
const source = (key: string, clicks: number) => ({
  ...{ key, clicks, charged: 8 * clicks, visitors: clicks, networks: 10 },
})
const WHOLE = {
  ...ALERT,
  hours: [
    { key: '2026-11-20T04:30:00Z', clicks: 118, held: 0, charged: 944 },
    { key: '2026-11-20T05:30:00Z', clicks: 147, held: 53, charged: 1176 },
  ],
  sites: [source('6abc', 218), source('4def', 29)],
  networks: [source('n1', 13)],
  browsers: [source('b1', 221)],
  chosen: { clicks: 0, credited: 0 },
}
const alertOf = (values = {}) => ({ data: { ...WHOLE, ...values } })

test('stand first under advertising while they wait, and lead to what is known', async () => {
  answers['GET /api/ads/alerts'] = {
    data: [ALERT, { ...ALERT, id: 4, campaignTitle: 'Inverters', outcome: 'normal' }],
  }
  answers['GET /api/ads/alerts/5'] = alertOf()
  const screen = await showAds('/admin/ads')
  const notice = screen.getByRole('alert')
  await expect.element(notice.getByText('Unusual clicks: Heaters for winter.')).toBeVisible()
  expect(notice.getByText(/Inverters/).elements()).toEqual([])
  await notice.getByRole('link', { name: 'Review clicks' }).click()
  await expect
    .element(screen.getByRole('heading', { name: 'Unusual clicks: Heaters for winter' }))
    .toBeVisible()
  await expect.element(screen.getByText('82%')).toBeVisible()
  await expectAccessible(screen.container)
})

test('are taken back by source with one press, after it is said what that credits', async () => {
  answers['GET /api/ads/alerts/5'] = alertOf({ chosen: { clicks: 231, credited: 1848 } })
  answers['POST /api/ads/alerts/5/take-back'] = { data: { clicks: 231, credited: 1848 } }
  const screen = await showAds('/admin/ads?alert=5')
  const press = screen.getByRole('button', { name: /^Void/ })
  await expect.element(press).toBeDisabled()
  await screen.getByRole('checkbox', { name: /^Large network 1 / }).click()
  await screen.getByRole('checkbox', { name: /^Network 1 / }).click()
  await expect.element(screen.getByText('₹1,848')).toBeVisible()
  const query = lastCall('GET', '/ads/alerts/5')!.query
  expect([query.get('sites'), query.get('networks'), query.get('hours')]).toEqual([
    ...['6abc', 'n1', null],
  ])
  await userEvent.fill(screen.getByLabelText(/^Reason/), 'A machine')
  await screen.getByRole('button', { name: /^Void 231\sclicks$/ }).click()
  await expect.element(screen.getByText('₹1,848 credited.')).toBeVisible()
  expect(lastCall('POST', '/ads/alerts/5/take-back')!.body).toEqual({
    ...{ sites: ['6abc'], networks: ['n1'], browsers: [], hours: [], reason: 'A machine' },
  })
  await expect
    .element(screen.getByRole('checkbox', { name: /^Large network 1 / }))
    .not.toBeChecked()
})

test('are found normal, or the campaign is paused; a refusal is said', async () => {
  answers['GET /api/ads/alerts/5'] = alertOf()
  refusals['POST /api/ads/alerts/5/normal'] = {
    ...{ status: 409, code: 'NOT_POSSIBLE', error: 'This was already decided.' },
  }
  answers['PUT /api/ads/campaigns/2'] = { data: {} }
  const screen = await showAds('/admin/ads?alert=5')
  await screen.getByRole('button', { name: 'Mark as normal' }).click()
  await expect.element(screen.getByText('This was already decided.')).toBeVisible()
  await screen.getByRole('button', { name: 'Pause campaign' }).click()
  await expect.element(screen.getByText('Campaign paused.')).toBeVisible()
  expect(lastCall('PUT', '/ads/campaigns/2')!.body).toEqual({ status: 'paused' })
})

test('that are settled show what was decided, and nothing to press', async () => {
  answers['GET /api/ads/alerts/5'] = alertOf({ outcome: 'taken-back', settledAt: SAMPLE_DAY })
  const screen = await showAds('/admin/ads?alert=5')
  await expect.element(screen.getByText(/^Clicks were voided\./)).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: /^Large network 1 / })).toBeDisabled()
  expect(screen.getByRole('button', { name: /^Void|normal/ }).elements()).toEqual([])
  expect(recordedRequests.length).toBeGreaterThan(0)
})
