import { z } from 'zod'
import { AD_ALERT_KINDS, AD_ALERT_OUTCOMES } from '#shared/rules/ad-alerts.ts'
import { CAMPAIGN_STATUSES } from '#shared/rules/campaigns.ts'
import { endpoint, success } from './endpoint.ts'
import { rupees } from './money.ts'
import { id, idText, timestamp } from './values.ts'

const TAG = 'Ads'
const count = z.int()
const params = z.object({ id: idText })

/** More is never shown of one kind of source. */
const MOST = 20
const HASH = /^[\w-]{1,32}$/
const key = z.string().regex(HASH, 'Name it as the alert does')
const hour = z.iso.datetime()
const keysText = z
  .string()
  .regex(/^([\w-]{1,32}(,[\w-]{1,32}){0,19})?$/, 'Name them as the alert does')
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
const hoursText = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(hour).max(MOST))

const alert = z
  .object({
    id,
    campaignId: id,
    campaignTitle: z.string(),
    campaignStatus: z.enum(CAMPAIGN_STATUSES),
    advertiser: z.string(),
    kind: z.enum(AD_ALERT_KINDS),
    raisedAt: timestamp,
    clicks: count.describe('Of that day, when it was raised or settled'),
    usual: count.describe('Clicks of a whole day: the median of 28 days'),
    share: count.describe('Of a hundred clicks, those of the three networks with the most'),
    told: count.describe('Administrators who were written to'),
    outcome: z.enum(AD_ALERT_OUTCOMES).nullable().describe('null: it waits, and holds charges'),
    settledAt: timestamp.nullable(),
  })
  .meta({ id: 'AdAlert' })

export type AdAlert = z.output<typeof alert>

const source = z.object({
  key: z.string().describe('As the ledger names it for this day; never an address'),
  clicks: count.describe('Charged, and not taken back'),
  charged: rupees,
  visitors: count,
  networks: count,
})

export const listAdAlerts = endpoint({
  method: 'GET',
  path: '/ads/alerts',
  tag: TAG,
  summary: 'Unusual clicks, undecided ones first',
  guard: 'admin',
  answer: success(z.array(alert)),
})

export const getAdAlert = endpoint({
  method: 'GET',
  path: '/ads/alerts/{id}',
  tag: TAG,
  summary: 'Where unusual clicks come from, and what the named sources would give back',
  guard: 'admin',
  params,
  query: z.object({ sites: keysText, networks: keysText, browsers: keysText, hours: hoursText }),
  answer: success(
    alert.extend({
      hours: z.array(
        z.object({
          key: z.string().describe('Its beginning'),
          clicks: count.describe('Charged'),
          held: count.describe('Not charged because they were too many at once'),
          charged: rupees,
        }),
      ),
      sites: z.array(source).describe('/48 of IPv6 (6…), /16 of IPv4 (4…)'),
      networks: z.array(source).describe('/64 and /24'),
      browsers: z.array(source),
      chosen: z.object({ clicks: count, credited: rupees }),
    }),
  ),
  codes: ['NOT_FOUND'],
})

export const acceptAdAlert = endpoint({
  method: 'POST',
  path: '/ads/alerts/{id}/normal',
  tag: TAG,
  summary: 'These clicks were normal: all are charged again',
  guard: 'admin',
  params,
  answer: success(alert),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const takeBackAdAlert = endpoint({
  method: 'POST',
  path: '/ads/alerts/{id}/take-back',
  tag: TAG,
  summary: 'Take back what came from one of these sources, and credit it',
  guard: 'admin',
  stepUp: true,
  params,
  body: z.object({
    sites: z.array(key).max(MOST).optional(),
    networks: z.array(key).max(MOST).optional(),
    browsers: z.array(key).max(MOST).optional(),
    hours: z.array(hour).max(MOST).optional(),
    reason: z.string().trim().min(1).max(500),
  }),
  answer: success(z.object({ clicks: count, credited: rupees })),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})
