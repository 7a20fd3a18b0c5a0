import { and, eq, inArray, sql } from 'drizzle-orm'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { searchWords } from '#server/kit/db/tables/index.ts'
import { isFillerWord } from './noise.ts'
import { splitWords } from './words.ts'

/** A word for the dictionary of known words, and how the text it came from spells it. */
export type KnownWord = { word: string; spelling: string; place: boolean }

/**
 * Numbers and codes are found by their beginning, never corrected, so they are no words of the
 * dictionary.
 */
export const isDictionaryWord = (word: string): boolean =>
  /^\p{L}{2,}$/u.test(word) && !isFillerWord(word)

/** The words of texts that stand for a category or, with `place`, for a town. */
export function toKnownWords(texts: readonly (string | null)[], place: boolean): KnownWord[] {
  const words = texts.flatMap((text) => splitWords(text ?? ''))
  return words.filter(({ word }) => isDictionaryWord(word)).map((entry) => ({ ...entry, place }))
}

/**
 * Adds words; the first spelling of a word stays, but for a Roman one, which more people read.
 * Sorted, so that two writers wait for each other but never in a circle.
 */
export async function addWords(tx: DbOrTransaction, found: readonly KnownWord[]): Promise<void> {
  const known = new Map<string, KnownWord>()
  for (const entry of found) {
    const { spelling, place } = known.get(entry.word) ?? entry
    known.set(entry.word, {
      ...entry,
      spelling: romanOf(spelling, entry.spelling),
      place: place || entry.place,
    })
  }
  const words = [...known.values()].sort((a, b) => (a.word < b.word ? -1 : 1))
  if (words.length === 0) return
  await tx.execute(sql`
    insert into ${searchWords} (word, spelling, place)
    select * from unnest(${sql.param(words.map(({ word }) => word))}::text[],
      ${sql.param(words.map(({ spelling }) => spelling))}::text[],
        ${sql.param(words.map(({ place }) => place))}::boolean[])
    on conflict (word) do nothing`)
  const places = words.filter(({ place }) => place).map(({ word }) => word)
  await tx
    .update(searchWords)
    .set({ place: true })
    .where(and(inArray(searchWords.word, places), eq(searchWords.place, false)))
}

const romanOf = (first: string, second: string): string =>
  /^[a-z]/.test(first) || !/^[a-z]/.test(second) ? first : second
