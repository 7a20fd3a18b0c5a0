import { z } from 'zod'
import { AD_ALERT_KINDS, AD_ALERT_OUTCOMES } from '#shared/rules/ad-alerts.ts'
import { CAMPAIGN_STATUSES } from '#shared/rules/campaigns.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { rupees } from './money.ts'
import { idParams } from './record-endpoints.ts'
import { id, timestamp } from './values.ts'

const endpoint = createEndpointBuilder('Ads')
const count = z.int()
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
    clicks: count.describe('Clicks of that day, when the alert was raised or resolved'),
    usual: count.describe('Median clicks per day over 28 days'),
    share: count.describe('Percent of the clicks that come from the top three networks'),
    told: count.describe('Number of administrators who were notified'),
    outcome: z.enum(AD_ALERT_OUTCOMES).nullable().describe('null: undecided; charges are on hold'),
    settledAt: timestamp.nullable(),
  })
  .meta({ id: 'AdAlert' })

export type AdAlert = z.output<typeof alert>

const source = z.object({
  key: z.string().describe('A hash that changes daily; never an address'),
  clicks: count.describe('Charged and not voided'),
  charged: rupees,
  visitors: count,
  networks: count,
})

export const listAdAlerts = endpoint('GET /ads/alerts', {
  summary: 'List alerts about unusual clicks, open ones first',
  guard: 'admin',
  answer: success(z.array(alert)),
})

export const getAdAlert = endpoint('GET /ads/alerts/{id}', {
  summary: 'Get an alert: the sources of the clicks, and the credit if some are voided',
  guard: 'admin',
  params: idParams,
  query: z.object({ sites: keysText, networks: keysText, browsers: keysText, hours: hoursText }),
  answer: success(
    alert.extend({
      hours: z.array(
        z.object({
          key: z.string().describe('Start of the hour'),
          clicks: count.describe('Charged'),
          held: count.describe('Not charged, because there were too many at once'),
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

export const dismissAdAlert = endpoint('POST /ads/alerts/{id}/normal', {
  summary: 'Mark the clicks of an alert as normal: all are charged',
  guard: 'admin',
  params: idParams,
  answer: success(alert),
  codes: ['NOT_FOUND', 'NOT_POSSIBLE'],
})

export const voidAdAlertClicks = endpoint('POST /ads/alerts/{id}/take-back', {
  summary: 'Void the clicks from some sources of an alert, and credit them',
  guard: 'admin',
  stepUp: true,
  params: idParams,
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
