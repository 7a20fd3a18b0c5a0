import { toLatinDigits } from '#shared/text/latin-digits.ts'

/** Endings of web addresses that people write without `https://`; other words end sentences. */
const ENDINGS =
  'com|in|org|net|co|info|biz|shop|store|site|online|app|me|link|xyz|io|ai|tk|ml|ga|cf|ly|gl|gd|' +
  'cc|be|page|dev|live|club|top|pro|website|space|fun|icu|vip|tech|world|today|bharat|भारत'

const MAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}][\p{L}\p{N}.-]{0,250}/gu
const SCHEME = /\b(?:https?|ftp|tel|sms|whatsapp|upi|tg|mailto):\S+/gu
const BARE = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}@.-])(?:[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]*\\.)+(?:${ENDINGS})` +
    '(?![\\p{L}\\p{M}\\p{N}])(?:[/?#]\\S*)?',
  'gu',
)
const WWW = /\bwww\.\S+/gu
/** Digits and what people put between them. */
const RUN = /\+?\d(?:[\s().\u2010-\u2015_/|*·•:'"~=+-]{0,4}\d){6,}/g
/** A mobile number, one with its area code, a toll-free one, or one of another country. */
const NUMBER = /[6-9]\d{9}|0\d{9,10}|1[89][06]0\d{6,7}|91\d{10}|^\+\d{8,}/

/** A number with its country and the zero in front of it. */
const MAX_DIGITS = 13

const DIGIT_WORDS: readonly string[] = [
  'zero|shunya|शून्य|ज़ीरो|जीरो',
  'one|ek|एक|वन',
  'two|दो|टू',
  'three|teen|तीन|थ्री',
  'four|chaar|char|चार|फोर',
  'five|paanch|panch|पाँच|पांच|फाइव',
  'six|chhah|chhe|छह|छः|छे|सिक्स',
  'seven|saat|सात|सेवन',
  'eight|aath|आठ|एट',
  'nine|nau|नौ|नाइन',
]
const DIGIT_WORD = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${DIGIT_WORDS.map((words) => `(${words})`).join('|')})(?![\\p{L}\\p{M}])`,
  'gu',
)

/** Signs that nobody sees. */
const HIDDEN = /\p{Cf}|\u034f|\u115f|\u1160/gu
const DOT = /(?: ?[([{<] ?(?:dot|डॉट) ?[)\]}>] ?| (?:dot|डॉट) )/gu
const AT = /(?: ?[([{<] ?(?:at|ऐट|एट) ?[)\]}>] ?| ?@ ?)/gu
const AT_WORD = new RegExp(` (?:at|ऐट) (?=[\\p{L}\\p{N}-]{1,63}\\.(?:${ENDINGS})\\b)`, 'gu')
const SPACED_DOT = new RegExp(` ?\\. (?=(?:com|in|org|net)/)| \\.(?=(?:${ENDINGS})\\b)`, 'gu')

/**
 * One way to write what can be written in many: widths, digits, hidden signs, words for signs. Runs
 * of spaces become one first, so that no expression below has to try many of them.
 */
const plain = (text: string): string =>
  toLatinDigits(text.normalize('NFKC').normalize('NFC'))
    .toLowerCase()
    .replace(HIDDEN, '')
    .replace(/\s+/g, ' ')
    .replace(DIGIT_WORD, (...found: unknown[]) => String(found.slice(1, 11).findIndex(Boolean)))
    .replace(/(?<=\d[\s.-]?)o(?=[\s.-]?\d)/g, '0')
    .replace(/(?<=\d[\s.-]?)[il|](?=[\s.-]?\d)/g, '1')
    .replace(DOT, '.')
    .replace(AT, '@')
    .replace(AT_WORD, '@')
    .replace(SPACED_DOT, '.')

/**
 * The numbers, mail addresses and links that a text carries, each in one form: ten digits, a
 * lower-case address, a link without its scheme. Devanagari digits, digits as words, spaces and
 * dots between digits, “at” and “dot” are read as well. It would rather find one too many: what is
 * found only waits for a look.
 */
export function findContactDetails(text: string): string[] {
  const read = plain(text)
  const found = new Set<string>()
  for (const [link] of [...read.matchAll(SCHEME), ...read.matchAll(WWW), ...read.matchAll(BARE)])
    found.add(linkForm(link))
  for (const [mail] of read.matchAll(MAIL)) found.add(withoutEnd(mail, '.-'))
  for (const [run] of read.matchAll(RUN)) {
    const digits = run.replace(/(?!^\+)\D/g, '')
    // Two numbers that run into one another count as one that nobody knows.
    if (NUMBER.test(digits)) found.add(digits.length > MAX_DIGITS ? digits : digits.slice(-10))
  }
  return [...found]
}

const linkForm = (link: string): string =>
  withoutEnd(link.replace(/^https?:\/\//, '').replace(/^www\./, ''), '/.,;:!?)]')

function withoutEnd(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}

/** Every text in a value: of a list, of a record by its keys, or of the value itself. */
export function collectTexts(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object') return ''
  // Side by side, so that a number parted into the items of a list is found.
  return Object.values(value).map(collectTexts).join(' ')
}

/** What is said of a text that is shown at once and may therefore hold none. */
export const NO_CONTACT_DETAILS_MESSAGE = 'Remove phone numbers, email addresses and links'

/** Whether a value carries a number, a mail address or a link that is not among the known ones. */
export const hasUnknownContactDetails = (value: unknown, known: ReadonlySet<string>): boolean =>
  findContactDetails(collectTexts(value)).some((contact) => !known.has(contact))
