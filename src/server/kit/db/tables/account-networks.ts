import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { timestampColumn } from './columns.ts'

/**
 * Networks an account has signed in from. A right password from one of them is accepted even while
 * strangers use up the attempts.
 */
export const accountNetworks = pgTable(
  'account_networks',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /**
     * HMAC of the network with the server's secret, so that the table does not reveal where people
     * are.
     */
    networkHash: text('network_hash').notNull(),
    lastUsedAt: timestampColumn('last_used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.networkHash] }),
    index('account_networks_used_index').on(t.lastUsedAt),
  ],
)
