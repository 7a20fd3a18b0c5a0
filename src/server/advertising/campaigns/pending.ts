import { sql } from 'drizzle-orm'

/** Whether `campaigns c` waits for an administrator: sent for approval, or a change of it. */
export const CAMPAIGN_PENDING = sql`(c.deleted_at is null
  and (c.submitted_at is not null or c.proposed_at is not null))`
