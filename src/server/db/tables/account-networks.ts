import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { at } from './columns.ts'

/**
 * Networks an account has signed in from: there a right password passes whatever strangers tried
 * meanwhile.
 */
export const accountNetworks = pgTable(
  'account_networks',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /**
     * HMAC of the network with the server's secret: who reads the table does not learn where people
     * are.
     */
    networkHash: text('network_hash').notNull(),
    lastUsedAt: at('last_used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.networkHash] }),
    index('account_networks_used_index').on(t.lastUsedAt),
  ],
)
