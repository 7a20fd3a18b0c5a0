import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  writeCompressedCopies,
  isCompressedCopyOf,
  isWorthCompressing,
  linkCompressed,
  type CompressedSizes,
  type CompressionEffort,
} from '#server/publishing/releases/compress.ts'
import { readPage, type PageFacts } from './read-page.ts'
import type { PlacedFile } from '#server/publishing/releases/live.ts'
import { hashContent, type ReleaseFile } from '#server/publishing/releases/release.ts'

/** An order to write a file of a site. Plain data: another thread carries it out. */
export type FileJob = {
  site: string
  name: string
  /** Null when the file lies there already. */
  content: Uint8Array | null
  effort: CompressionEffort
  /** The same file of the site before. */
  before: PlacedFile | null
  /** Leaves out a file that is the same as before. */
  leaveSame: boolean
}

/**
 * The file's entry, null when it was left out; for a page also the facts that the check needs; and
 * whether the same file of the site before was damaged.
 */
export type WriteFileResult = {
  file: ReleaseFile | null
  page: PageFacts | null
  wasDamaged: boolean
}

/**
 * Hashes a file, writes it with its compressed copies, and reads the title and links of a page. It
 * is synchronous: thousands of files would otherwise cost thousands of turns of the event loop.
 */
export function writeSiteFile({
  site,
  name,
  content: given,
  effort,
  before,
  leaveSame,
}: FileJob): WriteFileResult {
  const path = join(site, name)
  const content = given
    ? Buffer.from(given.buffer, given.byteOffset, given.byteLength)
    : readFileSync(path)
  const hash = hashContent(content)
  const same = before?.hash === hash ? before : null
  if (same && leaveSame) {
    if (!given) rmSync(path)
    return { file: null, page: null, wasDamaged: false }
  }
  // A kept file is checked: otherwise a damaged one would be kept for ever.
  const wasDamaged = same !== null && !isAsPublished(same, name, content)
  const known = wasDamaged ? null : same
  if (given) place(path, content, known && join(known.site, name))
  const copies = isWorthCompressing(name, content)
    ? copiesOf(site, name, content, effort, known)
    : {}
  return {
    file: { size: content.length, hash, ...copies },
    page: name.endsWith('.html') ? readPage(content.toString()) : null,
    wasDamaged,
  }
}

/** Links the same file of before, or writes a new one; nothing writes into a published file. */
function place(path: string, content: Buffer, same: string | null): void {
  if (same && hasLinked(same, path)) return
  try {
    writeFileSync(path, content)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(path), { recursive: true })
    place(path, content, same)
  }
}

function isAsPublished({ site, br, gz }: PlacedFile, name: string, content: Buffer): boolean {
  const path = join(site, name)
  try {
    if (!readFileSync(path).equals(content)) return false
  } catch {
    return false
  }
  if (br !== undefined && !isCompressedCopyOf(`${path}.br`, 'br', content)) return false
  return gz === undefined || isCompressedCopyOf(`${path}.gz`, 'gz', content)
}

function hasLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch {
    return false
  }
}

function copiesOf(
  site: string,
  name: string,
  content: Buffer,
  wanted: CompressionEffort,
  known: PlacedFile | null,
): CompressedSizes {
  const { br, gz, quick } = known ?? {}
  const isGoodEnough =
    known && (wanted.quick || !quick) && (br === undefined || gz !== undefined || !wanted.gzip)
  if (isGoodEnough && linkCompressed(known.site, site, name, known))
    return { br, gz, ...(quick ? { quick } : {}) }
  return writeCompressedCopies(site, name, content, wanted)
}
