import { ALLOWED_LATIN } from '../../unit/hindi-words.ts'

/** Addresses, keys, commands and the like, which have Latin letters in every language. */
const DATA = [
  /\bnpm run restore -- FILE\.tar\.gz(?: --replace)?/g,
  /\b[A-Z]+_[A-Z_]+\b(?:=\S+)?/g,
  /https?:\S+|\blocalhost:\d+|[\w.+-]+@[\w.-]+|\/[\w/.-]+|#\w+|\bnamuna-1\b|\b1\.webp\b/g,
  /\b(?:[a-z\d-]+\.)+(?:app|com|in|info|org)\b/g,
  /(?<=स्टेशन कोड )[A-Z]+\b/g,
  /\bCreative Commons Attribution 4\.0 International|\bCC BY 4\.0/g,
  /\b(?:Inter|Roboto|Open Sans|Lato|Poppins|Montserrat|Arial|Georgia|GTM-ABC1234)\b/g,
  /\b(?:BIZ|AD|C|R)-\d+/g,
  /\((?:Ctrl|Alt|Shift)\+[^)]+\)/g,
]

/** Brands are in Latin letters in Hindi; in the pseudo-language they come from its texts, too. */
const isAllowed = (word: string) =>
  process.env.SCREEN_LANGUAGE !== 'pseudo' && ALLOWED_LATIN.has(word)

/**
 * Every text below `root` that a person reads or hears, without keys and what says that it is in
 * English. It also runs in a page of its own, so it names nothing outside itself.
 */
export function readTexts(root: Element): string[] {
  const notRead = 'script, noscript, style, svg, code, kbd, [lang="en"]'
  const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(notRead)) texts.push(node.textContent ?? '')
  for (const element of root.querySelectorAll('*'))
    if (!element.closest(notRead))
      for (const name of attributes) texts.push(element.getAttribute(name) ?? '')
  return [...new Set(texts.map((text) => text.trim()))]
}

/** Whether the text has a word in Latin letters that is no brand, address or number. */
export const isForeign = (text: string): boolean => {
  const words = DATA.reduce((left, data) => left.replace(data, ' '), text)
  return (words.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []).some(
    (word) => /[A-Za-z]{2}/.test(word) && !/\d/.test(word) && !isAllowed(word),
  )
}

/** The texts below `root` that a reader who knows no English cannot read. */
export const findForeign = (root: Element): string[] => readTexts(root).filter(isForeign)
