import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'

/** The first file of an archive. It describes the rest, so a restore can refuse before writing. */
export const HEADER_FILE = 'zila-backup.json'
/** The last file, in the format of `sha256sum --check`. An archive without it was cut short. */
export const CHECKSUMS_FILE = 'SHA256SUMS'
/** Files below this folder return to the data folder under the same names. */
export const DATA_PREFIX = 'data/'

export const backupHeaderSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /**
   * The major version of the embedded Postgres whose files are in the archive; null when the
   * database is elsewhere.
   */
  postgres: z.int().nullable(),
  /** Parts of the site that are kept elsewhere, in sentences. */
  elsewhere: z.array(z.string()),
})
export type BackupHeader = z.output<typeof backupHeaderSchema>

/** Prefix of folders that an earlier restore has moved aside. */
export const REPLACED_PREFIX = 'replaced-'
/** Prefix of folders of an unfinished restore. */
export const RESTORING_PREFIX = '.restoring-'

/**
 * Files that are made again from the database or are temporary. The database itself is copied in
 * another way.
 */
const EXCLUDED = /^(?:postgres(?:[.].*)?|releases|cache|incoming|backups|[.].*|replaced-.*)$/

/** Where the backups of an installation are kept; no backup holds them. */
export const BACKUPS_FOLDER = 'backups'
export const getBackupFolder = (dataDir: string): string => join(dataDir, BACKUPS_FOLDER)

/**
 * The files of a data folder that belong in a backup besides the database, with slashes. It leaves
 * out what can be made again, and hidden files, which are half written.
 */
export async function listFilesToBackUp(dataDir: string): Promise<string[]> {
  const names = (await readdir(dataDir)).filter((name) => !EXCLUDED.test(name))
  const found = await Promise.all(names.map((name) => filesBelow(dataDir, name)))
  return found.flat().sort()
}

async function filesBelow(dataDir: string, name: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const
  const entries = await readdir(join(dataDir, name), options).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return null
      throw error
    },
  )
  if (entries === null) return [name]
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
}
