import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isCompressedCopyOf } from '#server/publishing/releases/compress.ts'
import pMap from 'p-map'
import type { PlacedFile, LiveSite } from '#server/publishing/releases/live.ts'
import { hashContent } from '#server/publishing/releases/release.ts'

const CONCURRENCY = 8

/**
 * Reads every file of a site with its compressed copies, and returns the first damaged one; null
 * for none.
 */
export async function findDamagedFile(site: Pick<LiveSite, 'files'>): Promise<string | null> {
  let damaged: string | null = null
  const check = async ([name, file]: [string, PlacedFile]) => {
    if (damaged === null && !(await isAsPublished(name, file))) damaged = name
  }
  await pMap(site.files, check, { concurrency: CONCURRENCY })
  return damaged
}

async function isAsPublished(
  name: string,
  { site, size, hash, br, gz }: PlacedFile,
): Promise<boolean> {
  const path = join(site, name)
  const content = await readFile(path).catch(() => null)
  if (content?.length !== size || hashContent(content) !== hash) return false
  if (br !== undefined && !isCompressedCopyOf(`${path}.br`, 'br', content)) return false
  return gz === undefined || isCompressedCopyOf(`${path}.gz`, 'gz', content)
}
