import { setImmediate as nextTurn } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { blogPosts } from '#server/kit/db/tables/index.ts'
import { foldWords } from '#shared/text/fold.ts'
import { selectPosts } from './columns.ts'
import { toPostSearchDocument, type PostSearchDocument } from './search-document.ts'
import { scorePost } from './search-rank.ts'

type Candidate = { id: number; version: number }
type Stored = { version: number; document: PostSearchDocument }

const MAX_WORDS = 12
const READ_BATCH_SIZE = 50

/* A blog has hundreds of posts, not a hundred thousand: their words fit in memory, read again
   when a post changes. */
const cache = new WeakMap<Db, Map<number, Stored>>()

/**
 * Ids of the candidates that hold every word of the search, the best first and equals in the given
 * order. Words are compared folded, so that पलामू and Palamu, dawai and दवाई meet; the beginning of
 * a word is enough.
 */
export async function searchPosts(
  db: Db,
  candidates: readonly Candidate[],
  search: string,
): Promise<number[]> {
  const words = foldWords(search, MAX_WORDS)
  if (words.length === 0) return []
  const documents = await documentsOf(db, candidates)
  return candidates
    .map(({ id }) => ({ id, worth: scorePost(documents.get(id)?.document ?? NOTHING, words) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ id }) => id)
}

const NOTHING: PostSearchDocument = { title: '', tags: '', text: '' }

async function documentsOf(db: Db, candidates: readonly Candidate[]): Promise<Map<number, Stored>> {
  const known = cache.get(db) ?? new Map<number, Stored>()
  cache.set(db, known)
  const changed = candidates
    .filter(({ id, version }) => known.get(id)?.version !== version)
    .map(({ id }) => id)
  for (let from = 0; from < changed.length; from += READ_BATCH_SIZE) {
    const rows = await selectPosts(db).where(
      inArray(blogPosts.id, changed.slice(from, from + READ_BATCH_SIZE)),
    )
    for (const row of rows) {
      known.set(row.id, { version: row.version, document: toPostSearchDocument(row) })
      // Yields, so that other requests are answered in between.
      await nextTurn()
    }
  }
  return known
}
