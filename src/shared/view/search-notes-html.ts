import { escapeHtml } from '#shared/text/escape-html.ts'
import { READS_HINDI } from '#shared/text/local-language.ts'
import { listSearchNotes, type SearchChanges, type SearchNoteTexts } from './search-notes.ts'

/** A direct answer to a search. */
type Fact = {
  type: string
  title: string
  titleHi: string | null
  value: string
  href: string | null
  source: string
  sourceUrl: string | null
}

export type SearchResultNotes = SearchChanges & { answers: readonly Fact[] }

/** The links in the sentences: to a search for the words as typed, and to adding a place. */
export type SearchNoteLinks = { exact: string; add: string }

/**
 * The answers and sentences above search results, as HTML with every text escaped: one drawing for
 * the list before and after React has come, and for the page without script. Empty when there is
 * nothing to tell.
 */
export function renderSearchNotes(
  told: SearchResultNotes,
  total: number,
  { exact, add }: SearchNoteLinks,
  t: SearchNoteTexts,
): string {
  const notes = listSearchNotes(told, total, t)
  const { corrected, ignored, dropped } = told
  const isChanged = corrected.length + ignored.length + dropped.length > 0 || told.instead !== null
  const ways = [
    ...(isChanged ? [link(exact, t.exact)] : []),
    ...(told.kind && (told.instead ?? total === 0) ? [link(add, t.add(told.kind.name))] : []),
  ]
  const said =
    notes.length > 0 ? `<p class="notice">${escapeHtml(notes.join(' '))} ${ways.join(' ')}</p>` : ''
  return (
    (told.answers.length > 0
      ? `<ul class="answers">${told.answers.map((answer) => fact(answer, t)).join('')}</ul>`
      : '') + said
  )
}

const link = (href: string, words: string) =>
  `<a class="link" href="${escapeHtml(href)}">${escapeHtml(words)}</a>`

/** A part of the guide or a post: its title leads there. */
const article = ({ title, titleHi, value, href, source }: Fact) =>
  `<li><span>${link(href ?? '', title)}${hindiOf(titleHi)}</span> ` +
  `<small>${escapeHtml(value)} (${escapeHtml(source)})</small></li>`

const hindiOf = (text: string | null) =>
  READS_HINDI && text ? ` <span lang="hi">${escapeHtml(text)}</span>` : ''

const ARTICLES = ['guide', 'post']

function fact(answer: Fact, t: SearchNoteTexts): string {
  const { type, title, titleHi, value, href, source, sourceUrl } = answer
  if (ARTICLES.includes(type)) return article(answer)
  const shown = href
    ? `<a class="answer-value num" href="${escapeHtml(href)}">${escapeHtml(value)}</a>`
    : ''
  return (
    `<li><span>${escapeHtml(title)}${hindiOf(titleHi)}</span> ` +
    `${shown || `<b class="answer-value num">${escapeHtml(value)}</b>`}<small>${t.source} ` +
    `${sourceUrl ? link(sourceUrl, source) : escapeHtml(source)}</small></li>`
  )
}
