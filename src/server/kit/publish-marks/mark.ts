import { sql } from 'drizzle-orm'
import { publishMarks } from '#server/kit/db/tables/index.ts'
import type { UserActor } from '#server/kit/actor/actor.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'

export type ChangeKind = 'created' | 'updated' | 'deleted'
export type MarkOptions = { isBulk?: true }
/** Of work on many records, such as an import: decisions of people are published before it. */
export const BULK_MARK_OPTIONS: MarkOptions = { isBulk: true }

/** How the work of an actor is published: a large change of many records waits for others. */
export const getMarkOptions = ({ bulk }: Pick<UserActor, 'bulk'>): MarkOptions =>
  bulk?.isLarge ? BULK_MARK_OPTIONS : {}

/**
 * Notes that public content changed, in the transaction of the change: the publisher rebuilds what
 * shows it soon after. `recordId` null means many records of the noun at once, as an import makes.
 */
export async function markChanged(
  tx: DbOrTransaction,
  noun: string,
  recordId: number | null,
  change: ChangeKind,
  options: MarkOptions = {},
): Promise<void> {
  await tx.insert(publishMarks).values({ noun, recordId, change, ...options })
}

/** The same for some records of a noun. */
export async function markEachChanged(
  tx: DbOrTransaction,
  noun: string,
  ids: readonly number[],
  change: ChangeKind,
  options: MarkOptions = {},
): Promise<void> {
  const rows = ids.map((recordId) => ({ noun, recordId, change, ...options }))
  if (rows.length > 0) await tx.insert(publishMarks).values(rows)
}

/** How old a count on a page may become before it causes a publication of its own. */
export const MAX_COUNT_AGE_MINUTES = 10

/**
 * The same for a small count that changes again and again, such as votes: it goes live together
 * with the next change, or with all that were gathered since, `MAX_COUNT_AGE_MINUTES` after the
 * first.
 */
export async function markCountChanged(
  tx: DbOrTransaction,
  noun: string,
  recordId: number,
): Promise<void> {
  const dueAt = sql`now() + make_interval(mins => ${MAX_COUNT_AGE_MINUTES})`
  await tx.insert(publishMarks).values({ noun, recordId, change: 'updated', dueAt })
}

/**
 * The change as the public sees it, by whether the record was and is public; null if it sees none.
 */
export function getPublicChange(wasShown: boolean, isShown: boolean): ChangeKind | null {
  if (wasShown) return isShown ? 'updated' : 'deleted'
  return isShown ? 'created' : null
}
