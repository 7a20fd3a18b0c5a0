import { eq } from 'drizzle-orm'
import type { Campaign, updateCampaign as endpoint } from '#contract/campaigns.ts'
import { getChangedValues } from '#server/kit/audit-entries/changed.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { campaigns as c } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { requireRecentProof } from '#server/people/second-factor/index.ts'
import { PUBLIC_CAMPAIGN_FIELDS } from '#shared/rules/campaign-fields.ts'
import { getNextCampaignStatus } from '#shared/rules/campaigns.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import type { Paise } from '#shared/rules/money.ts'
import { findCampaign, lockCampaign, getSpent } from './columns.ts'
import { checkMaxClickPrice } from './price.ts'
import { toStoredValues } from './values.ts'

type Body = EndpointInput<typeof endpoint>['body']
type Row = typeof c.$inferSelect
type Changes = Partial<typeof c.$inferInsert>

const MAX_PER_HOUR = 120

/**
 * Changes what is given of a campaign, or pauses or resumes it. Another title or address of an
 * approved one waits for another look. Throws NOT_FOUND, also for another's, NOT_POSSIBLE,
 * CHANGED_MEANWHILE, INVALID_INPUT, CONFIRM_NEEDED or TOO_MANY_REQUESTS.
 */
export async function updateCampaign(
  ctx: UserContext,
  { id, version, status, isDraft, ...given }: Body & { id: number },
): Promise<Campaign> {
  const { db, actor, localLimits, now: clock } = ctx
  const key = actor.id
  await localLimits.take([
    { use: 'campaign changes by', key, max: MAX_PER_HOUR, withinMs: HOUR_MS },
  ])
  const now = clock()
  const day = getKolkataDate(now)
  return db.transaction(async (tx) => {
    const before = await lockCampaign(tx, actor, id)
    if (version !== undefined && version !== before.version) throw new ApiError('CHANGED_MEANWHILE')
    const values = toStoredValues(given)
    // Whoever spends the money of others shows who they are, as whoever approves it does.
    if (before.accountId !== actor.id && Object.keys(values).length > 0)
      await requireRecentProof(ctx)
    // One that was dearer before the limit keeps its price until another is given.
    if (given.costPerClick !== before.costPerClick) await checkMaxClickPrice(tx, given.costPerClick)
    await checkMoneyAndDays(tx, before, values)
    const wanted: Changes = {
      ...(before.isApproved ? moderatedChanges(before, values, now) : values),
      ...moved(before, status, now),
    }
    if (!before.isApproved)
      Object.assign(wanted, resubmitted(before, { values, isDraft, status }, now))
    else if (mayResume({ ...before, ...wanted }, { spent: await getSpent(tx, id), day }))
      wanted.status = 'active'
    const changes = getChangedValues(before, wanted)
    if (!changes) return findCampaign(tx, actor, { id, day })
    await tx.update(c).set(changes.after).where(eq(c.id, id))
    await recordAudit(tx, actor, 'update', 'campaigns', id, changes)
    return findCampaign(tx, actor, { id, day })
  })
}

/** Throws INVALID_INPUT for less money than was spent, and for days in the wrong order. */
async function checkMoneyAndDays(tx: Transaction, before: Row, values: Changes): Promise<void> {
  const { startDate, endDate } = { ...before, ...values }
  if (startDate && endDate && endDate < startDate)
    throw new ApiError('INVALID_INPUT', {
      fields: { endDate: 'Choose an end date on or after the start date' },
    })
  if (values.budget === undefined) return
  const spent = await getSpent(tx, before.id)
  if (Number(values.budget) < spent)
    throw new ApiError('INVALID_INPUT', {
      fields: { budget: `₹${(spent / 100).toFixed(2)} of it is spent already` },
    })
}

/** The values of an approved campaign, what everyone sees of it held back for another look. */
function moderatedChanges(before: Row, values: Changes, now: Date): Changes {
  const { title, targetUrl, ...free } = values
  const given = { title, targetUrl }
  if (PUBLIC_CAMPAIGN_FIELDS.every((name) => given[name] === undefined)) return free
  const wanted = { ...before.proposed }
  for (const name of PUBLIC_CAMPAIGN_FIELDS) {
    if (given[name] === undefined) continue
    if (given[name] === before[name]) delete wanted[name]
    else wanted[name] = given[name]
  }
  const isHeld = Object.keys(wanted).length > 0
  return {
    ...free,
    proposed: isHeld ? wanted : null,
    proposedAt: isHeld ? (before.proposedAt ?? now) : null,
    ...(isHeld ? { rejectionReason: null } : {}),
  }
}

/** Paused or resumed. Throws NOT_POSSIBLE. */
function moved(before: Row, status: Body['status'], now: Date): Changes {
  if (status === undefined || status === before.status) return {}
  const next = getNextCampaignStatus(before, status === 'paused' ? 'pause' : 'resume')
  if (!next)
    throw new ApiError('NOT_POSSIBLE', {
      message: before.isApproved
        ? `This campaign is ${before.status}.`
        : 'This campaign starts once it is approved.',
    })
  return { status: next, pausedAt: next === 'paused' ? now : null }
}

/** One that is not approved waits for a look once more, unless it is kept as a draft. */
function resubmitted(
  before: Row,
  { values, isDraft, status }: { values: Changes; isDraft?: boolean; status: Body['status'] },
  now: Date,
): Changes {
  if (isDraft) return { status: 'draft', submittedAt: null, rejectionReason: null }
  const isForm = isDraft === false || Object.keys(values).length > 0
  const next = getNextCampaignStatus(before, 'send')
  if (!isForm || status !== undefined || !next) return {}
  return { status: next, submittedAt: before.submittedAt ?? now, rejectionReason: null }
}

/** Whether a campaign that had ended has money and days again. */
const mayResume = (
  {
    status,
    budget,
    costPerClick,
    endDate,
  }: Pick<Row, 'status' | 'endDate'> & { budget: Paise; costPerClick: Paise },
  { spent, day }: { spent: number; day: string },
): boolean =>
  status === 'completed' &&
  Number(budget) - spent >= Number(costPerClick) &&
  (endDate === null || endDate >= day)
