import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import {
  getEmbeddedVersion,
  isServerRunning,
  startEmbeddedDatabase,
} from '#server/kit/db/embedded/index.ts'
import type { Log } from '#server/kit/db/log.ts'
import { readSchemaAge } from '#server/kit/db/schema-age.ts'
import { fsyncFolder, fsyncTree } from '#server/kit/files/durable.ts'
import { BACKUPS_FOLDER, REPLACED_PREFIX, RESTORING_PREFIX, type BackupHeader } from './contents.ts'
import { readArchive, type ArchiveEntry } from './read-archive.ts'
import { BackupError } from './refusal.ts'

export type RestoreOptions = {
  file: string
  dataDir: string
  /** Whether the site is to run on the embedded database. */
  embedded: boolean
  /** Moves the present files aside. */
  replace: boolean
  log: Log
}

export type RestoreResult = {
  header: BackupHeader
  /** The number of rows of each table, when the database is in the backup. Every row was read. */
  rows: Map<string, number>
  /** The folder that now holds the earlier files. */
  replaced: string | null
}

/**
 * Folders that stay during a restore: those that can be made again from the database, so that pages
 * are served until it ends, and the kept backups, of which one may be what is restored.
 */
const KEEP_IN_PLACE = new Set(['releases', 'cache', BACKUPS_FOLDER])

/**
 * Puts a backup into the data folder. Before anything moves into place, everything is unpacked and
 * compared with its checksums, and the database is started and read. Throws BackupError and
 * leaves the data folder as it was.
 */
export async function restoreBackup(wish: RestoreOptions): Promise<RestoreResult> {
  const { dataDir, file, log } = wish
  const cluster = join(dataDir, 'postgres')
  await mkdir(dataDir, { recursive: true })
  if (await isServerRunning(cluster))
    throw new BackupError(
      `A server is running on ${dataDir}: stop it first, and start it again afterwards.`,
    )
  await removeLeftovers(dataDir)
  const present = (await readdir(dataDir)).filter(
    (name) => !name.startsWith(REPLACED_PREFIX) && name !== BACKUPS_FOLDER,
  )
  if (present.length > 0 && !wish.replace)
    throw new BackupError(
      `${dataDir} is not empty: restore into another DATA_DIR, or say --replace, which moves ` +
        'aside what is there.',
    )

  const draft = join(dataDir, `${RESTORING_PREFIX}${randomBytes(4).toString('hex')}`)
  await mkdir(draft, { mode: 0o700 })
  try {
    const { header } = await readArchive(file, {
      begin: (header) => rejectForeign(header, wish),
      take: (entry) => unpack(draft, entry),
    })
    const rows =
      header.postgres === null
        ? new Map<string, number>()
        : await tryDatabase(join(draft, 'postgres'), log)
    await fsyncTree(draft)
    const replaced = await moveAside(dataDir, present)
    await putInPlace(draft, dataDir)
    return { header, rows, replaced }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Removes folders of restores that were killed. */
async function removeLeftovers(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(RESTORING_PREFIX))
  for (const name of names) await rm(join(dataDir, name), { recursive: true, force: true })
}

async function rejectForeign(
  { postgres }: BackupHeader,
  { embedded, dataDir }: RestoreOptions,
): Promise<void> {
  if (postgres === null) return
  if (!embedded)
    throw new BackupError(
      'The backup holds the database of the embedded Postgres, and DATABASE_URL names another ' +
        'one: restore it without DATABASE_URL, start Zila, and move the database with pg_dump if ' +
        'it is to be elsewhere.',
    )
  const here = await getEmbeddedVersion(join(dataDir, 'postgres'))
  if (here !== postgres)
    throw new BackupError(
      `The backup holds files of Postgres ${postgres}, and this Zila brings Postgres ${here}: ` +
        'restore it with the Zila that made it.',
    )
}

async function unpack(draft: string, { name, mode, content }: ArchiveEntry): Promise<void> {
  const path = join(draft, name)
  if (content === null) return void (await mkdir(path, { recursive: true, mode }))
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(content, createWriteStream(path, { flags: 'wx', mode }))
}

/** Starts the unpacked database, which repairs it, and reads every row. */
async function tryDatabase(cluster: string, log: Log): Promise<Map<string, number>> {
  const server = await startEmbeddedDatabase({ dataDir: cluster, log })
  try {
    const client = new pg.Client({ connectionString: server.ownerUrl, statement_timeout: 0 })
    await client.connect()
    try {
      await rejectForeignSchema(client)
      return await countRows(client)
    } finally {
      await client.end()
    }
  } finally {
    await server.stop()
  }
}

/** What a start would refuse is refused before anything is replaced. */
async function rejectForeignSchema(client: pg.Client): Promise<void> {
  const age = await readSchemaAge(client)
  if (age.kind === 'newer')
    throw new BackupError(
      `The backup was made by a newer version of Zila (its schema is of ${age.theirs}, this one ` +
        `knows that of ${age.ours}): restore it with that version.`,
    )
  if (age.kind === 'unreleased')
    throw new BackupError(
      'The backup holds a database from before the first release of Zila, which this version ' +
        'cannot update: restore it with that earlier version.',
    )
}

async function countRows(client: pg.Client): Promise<Map<string, number>> {
  await client.query('set statement_timeout = 0')
  const { rows: tables } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = " +
      "'public'::regnamespace order by 1",
  )
  const counted = new Map<string, number>()
  for (const { name } of tables) {
    // As text, so that values stored outside their rows are read too.
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count, sum(length(t::text)) from ${pg.escapeIdentifier(name)} t`,
    )
    counted.set(name, rows[0]!.count)
  }
  return counted
}

async function moveAside(dataDir: string, present: readonly string[]): Promise<string | null> {
  const leaving = present.filter((name) => !KEEP_IN_PLACE.has(name))
  if (leaving.length === 0) return null
  const aside = join(
    dataDir,
    `${REPLACED_PREFIX}${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`,
  )
  await mkdir(aside, { mode: 0o700 })
  for (const name of leaving) await rename(join(dataDir, name), join(aside, name))
  return aside
}

/** Moves the database last: without one, a folder does not count as restored. */
async function putInPlace(draft: string, dataDir: string): Promise<void> {
  const names = (await readdir(draft)).filter((name) => !/^postgres[.]/.test(name))
  const ordered = [
    ...names.filter((name) => name !== 'postgres'),
    ...names.filter((name) => name === 'postgres'),
  ]
  for (const name of ordered) await rename(join(draft, name), join(dataDir, name))
  await fsyncFolder(dataDir)
}
