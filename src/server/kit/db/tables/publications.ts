import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampColumn, identityColumn } from './columns.ts'

/** One run of the publisher. */
export const publications = pgTable(
  'publications',
  {
    id: identityColumn(),
    startedAt: timestampColumn('started_at').notNull().defaultNow(),
    finishedAt: timestampColumn('finished_at'),
    outcome: text('outcome', { enum: ['running', 'live', 'failed'] })
      .notNull()
      .default('running'),
    cause: text('cause').notNull(),
    release: text('release'),
    pages: integer('pages'),
    error: text('error'),
    /**
     * When the site was delivered to `PUBLISH_TO` and the hook; set for the last live publication
     * only.
     */
    deliveredAt: timestampColumn('delivered_at'),
    /** Why the delivery failed; it is tried again. */
    deliveryError: text('delivery_error'),
  },
  (t) => [
    check('publications_outcome_known', sql`${t.outcome} in ('running', 'live', 'failed')`),
    check(
      'publications_finished_known',
      sql`(${t.outcome} = 'running') = (${t.finishedAt} is null)`,
    ),
  ],
)

/**
 * Changes that are not live yet, written in the transaction of the change. The publisher claims
 * marks by setting `publication_id`; a failed publication gives them back. It claims row by row and
 * not "up to an id": ids are handed out before their transaction commits, so a higher id may become
 * visible first.
 */
export const publishMarks = pgTable(
  'publish_marks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestampColumn('at').notNull().defaultNow(),
    /** Until then the mark may wait for others; a publication with another cause takes it along. */
    dueAt: timestampColumn('due_at').notNull().defaultNow(),
    noun: text('noun').notNull(),
    /** Null means many records of the noun at once, as in an import. */
    recordId: integer('record_id'),
    change: text('change', { enum: ['created', 'updated', 'deleted'] }).notNull(),
    /** Of work on many records, as an import; what a person decided about one goes before it. */
    isBulk: boolean('is_bulk').notNull().default(false),
    publicationId: integer('publication_id').references(() => publications.id, {
      onDelete: 'set null',
    }),
  },
  (t) => [
    index('publish_marks_pending_index')
      .on(t.id)
      .where(sql`${t.publicationId} is null`),
    check('publish_marks_change_known', sql`${t.change} in ('created', 'updated', 'deleted')`),
  ],
)
