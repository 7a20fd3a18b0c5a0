import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

export const PROJECT_FOLDER = resolve(import.meta.dirname, '../../../../..')
const SHAPES_THE_SITE = ['src', 'public', 'astro.config.mjs', 'package-lock.json']

/**
 * A hash of everything but the data that shapes the site: a release made with another one is out of
 * date.
 */
export async function computeFingerprint(
  options: Readonly<Record<string, string | readonly string[]>>,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(options))
  for (const name of SHAPES_THE_SITE) {
    for (const file of await filesOf(name)) {
      const content = await readFile(join(PROJECT_FOLDER, file))
      hash.update(`${file}\n${content.length}\n`).update(content)
    }
  }
  return hash.digest('base64url').slice(0, 22)
}

async function filesOf(name: string): Promise<string[]> {
  if (name.includes('.')) return [name]
  const entries = await readdir(join(PROJECT_FOLDER, name), {
    recursive: true,
    withFileTypes: true,
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(PROJECT_FOLDER.length + 1))
    .sort()
}
