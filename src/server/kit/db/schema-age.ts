import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'

export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations')

export type SchemaAge =
  /** Empty, or made by migrations of the folder, which may add more. */
  | { kind: 'known' }
  /** Newer code has migrated it. Both are days. */
  | { kind: 'newer'; theirs: string; ours: string }
  /** Made before the first release, by migrations that are not in the folder any more. */
  | { kind: 'unreleased' }

/** How the schema of a database compares with a folder of migrations. Needs the owner's rights. */
export async function readSchemaAge(
  client: ClientBase,
  folder = MIGRATIONS_FOLDER,
): Promise<SchemaAge> {
  const { rows: tables } = await client.query<{ is: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  )
  if (!tables[0]?.is) return { kind: 'known' }
  const { rows } = await client.query<{ first: string | null; last: string | null }>(
    'select min(created_at) as first, max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const { first, last } = rows[0]!
  if (first === null) return { kind: 'known' }
  const ours = readMigrationFiles({ migrationsFolder: folder }).map((one) => one.folderMillis)
  if (Number(last) > Math.max(...ours))
    return { kind: 'newer', theirs: dayOf(Number(last)), ours: dayOf(Math.max(...ours)) }
  return { kind: Number(first) < Math.min(...ours) ? 'unreleased' : 'known' }
}

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)
