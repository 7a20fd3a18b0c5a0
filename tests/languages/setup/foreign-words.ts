import { ALLOWED_LATIN } from '../../unit/hindi-words.ts'

/** Addresses, keys, commands and the like, which have Latin letters in every language. */
const DATA = [
  /\bnpm run restore -- FILE\.tar\.gz(?: --replace)?/g,
  /\b[A-Z]+_[A-Z_]+\b(?:=\S+)?/g,
  /https?:\S+|\blocalhost:\d+|[\w.+-]+@[\w.-]+|\/[\w/.-]+|#\w+|\bnamuna-1\b|\b1\.webp\b/g,
  /\bCreative Commons Attribution 4\.0 International|\bCC BY 4\.0/g,
  /\b(?:Inter|Roboto|Open Sans|Lato|Poppins|Montserrat|Arial|Georgia|GTM-ABC1234)\b/g,
  /\b(?:BIZ|AD|C|R)-\d+/g,
  /\((?:Ctrl|Alt|Shift)\+[^)]+\)/g,
]

/** Brands are in Latin letters in Hindi; in the pseudo-language they come from its texts, too. */
const isAllowed = (word: string) =>
  process.env.SCREEN_LANGUAGE !== 'pseudo' && ALLOWED_LATIN.has(word)

const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'] as const

/** What a person does not see, keys, and what says that it is in English. */
const NOT_READ = 'script, style, svg, code, kbd, [lang="en"]'

/** Every text below `root` that a person reads or hears. */
function textsOf(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(NOT_READ)) texts.push(node.textContent ?? '')
  for (const element of root.querySelectorAll('*'))
    if (!element.closest(NOT_READ))
      for (const name of ATTRIBUTES) texts.push(element.getAttribute(name) ?? '')
  return texts
}

/** The texts with a word in Latin letters that is no brand, address or number. */
export function findForeign(root: Element): string[] {
  const isForeign = (text: string) => {
    const words = DATA.reduce((left, data) => left.replace(data, ' '), text)
    return (words.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []).some(
      (word) => /[A-Za-z]{2}/.test(word) && !/\d/.test(word) && !isAllowed(word),
    )
  }
  return [...new Set(textsOf(root).map((text) => text.trim()))].filter(isForeign)
}
