import { sql, type SQL } from 'drizzle-orm'

/** When a day begins in India, as SQL: half an hour beside the hours of UTC. */
export const midnightSql = (day: string | SQL): SQL =>
  sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`
