import { join } from 'node:path'
import { PAGE_KEYS_FILE, type PlacedFile } from '#server/publishing/releases/live.ts'
import { toRenderedFile, type ReleaseFile } from '#server/publishing/releases/release.ts'
import { readPageKeys } from './page-keys.ts'

const MAX_NAMED = 5

/**
 * What a whole build finds different from the site that changes had made, though it is made of the
 * same: a page that a change should have touched and did not. Null when there is none, which is how
 * it has to be.
 */
export async function findDrift(
  before: { files: ReadonlyMap<string, PlacedFile>; keyFiles: readonly string[] },
  now: { files: Readonly<Record<string, ReleaseFile>>; folder: string },
): Promise<string | null> {
  const known = await readPageKeys(before.keyFiles)
  const keys = await readPageKeys([join(now.folder, PAGE_KEYS_FILE)])
  const different: string[] = []
  for (const [path, key] of keys) {
    const file = toRenderedFile(path)
    const [old, made] = [before.files.get(file), now.files[file]]
    if (known.get(path) === key && old && made && old.hash !== made.hash) different.push(path)
  }
  if (different.length === 0) return null
  const named = different.slice(0, MAX_NAMED).join(', ')
  const more = different.length > MAX_NAMED ? ` and ${different.length - MAX_NAMED} more` : ''
  return `The whole build differs from what changes had made of ${named}${more}; it is right now.`
}
