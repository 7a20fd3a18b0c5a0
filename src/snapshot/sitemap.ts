import { hash } from 'node:crypto'
import { adPath, businessPath } from '#config/routes.ts'
import type { Rows } from './rows.ts'

/** Records in one file of the sitemap: a change writes one such file anew, not the list of all pages. */
const BLOCK = 1000

/** Name of a file of the sitemap (`businesses-0`) → the pages it names, address → date of the last change. */
export type SitemapFiles = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * The files that name businesses and ads, by blocks of ids: a page stays in its file whatever comes and goes. All other
 * pages are in one more. Ads that are over are not to be found by search engines.
 */
export function sitemapFiles({ businesses, ads }: Pick<Rows, 'businesses' | 'ads'>): SitemapFiles {
  const files = new Map<string, Map<string, string>>()
  const add = (noun: string, id: number, address: string, date: string) => {
    const name = `${noun}-${Math.floor(id / BLOCK)}`
    const file = files.get(name) ?? new Map<string, string>()
    files.set(name, file.set(address, date))
  }
  for (const { id, slug, updatedAt } of businesses) add('businesses', id, businessPath(slug), updatedAt)
  for (const { id, slug, updatedAt, status } of ads) if (status === 'active') add('ads', id, adPath(slug), updatedAt)
  return files
}

export const sitemapPath = (name: string): string => `/sitemap-${name}.xml`

/** A key as pages have one: another whenever the file is. */
export function sitemapKey(file: ReadonlyMap<string, string>): string {
  const text = [...file].sort().map(([address, date]) => `${address} ${date}`).join() // prettier-ignore
  return hash('sha1', text, 'base64url').slice(0, 12)
}

/** The file that names the files, each with the date of its newest page. */
export function sitemapIndex(siteUrl: string, files: ReadonlyMap<string, string | undefined>): string {
  const entries = [...files].sort().map(([name, lastmod]) => {
    const address = new URL(sitemapPath(name), siteUrl).href
    return `<sitemap><loc>${address}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</sitemap>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`
}
