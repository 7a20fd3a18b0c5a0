import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { html, raw } from 'hono/html'
import { addLanguage, type Language } from '#config/languages.ts'
import { businessSearchPath, businessPath, ROUTES } from '#config/routes.ts'
import { renderSearchNotes, type SearchResultNotes } from '#shared/view/search-notes-html.ts'
import { formatPhone, toTelHref } from '#shared/rules/phone.ts'
import { ERRORS } from '#contract/errors.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { ConnectionInfo } from '#server/kit/http/read-budget.ts'
import type { PlacedFile } from '#server/publishing/releases/live.ts'
import { findPageFile, type ServedRelease } from './served-release.ts'
import { getSiteTexts, type SiteTexts } from './texts.ts'

/** The page of the release that the results go into, and the placeholder for them. */
const PAGE = '/fallback/search'
const PLACE = '[[results]]'

export type FoundBusiness = {
  slug: string
  name: string
  city: string
  phone: string | null
  category: { name: string }
}
export type BusinessSearchResult = {
  data: FoundBusiness[]
  pagination: { page: number; total: number; totalPages: number }
  reading?: SearchResultNotes | undefined
}
type SearchTexts = SiteTexts['search']

/** A page made for one request. */
type Page = { status: number; headers: Record<string, string>; text: string }
/** Searches the listings by the query of the list address; null if the query is invalid. */
export type SearchBusinesses = (
  query: URLSearchParams,
  caller: ConnectionInfo,
) => Promise<BusinessSearchResult | null>

/**
 * Whether a browser without script sent the search form: the forms have a field inside `<noscript>`
 * that says so.
 */
export const isNoScriptSearch = (path: string, query: URLSearchParams): boolean =>
  path === '/businesses' && query.get('noscript') === '1'

/** The results as a page, for browsers without script; null if the release lacks the page. */
export async function renderSearchPage(
  served: ServedRelease,
  language: Language,
  query: URLSearchParams,
  find: (query: URLSearchParams) => Promise<BusinessSearchResult | null>,
): Promise<Page | null> {
  const file = findPageFile(served, addLanguage(language, PAGE))
  if (!file) return null
  const [page, found] = await Promise.all([
    textOf(served.files.get(file)!, file),
    resultsFor(query, language, find),
  ])
  // A function, because `replace` would read patterns in the text of a listing.
  const results = String(await found.results)
  return { ...found, text: page.replace(PLACE, () => results) }
}

/** The search with names in the language of the page. */
function withLanguage(query: URLSearchParams, { code, prefix }: Language): URLSearchParams {
  const asked = new URLSearchParams(query)
  if (prefix !== '') asked.set('language', code)
  return asked
}

/** The results, or why there are none. A caller who searches too much gets the status for that. */
async function resultsFor(
  query: URLSearchParams,
  language: Language,
  find: (query: URLSearchParams) => Promise<BusinessSearchResult | null>,
) {
  const t = getSiteTexts(language).search
  try {
    const found = await find(withLanguage(query, language))
    const results = found ? resultsOf(found, query, language, t) : failed(t)
    return { status: 200, headers: {}, results }
  } catch (error) {
    if (!(error instanceof ApiError)) return { status: 200, headers: {}, results: failed(t) }
    const { retryAfter } = error.detail
    const headers: Record<string, string> =
      retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
    return {
      status: ERRORS[error.code].status,
      headers,
      results: html`<p role="alert">${error.message}</p>`,
    }
  }
}

/** The text of the page, by the release's entry for it. */
const texts = new WeakMap<PlacedFile, string>()

async function textOf(entry: PlacedFile, file: string): Promise<string> {
  const known = texts.get(entry)
  if (known !== undefined) return known
  const text = await readFile(join(entry.site, file), 'utf8')
  texts.set(entry, text)
  return text
}

const callLink = (phone: string) =>
  html`<a class="link num" href="${toTelHref(phone)}">${formatPhone(phone)}</a>`

const resultsOf = (
  { data, pagination, reading }: BusinessSearchResult,
  query: URLSearchParams,
  language: Language,
  t: SearchTexts,
) => html`
  ${reading ? raw(notesOf(reading, pagination.total, query, language, t)) : ''}
  <p>
    <b>${t.found(pagination.total)}</b>
  </p>
  <ul class="index mt-4">
    ${data.map(
      ({ slug, name, city, phone, category }) =>
        html`<li>
          <a href="${addLanguage(language, businessPath(slug))}"
            ><span>${name}<br /><small class="mute">${category.name}, ${city}</small></span></a
          >
          ${phone ? callLink(phone) : raw('')}
        </li>`,
    )}
  </ul>
  ${stepsOf(pagination, query, language, t)}
`

/**
 * What the search made of the words, with links to the same search with the words as typed, and to
 * where a place is listed.
 */
function notesOf(
  reading: SearchResultNotes,
  total: number,
  query: URLSearchParams,
  language: Language,
  t: SearchTexts,
): string {
  const inLanguage = (path: string) => addLanguage(language, path)
  const exact = new URLSearchParams(query)
  exact.set('exact', 'true')
  exact.delete('page')
  const answers = reading.answers.map((answer) => ({
    ...answer,
    href: answer.href?.startsWith('/') ? inLanguage(answer.href) : answer.href,
  }))
  const links = {
    exact: inLanguage(`${businessSearchPath()}?${exact.toString()}`),
    add: inLanguage(ROUTES.registerBusiness.path),
  }
  return renderSearchNotes({ ...reading, answers }, total, links, t.notes)
}

/** Links to the previous and next page, if there are any. */
function stepsOf(
  { page, totalPages }: BusinessSearchResult['pagination'],
  query: URLSearchParams,
  language: Language,
  t: SearchTexts,
) {
  const list = addLanguage(language, businessSearchPath())
  if (totalPages <= 1) return raw('')
  const step = (to: number, words: string) =>
    to >= 1 && to <= totalPages
      ? html`<a class="link" href="${list}?${pageQuery(query, to)}">${words}</a>`
      : html`<span class="mute">${words}</span>`
  return html`<nav class="pagination" aria-label="${t.pages}">
    ${step(page - 1, t.previous)}
    <span class="num">${t.pageOf(page, totalPages)}</span> ${step(page + 1, t.next)}
  </nav>`
}

function pageQuery(query: URLSearchParams, page: number): string {
  const there = new URLSearchParams(query)
  there.set('page', String(page))
  return there.toString()
}

const failed = (t: SearchTexts) => html`<p>${t.failed}</p>`
