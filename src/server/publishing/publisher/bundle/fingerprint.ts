import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { getDistrictFolder } from '#district/read/folder.ts'

export const PROJECT_FOLDER = resolve(import.meta.dirname, '../../../../..')
const SHAPES_THE_SITE = [
  'src',
  'public',
  'scripts/imports',
  'astro.config.mjs',
  'package-lock.json',
]
/** Of these only the one that is chosen. */
const DISTRICTS = `${join(PROJECT_FOLDER, 'src/districts')}/`

/**
 * A hash of everything but the database that shapes the site, the district's folder included: a
 * release made with another one is out of date.
 */
export async function computeFingerprint(
  options: Readonly<Record<string, string | readonly string[]>>,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(options))
  const district = getDistrictFolder()
  const folders = SHAPES_THE_SITE.map((name) => join(PROJECT_FOLDER, name))
  for (const path of [...folders, district]) {
    const base = path === district ? district : PROJECT_FOLDER
    for (const file of await filesOf(path)) {
      if (file.startsWith(DISTRICTS) && path !== district) continue
      const content = await readFile(file)
      hash.update(`${relative(base, file)}\n${content.length}\n`).update(content)
    }
  }
  return hash.digest('base64url').slice(0, 22)
}

async function filesOf(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
