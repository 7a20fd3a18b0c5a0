import { eq } from 'drizzle-orm'
import type { Creative, updateCreative as endpoint } from '#contract/ad-creatives.ts'
import { getChangedValues } from '#server/kit/audit-entries/changed.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { creatives as k } from '#server/kit/db/tables/index.ts'
import { ApiError, invalidField } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { PUBLIC_CREATIVE_FIELDS, DEFAULT_CREATIVE } from '#shared/rules/ad-specs.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'
import { checkSize } from './check-size.ts'
import { findCreative, lockCreative, type CreativeRow, type SignLink } from './columns.ts'

type Body = EndpointInput<typeof endpoint>['body']
type VisibleFields = Pick<CreativeRow, (typeof PUBLIC_CREATIVE_FIELDS)[number]>

const MAX_PER_HOUR = 120

/**
 * Changes the words or the place of a creative. What everyone sees of an approved one waits for
 * another look; a rejected one waits for a look again. Throws NOT_FOUND, also for another's,
 * CHANGED_MEANWHILE, INVALID_INPUT or TOO_MANY_REQUESTS.
 */
export async function updateCreative(
  { db, actor, localLimits, now: clock }: UserContext,
  { id, version, sign, ...given }: Body & { id: number; sign: SignLink },
): Promise<Creative> {
  const key = actor.id
  await localLimits.take([
    { use: 'creative changes by', key, max: MAX_PER_HOUR, withinMs: HOUR_MS },
  ])
  const now = clock()
  return db.transaction(async (tx) => {
    const before = await lockCreative(tx, actor, id)
    if (version !== undefined && version !== before.version) throw new ApiError('CHANGED_MEANWHILE')
    const { name = before.name, ...seen } = storedValues(given)
    const after = { ...before, ...before.proposed, ...seen }
    if (before.type === 'text' && !after.headline && !after.description)
      throw invalidField('headline', 'Enter a headline or a description')
    if (seen.size !== undefined && seen.size !== before.size) await checkSize(tx, before, seen.size)
    const wanted = before.isApproved
      ? { name, ...moderatedChanges(before, seen, now) }
      : { name, ...seen, ...resubmitted(before, seen, now) }
    const changes = getChangedValues(before, wanted)
    if (changes) {
      await tx.update(k).set(changes.after).where(eq(k.id, id))
      await recordAudit(tx, actor, 'update', 'creatives', id, changes)
    }
    return findCreative(tx, actor, { id, sign })
  })
}

/** The given values in their stored form; fields that were left out stay out. */
function storedValues({ name, headline, description, callToAction, size, position }: Body) {
  const values: Partial<VisibleFields> & { name?: string | undefined } = {
    ...(name === undefined ? {} : { name: normaliseLine(name) }),
    ...(headline === undefined ? {} : { headline: normaliseLine(headline ?? '') || null }),
    ...(description === undefined ? {} : { description: normaliseLine(description ?? '') || null }),
    ...(callToAction === undefined
      ? {}
      : { callToAction: normaliseLine(callToAction) || DEFAULT_CREATIVE.callToAction }),
    ...(size === undefined ? {} : { size }),
    ...(position === undefined ? {} : { position }),
  }
  return values
}

/** What everyone sees of an approved creative, held back for another look. */
function moderatedChanges(
  before: CreativeRow,
  seen: Partial<VisibleFields>,
  now: Date,
): Partial<CreativeRow> {
  const given = PUBLIC_CREATIVE_FIELDS.filter((name) => seen[name] !== undefined)
  if (given.length === 0) return {}
  const all = { ...before.proposed, ...seen }
  const changed = PUBLIC_CREATIVE_FIELDS.filter(
    (name) => all[name] !== undefined && all[name] !== before[name],
  )
  if (changed.length === 0) return { proposed: null, proposedAt: null }
  return {
    proposed: Object.fromEntries(changed.map((name) => [name, all[name]])),
    proposedAt: before.proposedAt ?? now,
    rejectionReason: null,
  }
}

/** One that was rejected waits once more when what everyone sees of it was given. */
const resubmitted = (
  before: CreativeRow,
  seen: Partial<VisibleFields>,
  now: Date,
): Partial<CreativeRow> =>
  before.rejectionReason !== null && Object.keys(seen).length > 0
    ? { rejectionReason: null, sentAt: now }
    : {}
