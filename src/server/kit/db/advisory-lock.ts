import { sql } from 'drizzle-orm'
import type { Transaction } from './connection.ts'

/**
 * Waits for the advisory lock of a name and holds it until the transaction ends. For writes that
 * depend on what the transaction has read.
 */
export async function takeAdvisoryLock(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
