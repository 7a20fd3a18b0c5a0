import { readFileSync } from 'node:fs'
import { normaliseText } from '#shared/text/plain-text.ts'

/** The maximum length of a description. */
const MAX_LENGTH = 5000

/**
 * Strings that have broken programs, cleaned as the database needs: one per line, as many as one
 * description holds.
 */
export function readHostileWords(): string[] {
  const file = new URL('../../fixtures/hostile-strings.json', import.meta.url)
  const strings = JSON.parse(readFileSync(file, 'utf8')) as string[]
  let left = MAX_LENGTH
  return strings
    .map((text) => normaliseText(text).replace(/\s+/g, ' ').trim())
    .filter((text) => text && (left -= text.length + 1) >= 0)
}

/** A listing with all of them in its description and some in other fields. */
export function createHostileListing() {
  const words = readHostileWords()
  return {
    slug: 'shop-of-hostile-words',
    name: 'Shop of Hostile Words',
    description: words.join('\n'),
    address: words
      .filter((text) => text.includes('<'))
      .slice(0, 3)
      .join(' '),
    tags: words.slice(0, 20),
  }
}
