import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compress, isCopyOf, isWorthCompressing, takeOver } from '#server/releases/compress.ts'
import type { Compressed, Effort } from '#server/releases/compress.ts'
import { readPage } from './html.ts'
import type { PageFacts } from './html.ts'
import type { PlacedFile } from '#server/releases/live.ts'
import { hashOf } from '#server/releases/release.ts'
import type { ReleaseFile } from '#server/releases/release.ts'

/** A file of a site that is made. Plain data: another thread does it. */
export type FinishJob = {
  site: string
  name: string
  /** Null when the file lies there already. */
  content: Uint8Array | null
  effort: Effort
  /** The same file of the site before. */
  before: PlacedFile | null
  /** What is as before is left out, instead of being laid here again. */
  leaveSame: boolean
}

/**
 * The file's entry, null when it was left out; of a page also what the check needs to know; and
 * whether the same file of the site before was not as it was published.
 */
export type Finished = { file: ReleaseFile | null; page: PageFacts | null; wasDamaged: boolean }

/**
 * Hashes a file, writes it with its compressed copies, and reads what a page says. All in one go
 * without waiting for the disk: thousands of files are thousands of turns of the event loop fewer.
 */
export function finishFile({
  site,
  name,
  content: given,
  effort,
  before,
  leaveSame,
}: FinishJob): Finished {
  const path = join(site, name)
  const content = given
    ? Buffer.from(given.buffer, given.byteOffset, given.byteLength)
    : readFileSync(path)
  const hash = hashOf(content)
  const same = before?.hash === hash ? before : null
  if (same && leaveSame) {
    if (!given) rmSync(path)
    return { file: null, page: null, wasDamaged: false }
  }
  // What is kept was looked at: a file that was damaged would be handed on for ever.
  const wasDamaged = same !== null && !isAsPublished(same, name, content)
  const known = wasDamaged ? null : same
  if (given) lay(path, content, known && join(known.site, name))
  const copies = isWorthCompressing(name, content)
    ? copiesOf(site, name, content, effort, known)
    : {}
  return {
    file: { size: content.length, hash, ...copies },
    page: name.endsWith('.html') ? readPage(content.toString()) : null,
    wasDamaged,
  }
}

/** A published file is never written into: the same one of before serves as well. */
function lay(path: string, content: Buffer, same: string | null): void {
  if (same && hasLinked(same, path)) return
  try {
    writeFileSync(path, content)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(path), { recursive: true })
    lay(path, content, same)
  }
}

function isAsPublished({ site, br, gz }: PlacedFile, name: string, content: Buffer): boolean {
  const path = join(site, name)
  try {
    if (!readFileSync(path).equals(content)) return false
  } catch {
    return false
  }
  if (br !== undefined && !isCopyOf(`${path}.br`, 'br', content)) return false
  return gz === undefined || isCopyOf(`${path}.gz`, 'gz', content)
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
  wanted: Effort,
  known: PlacedFile | null,
): Compressed {
  const { br, gz, quick } = known ?? {}
  const isGoodEnough =
    known && (wanted.quick || !quick) && (br === undefined || gz !== undefined || !wanted.gzip)
  if (isGoodEnough && takeOver(known.site, site, name, known))
    return { br, gz, ...(quick ? { quick } : {}) }
  return compress(site, name, content, wanted)
}
