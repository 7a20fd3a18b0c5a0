/*
 * A language for tests alone, made from the English texts: accents on all letters, a third longer,
 * in brackets. What is on a page in plain letters comes from code instead of a dictionary, and what
 * does not fit will not fit in a longer language.
 */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = [...'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ']

/** Addresses, tags, marks and values, which are the same in every language. */
const KEPT =
  /\d{4}-\d\d-\d\dT[\d:.]+Z?|https?:\S+|\]\([^)]*\)|<[^>]+>|\{[^}]*\}|&\w+;|[\w.+-]+@[\w.-]+|(?<![\p{L}\d])[/#][\w/?=#.-]+|⟦|⟧/u

/** Properties that may be no text, and what they hold then. */
const CODE_KEYS = /^(?:code|href|path|url|slug|id|icon|kind|key|lang|language|tag|prefix)$/
const isCode = (key: string, value: unknown) =>
  CODE_KEYS.test(key) &&
  (/^[a-z#/]\S*$/.test(String(value)) || (key === 'code' && /^[A-Z_]+$/.test(String(value))))

const accent = (text: string) =>
  text.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)]!)

/** So many letters, in words of an English length. */
function padding(length: number): string {
  const words = []
  for (let left = length; left > 0; left -= 6) words.push('öñéţŵö'.slice(0, Math.min(left, 5)))
  return words.join(' ')
}

/** `Save` → `⟦Šåṽé öñ⟧`. A text without letters, or that is pseudo already, stays as it is. */
export function pseudoText(text: string): string {
  if (!/[A-Za-z]/.test(text)) return text
  const kept = new RegExp(`(${KEPT.source})`, 'u')
  const accented = text
    .split(kept)
    .map((part, place) => (place % 2 === 1 ? part : accent(part)))
    .join('')
  if (accented === text) return text
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(accented)!
  return `${before}⟦${words} ${padding(Math.ceil(words.length * 0.3))}⟧${after}`
}

/** A dictionary, or what one of its functions answers, with every text of it pseudo. */
export function pseudo<Value>(value: Value): Value
export function pseudo(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value)
  if (typeof value === 'function')
    return (...parameters: unknown[]) =>
      pseudo((value as (...all: unknown[]) => unknown)(...parameters))
  if (Array.isArray(value)) return value.map((one) => pseudo(one as unknown))
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [
      key,
      isCode(key, one) ? one : pseudo(one),
    ]),
  )
}
