import { sql } from 'drizzle-orm'

/**
 * Whether `creatives k` of `campaigns c` waits for an administrator: a new one, one sent again, or
 * a change of an approved one.
 */
export const CREATIVE_PENDING = sql`(c.deleted_at is null and k.deleted_at is null
  and (k.proposed_at is not null or (not k.is_approved and k.rejection_reason is null)))`
