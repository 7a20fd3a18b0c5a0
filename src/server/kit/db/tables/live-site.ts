import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { identityColumn, timestampColumn } from './columns.ts'

/** One row: what visitors get, on every machine. */
export const liveSite = pgTable(
  'live_site',
  {
    id: smallint('id').primaryKey().default(1),
    release: text('release').notNull(),
    /** How many changes lie over the release. */
    change: integer('change').notNull(),
    /** The newest code that has published; a rollback does not change it. */
    code: text('code').notNull(),
    /** Of the lock under which it was set. It only grows. */
    fence: bigint('fence', { mode: 'number' }).notNull(),
    at: timestampColumn('at').notNull().defaultNow(),
  },
  (t) => [check('live_site_is_one', sql`${t.id} = 1`)],
)

/**
 * Who holds a lock of the publisher. The lock is an advisory one of a session; this row makes it
 * end with a holder whose machine vanished, and numbers the holders.
 */
export const publisherLocks = pgTable('publisher_locks', {
  name: text('name').primaryKey(),
  /** The number of the last holder. What a holder with a lower one writes is refused. */
  fence: bigint('fence', { mode: 'number' }).notNull().default(0),
  /** The holder's session. */
  pid: integer('pid'),
  sessionBegan: timestampColumn('session_began'),
  renewedAt: timestampColumn('renewed_at'),
})

/** Fingerprints of code in the order in which they were started: a greater id is newer code. */
export const codeVersions = pgTable('code_versions', {
  fingerprint: text('fingerprint').primaryKey(),
  id: bigint('id', { mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
  at: timestampColumn('at').notNull().defaultNow(),
})

/** Releases, and changes of them, whose files lie where all machines fetch them. */
export const releaseParts = pgTable(
  'release_parts',
  {
    id: identityColumn(),
    release: text('release').notNull(),
    /** 0 is the release itself. */
    change: integer('change').notNull(),
    /** Of the lock under which it was made; names the stored files of this attempt. */
    fence: bigint('fence', { mode: 'number' }).notNull(),
    code: text('code').notNull(),
    /** What the database held, see `content.ts`. */
    content: text('content').notNull(),
    packs: integer('packs').notNull(),
    /** False while its files are being sent, and for ever if its publisher was ended meanwhile. */
    isLive: boolean('is_live').notNull().default(false),
    at: timestampColumn('at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('release_parts_live_unique')
      .on(t.release, t.change)
      .where(sql`${t.isLive}`),
  ],
)
