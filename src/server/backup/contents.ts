import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'

/**
 * The first file of an archive: what the rest is, so that a restore can refuse before it writes
 * anything.
 */
export const HEADER = 'zila-backup.json'
/** The last one, as `sha256sum --check` reads it; an archive without it was cut short. */
export const SUMS = 'SHA256SUMS'
/** What lies below is put back into the data folder under the same names. */
export const DATA = 'data/'

export const backupHeader = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /**
   * The major version of the embedded Postgres whose files are in it; null when the database is
   * elsewhere.
   */
  postgres: z.int().nullable(),
  /** What belongs to the site and is kept elsewhere, in sentences. */
  elsewhere: z.array(z.string()),
})
export type BackupHeader = z.output<typeof backupHeader>

/** Folders that an earlier restore has moved aside. */
export const REPLACED = 'replaced-'
/** Folders of a restore that has not ended. */
export const RESTORING = '.restoring-'

/**
 * Made anew from the database, or only of the moment; the database itself is copied in a way of its
 * own.
 */
const LEFT_OUT = /^(?:postgres(?:[.].*)?|releases|cache|incoming|[.].*|replaced-.*)$/

/**
 * The files of a data folder that belong into a backup besides the database, with slashes: all but
 * what is made anew. Hidden files are half written.
 */
export async function filesToKeep(dataDir: string): Promise<string[]> {
  const names = (await readdir(dataDir)).filter((name) => !LEFT_OUT.test(name))
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
