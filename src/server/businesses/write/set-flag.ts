import { asc, inArray } from 'drizzle-orm'
import { recordAudits } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businesses as b } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { hasPublicPage } from '#shared/rules/business.ts'
import { getMarkOptions, markEachChanged } from '#server/kit/publish-marks/mark.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'

const ACTIONS = {
  verified: ['unverify', 'verify'],
  featured: ['unfeature', 'feature'],
} as const

type Input = { flag: keyof typeof ACTIONS; value: boolean }

/**
 * Marks a listing as verified or featured, or removes the mark; writes nothing if it is so already.
 * Throws NOT_FOUND.
 */
export function setFlag(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  { id, ...given }: Input & { id: number },
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const refused = (await setFlags(tx, { actor }, [id], given)).get(id)
    if (refused) throw refused
    return { id }
  })
}

/** The same for many. Returns which it refused. */
export async function setFlags(
  tx: Transaction,
  { actor }: Pick<UserContext, 'actor'>,
  ids: readonly number[],
  { flag, value }: Input,
): Promise<Map<number, ApiError>> {
  const rows = await tx
    .select({ id: b.id, status: b.status, value: b[flag] })
    .from(b)
    .where(inArray(b.id, [...ids]))
    .orderBy(asc(b.id))
    .for('update')
  const others = rows.filter((row) => row.value !== value)
  const changed = others.map(({ id }) => id)
  if (changed.length > 0)
    await tx
      .update(b)
      .set({ [flag]: value })
      .where(inArray(b.id, changed))
  const action = ACTIONS[flag][value ? 1 : 0]
  const entries = changed.map((recordId) => ({ action, recordId }))
  await recordAudits(tx, actor, 'businesses', entries)
  const shown = others.filter(({ status }) => hasPublicPage(status)).map(({ id }) => id)
  await markEachChanged(tx, 'businesses', shown, 'updated', getMarkOptions(actor))
  return notFoundErrors(ids, rows)
}

/** A NOT_FOUND error for each listing that does not exist. */
export function notFoundErrors(
  ids: readonly number[],
  rows: readonly { id: number }[],
): Map<number, ApiError> {
  const found = new Set(rows.map(({ id }) => id))
  const missing = ids.filter((id) => !found.has(id))
  return new Map(
    missing.map((id) => [id, new ApiError('NOT_FOUND', { message: 'Business not found.' })]),
  )
}
