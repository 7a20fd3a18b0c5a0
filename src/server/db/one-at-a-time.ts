import { sql } from 'drizzle-orm'
import type { Transaction } from './connection.ts'

/**
 * Waits until no other transaction holds this name, and holds it until the end of this one: for
 * "look, then write".
 */
export async function oneAtATime(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
