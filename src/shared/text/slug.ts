import { transliterate } from './transliterate.ts'

const MAX_SLUG_LENGTH = 80
const SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** Would be taken for a numeric id or a business id (BIZ-7) in an address. */
const LOOKS_LIKE_ID = /^(?:biz-)?\d+$/

/** Whether the text can stand as a slug in an address. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SHAPE.test(text) && !LOOKS_LIKE_ID.test(text)
}

/**
 * A readable ASCII slug of at most 80 characters, cut at a word; the scripts of India are written
 * in Roman letters. When nothing is left of the text the fallback stands alone, and when the rest
 * looks like an id it goes before it.
 */
export function slugify(text: string, fallback = 'place'): string {
  const word = isSlug(fallback) && fallback !== 'biz' ? fallback : 'place'
  const slug = cutAtWord(hyphenate(text.slice(0, 500)), MAX_SLUG_LENGTH)
  if (slug === '') return word
  return LOOKS_LIKE_ID.test(slug) ? cutAtWord(`${word}-${slug}`, MAX_SLUG_LENGTH) : slug
}

/** The slug, or with the first number that makes it one nobody has. */
export function findFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`
  return free
}

function hyphenate(text: string): string {
  return transliterate(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}'’ʼ]/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function cutAtWord(slug: string, length: number): string {
  if (slug.length <= length) return slug
  const end = slug.lastIndexOf('-', length)
  return slug.slice(0, end > 0 ? end : length)
}
