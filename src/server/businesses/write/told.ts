import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businesses as b } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import type { FactQuestion, FactSource, FactValue } from '#shared/rules/facts.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { applyChanges, type ListingRow } from './apply.ts'
import { checkInput } from './check.ts'
import { toStoredValues } from './values.ts'

type Told = {
  question: FactQuestion
  value: Omit<FactValue, 'closed'>
  /** Who told it; null for a value that the listing had before. */
  source: FactSource | null
  /** Added to the audit entry. */
  detail: Record<string, unknown>
}

/**
 * Writes a fact that others told into a listing, which the caller has locked, with its source and
 * the day. Throws INVALID_INPUT.
 */
export async function writeToldFact(
  tx: Transaction,
  { actor, now: clock }: Pick<UserContext, 'actor' | 'now'>,
  before: ListingRow,
  { question, value, source, detail }: Told,
): Promise<{ version: number }> {
  const now = clock()
  const { ownerId, id } = before
  // A number is one already, or none: a form could not empty it.
  const { phone, ...rest } = value
  // A point that the listing had before may lie outside the district.
  const given = { ...rest, isPointConfirmed: source === null }
  const { problems } = await checkInput(tx, given, { before, ownerId, now })
  if (Object.keys(problems).length > 0) throw new ApiError('INVALID_INPUT', { fields: problems })
  const isOwners = source === null
  await applyChanges(
    tx,
    actor,
    before,
    { values: { ...toStoredValues(rest), ...(phone !== undefined && { phone }) } },
    { isOwners, now, detail },
  )
  // Another statement: within one, the trigger takes the same words as those of the former value.
  const told = source && { [question]: { by: source, on: getKolkataDate(now) } }
  const [row] = await tx
    .update(b)
    .set({
      toldFacts: told
        ? sql`${b.toldFacts} || ${JSON.stringify(told)}::jsonb`
        : sql`${b.toldFacts} - ${question}::text`,
    })
    .where(eq(b.id, id))
    .returning({ version: b.version })
  return row!
}
