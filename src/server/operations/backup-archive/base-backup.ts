import { randomBytes } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { BackupError } from './refusal.ts'
import type { ArchiveWriter } from './write-archive.ts'

/**
 * Files left out, as `pg_basebackup` does: they belong to the running server or are made again when
 * it starts. The log is copied separately at the end.
 */
const OF_THE_MOMENT =
  /^(?:postmaster[.](?:pid|opts)|(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*|(?:.*\/)?(?:pgsql_tmp.*|pg_internal[.]init.*)|backup_label.*|tablespace_map.*|current_logfiles.*)$/
const CONTROL = 'global/pg_control'
const SEGMENT = /^[0-9A-F]{24}$/

/**
 * Copies a running cluster as `pg_basebackup` would; the embedded server comes without that
 * program. It copies the files in any state, and the log from before the first file to after the
 * last one. Postgres repairs the files from that log when it starts. The copy is the database as it
 * was at the end.
 */
export async function createBaseBackup(
  superuserUrl: string,
  dataDir: string,
  archive: ArchiveWriter,
  into: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl, application_name: 'zila backup' })
  let lost: Error | null = null
  client.on('error', (error) => (lost = error))
  await client.connect()
  try {
    await client.query(`set statement_timeout = 0; set idle_session_timeout = 0`)
    // The slot keeps the log: without it, a checkpoint would let the server overwrite it. The slot
    // goes with the session.
    const slot = `zila_backup_${randomBytes(4).toString('hex')}`
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
    const began = await client.query<{ wal: string }>(
      `select pg_walfile_name(pg_backup_start('zila', fast => true)) as wal`,
    )
    await copyFiles(dataDir, archive, into)
    await archive.bytes(`${into}/${CONTROL}`, await wholeControl(join(dataDir, CONTROL)))
    if (lost !== null) throw lost as Error
    const ended = await client.query<{ wal: string; label: string; map: string }>(
      'select pg_walfile_name(lsn) as wal, labelfile as label, spcmapfile as map from ' +
        'pg_backup_stop(false)',
    )
    const { wal: last, label, map } = ended.rows[0]!
    if (map.trim() !== '')
      throw new BackupError('The database uses tablespaces: back it up with pg_dump.')
    await archive.bytes(`${into}/backup_label`, Buffer.from(label))
    await copyLog(dataDir, { first: began.rows[0]!.wal, last }, archive, into)
  } finally {
    await client.end()
  }
}

async function copyFiles(dataDir: string, archive: ArchiveWriter, into: string): Promise<void> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const name = relative(dataDir, join(entry.parentPath, entry.name)).split(sep).join('/')
    if (OF_THE_MOMENT.test(name) || name === CONTROL) continue
    if (entry.isDirectory()) await archive.folder(`${into}/${name}`)
    // A table dropped during the copy may be missing: the log records the drop.
    else if (entry.isFile()) await archive.file(`${into}/${name}`, join(dataDir, name))
  }
}

/**
 * The file is written at once but may be read in two halves: two equal readings are a whole file.
 */
async function wholeControl(path: string): Promise<Buffer> {
  for (let before = await readFile(path); ;) {
    const now = await readFile(path)
    if (isDeepStrictEqual(before, now)) return now
    before = now
  }
}

async function copyLog(
  dataDir: string,
  { first, last }: { first: string; last: string },
  archive: ArchiveWriter,
  into: string,
): Promise<void> {
  const names = (await readdir(join(dataDir, 'pg_wal'))).filter(
    (name) => SEGMENT.test(name) && name >= first && name <= last,
  )
  if (names.length !== numberOf(last) - numberOf(first) + 1)
    throw new BackupError(
      'The database removed part of its log during the backup. Please try again.',
    )
  await archive.folder(`${into}/pg_wal/archive_status`)
  for (const name of names.sort())
    if (!(await archive.file(`${into}/pg_wal/${name}`, join(dataDir, 'pg_wal', name))))
      throw new BackupError(
        'The database removed part of its log during the backup. Please try again.',
      )
}

/** The number of a 16 MB segment: its last eight digits count up to 256. */
const numberOf = (segment: string): number =>
  Number.parseInt(segment.slice(8, 16), 16) * 256 + Number.parseInt(segment.slice(16), 16)
