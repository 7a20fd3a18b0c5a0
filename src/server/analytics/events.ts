import type { dailyCounts } from '#server/kit/db/tables/index.ts'
import type { VisitorActionKind } from '#shared/rules/analytics.ts'

export type ViewedRecordType = (typeof dailyCounts.$inferSelect)['noun']

/** Something that a visitor did on a day, with the hash by which the same visitor is recognised. */
export type CountEvent = {
  noun: ViewedRecordType
  recordId: number
  day: string
  kind: VisitorActionKind
  hash: string
  /** The search that led to a view. */
  words?: string | undefined
}
