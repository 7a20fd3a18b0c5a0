import { sql } from 'drizzle-orm'
import type { QueueItemDetail } from '#contract/moderation.ts'
import { CAMPAIGN_PENDING } from '#server/advertising/campaigns/index.ts'
import { CREATIVE_PENDING, getFileLinks } from '#server/advertising/creatives/index.ts'
import type { creatives } from '#server/kit/db/tables/index.ts'
import type { CreativeChange } from '#server/kit/db/tables/creatives.ts'
import { POSITION_SPECS, SIZE_SPECS, TYPE_SPECS, type AdPosition } from '#shared/rules/ad-specs.ts'
import { formatRupees, toRupees, asPaise } from '#shared/rules/money.ts'
import { formatDate } from '#i18n/en/dates.ts'
import {
  formatFacts,
  readFirstRow,
  formatFact,
  type DbContext,
  type ModerationSubject,
  type SubjectRow,
} from './subject.ts'

const rupees = (paise: unknown): string =>
  typeof paise === 'number' ? formatRupees(toRupees(asPaise(paise))) : ''

/** A campaign, or its change, as it is moderated; undefined when it does not wait any more. */
export async function readCampaignSubject(
  { db }: DbContext,
  id: number,
): Promise<ModerationSubject | undefined> {
  const row = await readFirstRow(
    db,
    sql`select c.*, c.start_date::text as "startDate", c.end_date::text as "endDate",
        c.rejection_reason as "rejectionReason", l.looked_at as "lookedAt",
        l.detail as "lookFound"
      from campaigns c left join campaign_targets l on l.campaign_id = c.id
      where c.id = ${id} and ${CAMPAIGN_PENDING}`,
  )
  if (!row) return undefined
  const proposed = (row['proposed'] ?? {}) as { title?: string; targetUrl?: string }
  const shown = { title: formatFact(row['title']), targetUrl: formatFact(row['target_url']) }
  const after = { ...shown, ...proposed }
  return {
    record: { noun: 'campaigns', id },
    accountId: Number(row['account_id']),
    facts: formatFacts(
      {
        ...row,
        budget: rupees(row['budget']),
        dailyBudget: rupees(row['daily_budget']),
        costPerClick: rupees(row['cost_per_click']),
        lastLook: lookOf(row['lookedAt'], row['lookFound']),
      },
      ...['rejectionReason', 'lastLook'],
      ...['budget', 'dailyBudget', 'costPerClick', 'startDate', 'endDate'],
      ...['keywords', 'locations'],
    ),
    text: formatFact(row['description']) || null,
    images: [],
    changes: differences(shown, proposed),
    href: null,
    advertised: { title: after.title, text: formatFact(row['description']) },
    targetUrl: after.targetUrl,
  }
}

/** `12 Nov 2026: It answers.`; empty where nobody has looked yet. */
const lookOf = (at: unknown, found: unknown): string =>
  at === null ? '' : `${formatDate(new Date(at as string).toISOString())}: ${formatFact(found)}`

type Creative = typeof creatives.$inferSelect

/** A creative, or its change, as it is moderated, and how it would look. */
export async function readCreativeSubject(
  { db }: DbContext,
  id: number,
): Promise<ModerationSubject | undefined> {
  const row = await readFirstRow(
    db,
    sql`select k.type, k.size, k.position, k.headline, k.description,
        k.call_to_action as "callToAction", k.image_url as "imageUrl", k.gif_url as "gifUrl",
        k.video_url as "videoUrl", k.frame_url as "frameUrl", k.carousel, k.proposed,
        k.file_duration as duration, c.title as campaign, c.target_url as "targetUrl",
        c.account_id as "accountId"
      from creatives k join campaigns c on c.id = k.campaign_id
      where k.id = ${id} and ${CREATIVE_PENDING}`,
  )
  if (!row) return undefined
  const shown = row as unknown as Creative & { campaign: string; targetUrl: string }
  const proposed = (row['proposed'] ?? {}) as CreativeChange
  const after = { ...shown, ...proposed }
  const { type, size, position, headline, description, callToAction } = after
  return {
    record: { noun: 'creatives', id },
    accountId: Number(row['accountId']),
    facts: formatFacts(
      {
        ...{ ...row, ...proposed },
        type: TYPE_SPECS[type].label,
        size: labelOf(SIZE_SPECS, size),
        position: labelOf(POSITION_SPECS, position),
      },
      ...['campaign', 'type', 'size', 'position', 'duration'],
      ...['headline', 'description', 'callToAction'],
    ),
    text: null,
    images: [],
    changes: differences(shown, proposed),
    href: null,
    advertised: { title: [shown.campaign, headline].join('\n'), text: description ?? '' },
    targetUrl: shown.targetUrl,
    advertisement: (sign) => ({
      creative: { type, size, headline, description, callToAction, ...getFileLinks(shown, sign) },
      ...{ title: shown.campaign, size, position: position as AdPosition },
    }),
  }
}

const labelOf = (specs: readonly { value: string; label: string }[], value: string): string =>
  specs.find((spec) => spec.value === value)?.label ?? value

/** What is shown, beside what is wanted instead. */
const differences = (shown: object, proposed: object): QueueItemDetail['changes'] =>
  Object.entries(proposed).map(([name, after]) => ({
    name,
    before: formatFact((shown as SubjectRow)[name]) || null,
    after: formatFact(after) || null,
  }))
