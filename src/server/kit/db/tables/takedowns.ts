import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { timestampColumn } from './columns.ts'

/**
 * Pages that the published site must not show any more as it has them. Triggers write them in the
 * transaction that hides or deletes a record. Rows are only added, so that two writers never wait
 * for each other.
 */
export const takedowns = pgTable(
  'takedowns',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestampColumn('at').notNull().defaultNow(),
    /** Of the page: `/business/tea-house`. Pages of a list below it (`/page/2`) are meant too. */
    address: text('address').notNull(),
    /** `gone`: the page's record is hidden; `stale`: the page shows something that is hidden. */
    kind: text('kind', { enum: ['gone', 'stale'] }).notNull(),
    /** What was hidden, as in `publish_marks`. */
    noun: text('noun').notNull(),
    recordId: integer('record_id').notNull(),
    /** The first live publication whose pages take it into account; null while there is none. */
    publicationId: integer('publication_id'),
    /** When the publishing target and the hook were told. */
    handedOnAt: timestamp('handed_on_at', { withTimezone: true }),
  },
  (t) => [
    index('takedowns_outstanding_index')
      .on(t.id)
      .where(sql`${t.publicationId} is null`),
    index('takedowns_publication_index').on(t.publicationId),
    check('takedowns_kind_known', sql`${t.kind} in ('gone', 'stale')`),
  ],
)
