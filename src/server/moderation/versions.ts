import { asc, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { businesses, classifiedAds, reviews } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { WorkKind } from '#shared/rules/moderation.ts'

/** What is said of a thing that is not as it was when somebody looked at it to decide. */
export const CHANGED = 'It was changed after you looked at it. Please look at it again.'

/** What is decided on, and as which version it was looked at, if that is known. */
export type Looked = { recordId: number; version: number | null }

/** Campaigns and creatives compare by themselves: they lock other rows before their own. */
const TABLES: Partial<Record<WorkKind, typeof businesses | typeof classifiedAds | typeof reviews>> =
  { listing: businesses, ad: classifiedAds, review: reviews }

/**
 * Which of these are not as they were looked at. The rows stay locked until the transaction ends,
 * in the order in which the verbs lock them.
 */
export async function changedSince(
  tx: Transaction,
  kind: WorkKind,
  looked: readonly Looked[],
): Promise<Map<number, ApiError>> {
  const table = TABLES[kind]
  const wanted = new Map(
    looked.flatMap(({ recordId, version }) => (version === null ? [] : [[recordId, version]])),
  )
  if (!table || wanted.size === 0) return new Map()
  const rows = await tx
    .select({ id: table.id, version: table.version })
    .from(table)
    .where(inArray(table.id, [...wanted.keys()]))
    .orderBy(asc(table.id))
    .for('update')
  const changed = rows.filter(({ id, version }) => version !== wanted.get(id))
  return new Map(changed.map(({ id }) => [id, new ApiError('CHANGED_MEANWHILE')]))
}
