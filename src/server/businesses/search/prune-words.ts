import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Db, Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import { searchWords } from '#server/kit/db/tables/index.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { readCategoryWords, readTownWords } from './indexing.ts'
import { quoteLexeme } from './tsquery.ts'

const BATCH_SIZE = 1000

/**
 * Forgets the words that no active business, no category and no town has any more, so that words of
 * refused, closed or renamed records no longer count as known. A business that is shown again
 * brings its words. Returns how many.
 */
export async function pruneWords(db: Db, signal?: AbortSignal): Promise<number> {
  const inUse = sql`select word
      from ts_stat('select search_document from businesses where status = ''active''')`
  const rows = await db.execute<{ word: string }>(
    sql`select w.word from ${searchWords} w where w.word not in (${inUse}) order by w.word`,
  )
  const names = new Set((await namesOf(db)).map(({ word }) => word))
  const unused = rows.rows.map(({ word }) => word).filter((word) => !names.has(word))
  let pruned = 0
  for (let start = 0; start < unused.length && !signal?.aborted; start += BATCH_SIZE) {
    const words = unused.slice(start, start + BATCH_SIZE)
    pruned += await db.transaction((tx) => forget(tx, words))
  }
  await unmarkPlaces(db)
  return pruned
}

async function forget(tx: Transaction, words: readonly string[]): Promise<number> {
  await holdWords(tx)
  const names = new Set((await namesOf(tx)).map(({ word }) => word))
  const still = words.filter((word) => !names.has(word))
  const { rowCount } = await tx.execute(sql`
    delete from ${searchWords} w
    using unnest(${sql.param(still)}::text[],
      ${sql.param(still.map(quoteLexeme))}::text[]) as u (word, query)
    where w.word = u.word collate "C" and not exists (
      select from businesses b where b.status = 'active'
        and b.search_document @@ u.query::tsquery)`)
  return rowCount ?? 0
}

/** A word that was a town's may still be one of businesses. */
async function unmarkPlaces(db: Db): Promise<void> {
  const former = async (tx: DbOrTransaction) => {
    const places = [...new Set((await readTownWords(tx, undefined)).map(({ word }) => word))]
    return and(eq(searchWords.place, true), notInArray(searchWords.word, places))
  }
  // A plain read first: with nothing to do, nothing is written.
  if ((await db.$count(searchWords, await former(db))) === 0) return
  await db.transaction(async (tx) => {
    await holdWords(tx)
    await tx
      .update(searchWords)
      .set({ place: false })
      .where(await former(tx))
  })
}

/**
 * Waits for transactions that write words and then sees their words: an unused word may have been
 * learnt meanwhile.
 */
async function holdWords(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '2s'`)
  await tx.execute(sql`lock table ${searchWords} in share row exclusive mode`)
}

const namesOf = async (db: DbOrTransaction) => [
  ...(await readCategoryWords(db, undefined)),
  ...(await readTownWords(db, undefined)),
]

export const pruneWordsTask = ({ db }: { db: Db }): Task => ({
  name: 'prune search words',
  everyMs: DAY_MS,
  run: async (signal) => void (await pruneWords(db, signal)),
})
