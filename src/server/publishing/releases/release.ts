import { createHash, randomBytes } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'

/**
 * One file as published, with the sizes of the compressed copies that lie beside it (`.br`, `.gz`).
 */
export const releaseFileSchema = z.object({
  size: z.int(),
  hash: z.string(),
  br: z.int().optional(),
  gz: z.int().optional(),
  /** The copies were compressed quickly; a whole release compresses them well. */
  quick: z.literal(true).optional(),
})

const header = z.object({
  name: z.string(),
  builtAt: z.iso.datetime(),
  /** Of the code and addresses it was built with, see `fingerprint.ts`. */
  fingerprint: z.string(),
  /** What the database held, see `content.ts`. */
  content: z.string(),
  /** The publication it was made by; 0 where that was not noted. */
  publication: z.int().default(0),
  pages: z.int(),
})
/** The header names how many files follow, so that a truncated manifest is noticed. */
const firstLine = header.extend({ files: z.int() })
const furtherLine = releaseFileSchema.extend({ file: z.string() })

export type ReleaseFile = z.output<typeof releaseFileSchema>
/** The manifest is written last: a folder without one is not a release. */
export type Release = z.output<typeof header> & { files: Map<string, ReleaseFile> }
export type FilesByName = Readonly<Record<string, ReleaseFile>>

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-[0-9a-f]{4}$/
/** A line of JSON for the release, and one for each file: a hundred thousand are read in pieces. */
const MANIFEST = 'release.ndjson'
/** After so many lines the reader yields to other work. */
const LINES_AT_ONCE = 500

/** The hash of a file as manifests hold it. */
export const hashContent = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)

export const releasesFolder = (dataDir: string): string => join(dataDir, 'releases')

/** The files visitors get lie one folder down, so that what is beside them is never served. */
export const siteFolder = (folder: string, name: string): string => join(folder, name, 'site')

export const manifestPath = (folder: string, name: string): string => join(folder, name, MANIFEST)

export const isReleaseName = (text: string): boolean => NAME.test(text)

/**
 * A name for a new release: `2026-11-21T05-30-00Z-a1b2`. Names sort by time; where the clock went
 * backwards, or two fall in one second, the new one still comes after `newest`.
 */
export function createReleaseName(now: Date, newest: string | undefined): string {
  const last = newest ? Date.parse(newest.slice(0, 20).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')) : 0
  const at = new Date(Math.max(now.getTime(), last + 1000))
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${randomBytes(2).toString('hex')}`
}

/** A page's file → its one address: `about.html` and `about/index.html` are both `/about`. */
export function toPagePath(file: string): string {
  const address = `/${file.slice(0, -'.html'.length)}`
  return address === '/index' ? '/' : address.replace(/\/index$/, '')
}

/** The file that the renderer writes for an address; the sitemap's files are named as they are. */
export function toRenderedFile(address: string): string {
  if (address === '/') return 'index.html'
  return /\.\w+$/.test(address) ? address.slice(1) : `${address.slice(1)}.html`
}

/** The reverse: the files that an address may stand for, a page's before any other's. */
export function listPossibleFiles(address: string): string[] {
  const name = address.slice(1)
  if (name === '') return ['index.html']
  return name.endsWith('.html') ? [] : [`${name}.html`, `${name}/index.html`, name]
}

/** The kept releases, oldest first. */
export async function listReleases(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter(isReleaseName).sort()
}

/**
 * Reads a release's manifest; null when it is missing or damaged. It pauses in between, so that a
 * server goes on answering.
 */
export async function readRelease(folder: string, name: string): Promise<Release | null> {
  const text = await readFile(manifestPath(folder, name), 'utf8').catch(() => null)
  return text === null ? null : parseRelease(text)
}

/** Reads the text of a manifest; null when it is damaged. */
export async function parseRelease(text: string): Promise<Release | null> {
  try {
    const [first, ...lines] = text.trimEnd().split('\n')
    const { files: count, ...rest } = firstLine.parse(JSON.parse(first!))
    if (lines.length !== count) return null
    const files = new Map<string, ReleaseFile>()
    for (const [i, line] of lines.entries()) {
      if (i % LINES_AT_ONCE === 0) await setImmediate()
      const { file, ...entry } = furtherLine.parse(JSON.parse(line))
      files.set(file, entry)
    }
    return { ...rest, files }
  } catch {
    return null
  }
}

export async function writeRelease(
  path: string,
  made: z.input<typeof header>,
  files: FilesByName,
): Promise<void> {
  const entries = Object.entries(files)
  const lines = [
    { ...made, files: entries.length },
    ...entries.map(([file, entry]) => ({ file, ...entry })),
  ]
  await writeFile(join(path, MANIFEST), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
}
