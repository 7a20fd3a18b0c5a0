/** The words that another app shares to the installed site. */
export type SharedTexts = { title: string; text: string; url: string }

export const SHARED_FIELDS = ['title', 'text', 'url'] as const satisfies (keyof SharedTexts)[]

/** In characters of the address, where a letter of Hindi takes nine: servers take 8,000 or more. */
const MAX_ENCODED = { title: 900, text: 3000, url: 2000 } as const

/** Says in an address that photos came with the words and were lost on the way. */
const PHOTOS = 'photos'

/**
 * The query of the page that asks what shared words are for, where no service worker has kept them:
 * cut to what fits into an address, without what no app means.
 */
export function toSharedQuery(texts: Partial<SharedTexts>, hasPhotos: boolean): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(clean(texts))) if (value) query.set(name, value)
  if (hasPhotos) query.set(PHOTOS, 'lost')
  const text = query.toString()
  return text && `?${text}`
}

/**
 * What such a query says, by the same rules, as anybody can write an address; null if it says
 * nothing.
 */
export function readSharedQuery(text: string): (SharedTexts & { lostPhotos: boolean }) | null {
  const query = new URLSearchParams(text)
  const of = (name: string) => query.get(name) ?? ''
  const texts = clean({ title: of('title'), text: of('text'), url: of('url') })
  const lostPhotos = of(PHOTOS) === 'lost'
  return lostPhotos || Object.values(texts).some(Boolean) ? { ...texts, lostPhotos } : null
}

const clean = ({ title = '', text = '', url = '' }: Partial<SharedTexts>): SharedTexts => ({
  title: cut(toText(title).replaceAll('\n', ' '), MAX_ENCODED.title),
  text: cut(toText(text), MAX_ENCODED.text),
  // A link that is cut leads elsewhere.
  url: isLink(url) && encodeURIComponent(url).length <= MAX_ENCODED.url ? url : '',
})

/** Without control characters, and what turns the direction of the words around it. */
const toText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (each) => (each === '\n' ? each : ''))
    .trim()

const isLink = (text: string): boolean =>
  /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && URL.canParse(text)

function cut(text: string, most: number): string {
  let [kept, length] = ['', 0]
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += encodeURIComponent(segment).length
    if (length > most) break
    kept += segment
  }
  return kept
}
