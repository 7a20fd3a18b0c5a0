import { and, eq, sql } from 'drizzle-orm'
import { businessPath } from '#config/routes.ts'
import type { saveCall as endpoint } from '#contract/gaps.ts'
import { confirmListings } from '#server/businesses/index.ts'
import { getNoticeRecipients, storeReport } from '#server/conversations/reports/index.ts'
import { acceptToldFact, reportClosed } from '#server/facts/index.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businessCalls, businesses as b, callList as c } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { report as reportMail } from '#server/kit/mail/templates/report.ts'
import { findWritten, rememberWritten } from '#server/kit/rate-limit/index.ts'
import { getNextCallTime } from '#shared/rules/calls.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { normalisePhone } from '#shared/rules/phone.ts'
import { readToldFacts, type ReadFact } from './told-facts.ts'
import { isWithinReach } from './scope.ts'

type Body = EndpointInput<typeof endpoint>['body']
type Listing = typeof b.$inferSelect

/**
 * Keeps what came of a call or a visit, writes the facts that were told, and gives the listing
 * back to the call list; a note alone keeps it. One with the same key counts once. Throws
 * NOT_FOUND, INVALID_INPUT, CHANGED_MEANWHILE, NO_RECIPIENT or TOO_MANY_REQUESTS.
 */
export async function saveCall(ctx: UserContext, body: Body): Promise<{ id: number }> {
  const { db, actor, localLimits } = ctx
  const { businessId, way, result, note } = body
  await localLimits.take([{ use: 'call by', key: actor.id, max: 600, withinMs: HOUR_MS }])
  const facts = readToldFacts(body)
  return db.transaction(async (tx) => {
    const once = { use: `call by ${actor.id}`, key: body.key }
    const earlier = await findWritten(tx, once)
    if (earlier !== undefined) return { id: earlier }
    const listing = await lockListing(tx, ctx, businessId)
    const wrong = result === 'wrong-number' ? (body.phone ?? listing.phone) : null
    if (result === 'told') await writeFacts(tx, ctx, listing, body, facts)
    if (wrong) await dropNumber(tx, ctx, listing, { number: wrong, way })
    if (result === 'not-listed') await askToUnlist(tx, ctx, listing, note ?? '')
    const [call] = await tx
      .insert(businessCalls)
      .values({
        ...{ businessId, accountId: actor.id, way, result, createdAt: ctx.now() },
        ...{ note: note?.trim() || null, phone: wrong && (normalisePhone(wrong) ?? wrong) },
      })
      .returning({ id: businessCalls.id })
    if (result !== 'note') await passOn(tx, ctx, body)
    await recordAudit(tx, actor, 'call', 'businesses', businessId, { result, by: way })
    await rememberWritten(tx, once, call!.id)
    return { id: call!.id }
  })
}

/** Without a lock on its key: who tells a fact of it waits for nothing here. */
async function lockListing(tx: Transaction, { actor }: UserContext, id: number): Promise<Listing> {
  const isIt = and(eq(b.id, id), isWithinReach(actor))
  const [row] = await tx.select().from(b).where(isIt).for('no key update')
  if (!row) throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
  return row
}

async function writeFacts(
  tx: Transaction,
  ctx: UserContext,
  read: Listing,
  { way, here, version }: Body,
  facts: readonly ReadFact[],
): Promise<void> {
  const isOld = version !== undefined && version !== read.version
  for (const { value, isThere, ...fact } of facts) {
    const listing = await lockListing(tx, ctx, read.id)
    // Written without a line, it may come days later: what was said since stays.
    if (isOld && isThere(listing)) throw new ApiError('CHANGED_MEANWHILE')
    await acceptToldFact(tx, ctx, listing, { ...fact, value, source: way })
  }
  if (here === 'no') return reportClosed(tx, ctx, read)
  if (here !== 'yes' && facts.length === 0) return
  // The team has spoken with them.
  const actor = { ...ctx.actor, role: 'admin' as const }
  const how = { actor, now: ctx.now(), detail: { by: way } }
  await confirmListings(tx, eq(b.id, read.id), how)
}

/** The number goes off the listing, unless there is another one already. */
async function dropNumber(
  tx: Transaction,
  ctx: UserContext,
  listing: Listing,
  { number, way }: { number: string; way: Body['way'] },
): Promise<void> {
  if (listing.phone === null || normalisePhone(number) !== normalisePhone(listing.phone)) return
  const fact = { question: 'phone', value: { phone: null }, valueKey: 'wrong' } as const
  await acceptToldFact(tx, ctx, listing, { ...fact, source: way })
}

/** Administrators decide it, as they do complaints. */
async function askToUnlist(
  tx: Transaction,
  ctx: UserContext,
  { id, name, slug }: Listing,
  note: string,
): Promise<void> {
  const to = await getNoticeRecipients(tx)
  const reason = 'other' as const
  const detail = `Asked a helper not to be listed. ${note}`.trim()
  const report = { noun: 'business' as const, recordId: id, reason, detail }
  const { isNew } = await storeReport(tx, { actor: ctx.actor, now: ctx.now() }, report)
  if (!isNew) return
  const values = { title: name, url: ctx.config.siteUrl + businessPath(slug), reason, detail }
  for (const one of to) await queueMail(tx, { to: one, template: reportMail, values })
}

/** Gives the listing back, and says when it comes again. */
async function passOn(tx: Transaction, ctx: UserContext, { businessId, result }: Body) {
  const now = ctx.now()
  const [before] = await tx.select().from(c).where(eq(c.businessId, businessId)).for('update')
  const unanswered = result === 'no-answer' ? (before?.unanswered ?? 0) + 1 : 0
  const optedOutAt = result === 'not-listed' ? now : (before?.optedOutAt ?? null)
  const notBefore = getNextCallTime(result, unanswered, now)
  const set = { leasedTo: null, leasedUntil: null, notBefore, unanswered, optedOutAt }
  await tx
    .insert(c)
    .values({ businessId, ...set })
    .onConflictDoUpdate({
      target: c.businessId,
      // Another helper may have taken it since; it stays theirs.
      set: {
        ...{ notBefore, unanswered, optedOutAt },
        leasedTo: sql`nullif(${c.leasedTo}, ${ctx.actor.id})`,
        leasedUntil: sql`case when ${c.leasedTo} = ${ctx.actor.id} then null
          else ${c.leasedUntil} end`,
      },
    })
}
