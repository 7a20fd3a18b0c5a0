import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib'
import type { ReleaseFile } from './release.ts'

const gzipped = promisify(gzip)

export type CompressedSizes = Pick<ReleaseFile, 'br' | 'gz' | 'quick'>

/** How hard to compress; a quick copy is a tenth larger and takes a twentieth of the time. */
export type CompressionEffort = { quality: number; gzip: boolean; quick?: true }

/** Hashed assets are compressed once and kept for ever. */
const UTMOST: CompressionEffort = { quality: 11, gzip: true }
const CAREFUL: CompressionEffort = { quality: 10, gzip: true }
const QUICK: CompressionEffort = { quality: 5, gzip: true, quick: true }
/** For a site of many pages; clients without brotli get a gzip copy on demand (`site/send.ts`). */
const SPARING: CompressionEffort = { quality: 5, gzip: false }

/** For tests, which compare pages and not their sizes: a tenth of the time. */
const LEAST: CompressionEffort = { quality: 4, gzip: true }

/** Up to this number every page is compressed well: a publication still takes only seconds. */
const MANY_FILES = 3000
/** Of a change. Larger ones are compressed quickly; the next whole release does it well. */
const MANY_CHANGED = 200

export type ChooseEffort = (
  name: string,
  site: number,
  made: number,
  isChange: boolean,
) => CompressionEffort

export const chooseLeastEffort: ChooseEffort = () => LEAST

/** The effort for a file, by the number of files of the site and of pages in this publication. */
export const chooseEffort: ChooseEffort = (name, site, made, isChange) => {
  if (name.startsWith('_astro/')) return UTMOST
  // Whoever keeps the district gets all of them.
  if (name.startsWith('offline/')) return CAREFUL
  if (site > MANY_FILES) return SPARING
  return isChange && made > MANY_CHANGED ? QUICK : CAREFUL
}

const COMPRESSIBLE = /\.(html|css|js|mjs|svg|json|xml|txt|webmanifest)$/
/** Below this size the headers cost more than compression saves. */
const MIN_SIZE = 256
/** A copy must save at least this share. */
const MIN_SAVING = 0.05

export const isWorthCompressing = (name: string, content: Buffer): boolean =>
  COMPRESSIBLE.test(name) && content.length >= MIN_SIZE

/** Writes `.br` and `.gz` beside a file where they are smaller, and returns their sizes. */
export function writeCompressedCopies(
  site: string,
  name: string,
  content: Buffer,
  effort: CompressionEffort,
): CompressedSizes {
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: effort.quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  const copies = { br: brotli, gz: effort.gzip ? gzipSync(content, { level: 9 }) : null }
  const enough = content.length * (1 - MIN_SAVING)
  const sizes: CompressedSizes = effort.quick ? { quick: true } : {}
  for (const kind of ['br', 'gz'] as const) {
    const copy = copies[kind]
    if (copy === null || copy.length > enough) continue
    writeFileSync(join(site, `${name}.${kind}`), copy)
    sizes[kind] = copy.length
  }
  return sizes
}

const UNPACK = { br: brotliDecompressSync, gz: gunzipSync }

/** Whether a compressed copy is there and unpacks to this content. */
export function isCompressedCopyOf(path: string, kind: 'br' | 'gz', content: Buffer): boolean {
  try {
    return UNPACK[kind](readFileSync(path), { maxOutputLength: content.length + 1 }).equals(content)
  } catch {
    return false
  }
}

/**
 * Links the compressed copies of the same file in an earlier release; false when that fails.
 */
export function linkCompressed(
  from: string,
  site: string,
  name: string,
  same: CompressedSizes,
): boolean {
  const kinds = (['br', 'gz'] as const).filter((kind) => same[kind] !== undefined)
  const laid = kinds.map((kind) => join(site, `${name}.${kind}`))
  try {
    for (const kind of kinds) linkSync(join(from, `${name}.${kind}`), join(site, `${name}.${kind}`))
    return true
  } catch {
    // A new copy must not be written into a file that an earlier release shares.
    for (const path of laid) rmSync(path, { force: true })
    return false
  }
}

/** A gzip copy of a file that lies there without one. */
export const gzipFile = async (file: string): Promise<Buffer> =>
  gzipped(await readFile(file), { level: 6 })
