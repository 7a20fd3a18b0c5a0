import { expect, test } from 'vitest'
import { Overview } from '#app/admin/overview/Overview.tsx'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { QUEUE_ITEM_KINDS } from '#shared/rules/moderation.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { answerForAds, answers, lastCall, showAds } from './ads-screen.tsx'

answerForAds()

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

const item = (kind: string, id: number, title: string, since: string, dueAt: string | null) => ({
  ...{ kind, id, title, since, dueAt, about: null, by: null },
  ...{ isLaw: kind === 'report', version: 1, lookers: [], assignee: null },
})
const publications = {
  ...{ pending: 2, pendingSince: hoursAgo(1), release: 'one', latest: [] },
  waiting: [
    { id: 7, at: hoursAgo(1), noun: 'businesses', change: 'updated', title: 'Sal Tea House' },
    { id: 6, at: hoursAgo(1), noun: 'locations', change: 'updated', title: null },
  ],
  lastLive: {
    ...{ id: 1, outcome: 'live', cause: '1 change', startedAt: hoursAgo(2), seconds: 2 },
    ...{ finishedAt: hoursAgo(2), release: 'one', pages: 1206, error: null },
    ...{ deliveredAt: null, deliveryError: null },
  },
}

const COVERED = {
  ...{ total: 5, phone: 4, hours: 2, photo: 1, point: 3, month: null },
  week: { total: 1, phone: 1, hours: 2, photo: 0, point: 0 },
}
const TOWN = { id: 1, city: 'Sonpani', nameHi: null, ...COVERED }

const open = () => {
  Object.assign(answers, {
    'GET /api/admin/queue/kinds': {
      data: [
        {
          ...{ kind: 'report', count: 1, oldest: hoursAgo(21) },
          first: item('report', 1, 'Calls the owner a bad name', hoursAgo(21), hoursAgo(-3)),
        },
        {
          ...{ kind: 'listing', count: 2, oldest: hoursAgo(44) },
          first: item('listing', 2, 'Namuna Sweets', hoursAgo(42), hoursAgo(-6)),
        },
      ],
    },
    'GET /api/admin/counts': {
      data: {
        waitingOf: Object.fromEntries(QUEUE_ITEM_KINDS.map((kind) => [kind, 0])),
        ...Object.fromEntries(
          'users businesses contacts blogs categories locations reviews classified campaigns'
            .split(' ')
            .map((noun) => [noun, { total: 1 }]),
        ),
      },
    },
    'GET /api/coverage': { data: { all: COVERED, towns: [TOWN] } },
    'GET /api/admin/activity': { data: [] },
    'GET /api/admin/setup': { data: { steps: [] } },
    'GET /api/backups/admin': {
      data: { backups: [{ madeAt: hoursAgo(5) }], warning: null, running: null },
    },
    'GET /api/admin/condition': {
      data: {
        mail: { isSet: true, waiting: 0, failed: 0, lastSentAt: hoursAgo(1) },
        disk: { free: 18e9, total: 100e9 },
        certificate: { host: 'zila.example', expiresAt: hoursAgo(-61 * 24), problem: null },
      },
    },
    'GET /api/publications': { data: publications },
    'GET /api/ads/overview': { data: { compared: null } },
    'POST /api/publications': { data: { pending: 2 } },
  })
  return showAds('/admin', <Overview />)
}

test('one row a kind: how many, its limit, the longest wait and its own verb', async () => {
  const screen = await open()
  await expect.element(screen.getByText('3 to review. Next deadline: 3 h left.')).toBeVisible()
  const row = screen.getByRole('row', { name: /New listings/ })
  for (const text of ['2', 'Namuna Sweets', 'Target: 48 h', '44 h', '6 h left'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Settle: Complaints' }))
    .toHaveAttribute('href', '/admin/review?kind=report')
  await expectAccessible(screen.container)
})

test('says what is well and what somebody should look at', async () => {
  const screen = await open()
  const panel = screen.getByRole('region', { name: 'System status' })
  await expect.element(panel.getByText('82% full')).toHaveClass('is-warn')
  await expect.element(panel.getByText('61 days left')).not.toHaveClass('is-warn')
  await expect.element(panel.getByText('1,206 pages checked and live.')).toBeVisible()
  await expect.element(panel.getByText('1 to check')).toBeVisible()
})

test('names what waits to be published, and publishes it now', async () => {
  const screen = await open()
  const panel = screen.getByRole('region', { name: 'Waiting to be published' })
  await expect.element(panel.getByText('Sal Tea House')).toBeVisible()
  await expect.element(panel.getByText('Several: Location')).toBeVisible()
  await panel.getByRole('button', { name: 'Publish now' }).click()
  await expect.poll(() => lastCall('POST', '/publications')).toBeDefined()
  answers['GET /api/publications'] = { data: { ...publications, pending: 0, waiting: [] } }
})

test('how much is known of each town, and how that grew', async () => {
  const screen = await open()
  const known = screen.getByRole('region', { name: 'Progress by town' })
  await expect.element(known.getByText(/^2 of 5 listings. 2 more this week/)).toBeVisible()
  await screen.getByLabelText('Information').selectOptions('phone')
  await expect.element(known.getByText(/^4 of 5 listings. 1 more this week/)).toBeVisible()
})
