import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Windows of rate limits that all processes share, in the columns that `rate-limiter-flexible`
 * expects. `key` names the limit and a hash of the caller.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('rate_limits_expire_index').on(t.expire)],
)
