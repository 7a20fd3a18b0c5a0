import { sql } from 'drizzle-orm'
import type { Transaction } from './connection.ts'

/**
 * Takes the advisory lock of a name until the end of the transaction, and waits for it: for writes
 * that depend on what was read before.
 */
export async function takeAdvisoryLock(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
