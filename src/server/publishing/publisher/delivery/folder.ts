import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { LanguageCode } from '#config/languages.ts'
import {
  HEADERS_FILE,
  createHeadersFile,
  REWRITES_FILE,
  createRewritesFile,
} from './headers-file.ts'
import type { PublishTarget } from './target.ts'

const COPIES = ['br', 'gz'] as const

/**
 * A folder that another web server serves, on this machine or mounted. The compressed copies are
 * beside the files, where nginx and Caddy look for them.
 */
export function createFolderTarget(
  folder: string,
  hsts: string | null,
  languages: readonly LanguageCode[],
): PublishTarget {
  const at = (name: string) => join(folder, name)
  /** Writes under a temporary name, then renames once. */
  const lay = async (name: string, write: (path: string) => Promise<void>) => {
    const made = `${at(name)}.${randomBytes(4).toString('hex')}.tmp`
    await mkdir(dirname(made), { recursive: true })
    try {
      await write(made)
      await rename(made, at(name))
    } catch (error) {
      await rm(made, { force: true })
      throw error
    }
  }
  const writeText = (name: string, text: string) => lay(name, (path) => writeFile(path, text))
  return {
    name: folder,
    readText: (name) => readFile(at(name), 'utf8').catch(() => null),
    writeText,
    writeHeaders: async () => {
      await writeText(HEADERS_FILE, createHeadersFile(hsts))
      await writeText(REWRITES_FILE, createRewritesFile(languages))
    },
    put: async ({ name, site, ...entry }) => {
      // The old copies are removed first: for a moment the file is served uncompressed, but never
      // with an outdated copy.
      for (const kind of COPIES) await rm(at(`${name}.${kind}`), { force: true })
      await lay(name, (path) => copyFile(join(site, name), path))
      for (const kind of COPIES) {
        if (entry[kind] !== undefined)
          await lay(`${name}.${kind}`, (path) => copyFile(join(site, `${name}.${kind}`), path))
      }
    },
    putPage: async (name, page) => {
      for (const kind of COPIES) await rm(at(`${name}.${kind}`), { force: true })
      await writeText(name, page)
    },
    remove: async (name) => {
      for (const each of [name, ...COPIES.map((kind) => `${name}.${kind}`)])
        await rm(at(each), { force: true })
    },
  }
}
