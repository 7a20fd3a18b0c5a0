import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

/*
 * A release may leave out pages of businesses, which are rendered when somebody asks for them. What
 * they are made of lies among its files, so a change lays new rows over old ones as it does with
 * pages. The rows of some businesses share a file, chosen by the slug: there is no list of all.
 */

const FOLDER = '.on-demand/'
export const ON_DEMAND_INDEX = `${FOLDER}index.json`
/** What all pages show: the settings, the categories, the towns. */
export const SHARED_ROWS_FILE = `${FOLDER}shared.json`
/** Of one file. More would be read for nothing, fewer would be more files. */
const BUSINESSES_PER_FILE = 16

/** How many files of rows there are, and the bundle that renders them. */
export type OnDemandIndex = { rowFiles: number; bundle: string }

/** Reads the index of a site; null if all of its pages have files. */
export async function readOnDemandIndex(
  files: Pick<ReadonlyMap<string, { site: string }>, 'get'>,
): Promise<OnDemandIndex | null> {
  const entry = files.get(ON_DEMAND_INDEX)
  if (!entry) return null
  return JSON.parse(await readFile(join(entry.site, ON_DEMAND_INDEX), 'utf8')) as OnDemandIndex
}

/** A file that visitors may get; the others hold what pages are made of. */
export const isVisibleFile = (file: string): boolean => !file.startsWith('.')

export const countRowFiles = (businesses: number): number =>
  Math.max(1, Math.ceil(businesses / BUSINESSES_PER_FILE))

/** The file with the rows of a business: the FNV-1a hash of its slug spreads them evenly. */
export function getRowsFile(slug: string, { rowFiles }: Pick<OnDemandIndex, 'rowFiles'>): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < slug.length; i++) hash = Math.imul(hash ^ slug.charCodeAt(i), 0x01000193)
  return `${FOLDER}${(hash >>> 0) % rowFiles}.rows.gz`
}

/** A line for each business: its slug, a tab, and its rows as JSON. */
export const packRows = (rows: ReadonlyMap<string, string>): Buffer =>
  gzipSync(['', ...[...rows].map(([slug, json]) => `${slug}\t${json}`), ''].join('\n'))

/** The rows of one business out of such a file; null if it is not there. Reads no other row. */
export function unpackRow(packed: Buffer, slug: string): string | null {
  const text = gunzipSync(packed).toString()
  const start = text.indexOf(`\n${slug}\t`)
  if (start === -1) return null
  const from = start + slug.length + 2
  return text.slice(from, text.indexOf('\n', from))
}
