import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { timestampColumn, identityColumn } from './columns.ts'

/**
 * Who has shown to have a number that nobody used for long asks the team to open its account again:
 * the number may have been handed on.
 */
export const numberRequests = pgTable(
  'number_requests',
  {
    id: identityColumn(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The number as it was shown; the account may have got another since. */
    mobile: text('mobile').notNull(),
    /** What the person who asks says. */
    note: text('note'),
    status: text('status', { enum: ['open', 'approved', 'rejected'] })
      .notNull()
      .default('open'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
    decidedAt: timestampColumn('decided_at'),
  },
  (t) => [
    uniqueIndex('number_requests_one_open')
      .on(t.accountId)
      .where(sql`${t.status} = 'open'`),
    index('number_requests_account_index').on(t.accountId),
    check('number_requests_status_known', sql`${t.status} in ('open', 'approved', 'rejected')`),
    check('number_requests_mobile_shape', sql`${t.mobile} ~ '^\\+[1-9][0-9]{7,14}$'`),
    check('number_requests_decided', sql`(${t.status} = 'open') = (${t.decidedAt} is null)`),
  ],
)
