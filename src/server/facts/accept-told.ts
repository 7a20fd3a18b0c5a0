import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import { writeToldFact } from '#server/businesses/index.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { type businesses as b, factAnswers as a, facts as f } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import type { FactQuestion, FactSource, FactValue } from '#shared/rules/facts.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { notifyOwner } from './decide.ts'
import { getPresentValue } from './listing.ts'
import { openFact } from './tell.ts'

type Context = Pick<UserContext, 'actor' | 'now' | 'config'>
type Listing = typeof b.$inferSelect
type Told = {
  question: Exclude<FactQuestion, 'here' | 'photo'>
  value: FactValue
  valueKey: string
  source: FactSource
}

/**
 * Writes a fact that somebody whom the team trusts was told into its listing, which the caller has
 * locked. It is shown at once; the owner is told and can take it back. Returns whether that changed
 * anything. Throws INVALID_INPUT.
 */
export async function acceptToldFact(
  tx: Transaction,
  ctx: Context,
  listing: Listing,
  { question, value, valueKey, source }: Told,
): Promise<boolean> {
  const { id: businessId } = listing
  const before = getPresentValue(question, { ...listing, businessHours: listing.hours })
  if (isDeepStrictEqual(before, value)) return false
  await takeAdvisoryLock(tx, `facts of ${businessId}`)
  const now = ctx.now()
  // What visitors told of it is answered: the same, and that the former value is wrong.
  await tx
    .delete(f)
    .where(
      and(
        ...[eq(f.businessId, businessId), eq(f.question, question), eq(f.status, 'open')],
        inArray(f.valueKey, [valueKey, 'wrong']),
      ),
    )
  const [fact] = await tx
    .insert(f)
    .values({
      ...{ businessId, question, value, valueKey, before },
      ...{ status: 'accepted', createdAt: now, decidedAt: now },
    })
    .returning({ id: f.id })
  await keepTeller(tx, ctx, fact!.id)
  await recordAudit(tx, ctx.actor, 'accept', 'facts', fact!.id, { businessId, question })
  const detail = { fact: fact!.id, by: source }
  await writeToldFact(tx, ctx, listing, { question, value, source, detail })
  await notifyOwner(tx, ctx, { question, source }, listing)
  return true
}

/**
 * Somebody whom the team trusts was told that the business has closed. That takes a page out of
 * every list, so the team decides it as if visitors had told it. Throws TOO_MANY_REQUESTS.
 */
export async function reportClosed(
  tx: Transaction,
  ctx: Context,
  { id: businessId }: Pick<Listing, 'id'>,
): Promise<void> {
  await takeAdvisoryLock(tx, `facts of ${businessId}`)
  const createdAt = ctx.now()
  const question = 'here'
  const value = { closed: true }
  const id = await openFact(tx, { businessId, question, value, valueKey: 'closed', createdAt })
  await keepTeller(tx, ctx, id)
  await recordAudit(tx, ctx.actor, 'tell', 'facts', id, { businessId, question })
}

/** Who told it, without their network: it is no visitor's. */
async function keepTeller(tx: Transaction, { actor, now }: Context, factId: number) {
  const at = now()
  await tx.insert(a).values({ factId, accountId: actor.id, day: getKolkataDate(at), createdAt: at })
}
