import type { ClientBase, Pool } from 'pg'
import { UnusableDatabaseError, getErrorCode } from './refusal.ts'

/** Creates the extension that misspelt searches need, and checks that it knows Devanagari. */
export async function ensureTrigrams(client: ClientBase | Pool): Promise<void> {
  const found = await client.query(`select from pg_extension where extname = 'pg_trgm'`)
  if (found.rowCount === 0) await createExtension(client)
  // With a plain C ctype, Hindi letters do not count as letters, and a Hindi search silently finds
  // nothing.
  const { rows } = await client.query<{ count: number }>(
    `select cardinality(show_trgm('शर्मा')) as count`,
  )
  if (!rows[0]?.count)
    throw new UnusableDatabaseError(
      'The database does not know the letters of Hindi (its LC_CTYPE is C or the like), so ' +
        'Hindi searches would find nothing: create it with the locale C.UTF-8 or en_US.UTF-8.',
    )
}

async function createExtension(client: ClientBase | Pool): Promise<void> {
  try {
    await client.query('create extension if not exists pg_trgm')
  } catch (error) {
    const code = getErrorCode(error)
    // Another process created it at the same moment.
    if (code === '23505' || code === '42710') return
    if (code === '42501')
      throw new UnusableDatabaseError(
        'The database role may not create the extension pg_trgm: run "create extension ' +
          'pg_trgm" in this database as its administrator.',
      )
    if (code === '0A000' || code === '58P01')
      throw new UnusableDatabaseError(
        'This Postgres lacks the extension pg_trgm: install its contrib package ' +
          '(postgresql-contrib on Debian).',
      )
    throw error
  }
}
