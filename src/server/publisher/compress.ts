import { link, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ReleaseFile } from './release.ts'

const brotlied = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Compressed = Pick<ReleaseFile, 'br' | 'gz'>

/** Up to here a tenth less to download is worth ten times the work of a page. */
const MANY_FILES = 3000
/** A copy that saves less than this share is not worth having. */
const LEAST_SAVING = 0.05

/** How hard to try on a file: hashed assets are compressed once and kept for ever, pages each time they change. */
export function brotliQuality(name: string, files: number): number {
  if (name.startsWith('_astro/')) return 11
  return files <= MANY_FILES ? 10 : 6
}

/** Lays `.br` and `.gz` beside a file where they are smaller; answers their sizes. */
export async function compress(site: string, name: string, content: Buffer, quality: number): Promise<Compressed> {
  const brotli = brotlied(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  const [br, gz] = [await brotli, await gzipped(content, { level: 9 })]
  const enough = content.length * (1 - LEAST_SAVING)
  const sizes: Compressed = {}
  for (const [kind, copy] of [['br', br] as const, ['gz', gz] as const]) {
    if (copy.length > enough) continue
    await writeFile(join(site, `${name}.${kind}`), copy)
    sizes[kind] = copy.length
  }
  return sizes
}

/** Takes over the compressed copies of an earlier release's same file as hard links; false when they are not there. */
export async function takeOver(from: string, site: string, name: string, same: Compressed): Promise<boolean> {
  try {
    for (const kind of ['br', 'gz'] as const) {
      if (same[kind] !== undefined) await link(join(from, `${name}.${kind}`), join(site, `${name}.${kind}`))
    }
    return true
  } catch {
    return false
  }
}
