import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { countedToday, dailyCounts, searchCounts } from '#server/kit/db/tables/index.ts'
import type { CountEvent } from './events.ts'

/**
 * Adds events to the sums of their day, each visitor's once; returns which of them counted. Rows
 * are written in one order by every process, so that two never wait for each other.
 */
export async function recordCountEvents(
  tx: Transaction,
  events: readonly CountEvent[],
): Promise<ReadonlySet<CountEvent>> {
  const firsts = new Map(events.toReversed().map((event) => [hashKey(event), event]))
  const rows = await tx
    .insert(countedToday)
    .values([...firsts.values()].map(({ day, hash }) => ({ day, hash })).sort(byText))
    .onConflictDoNothing()
    .returning()
  const counted = rows.map((row) => firsts.get(hashKey(row))!)
  if (counted.length === 0) return new Set()

  await tx
    .insert(dailyCounts)
    .values(sums(counted, ({ noun, recordId, day, kind }) => ({ noun, recordId, day, kind })))
    .onConflictDoUpdate({
      target: [dailyCounts.noun, dailyCounts.recordId, dailyCounts.day, dailyCounts.kind],
      set: { count: sql`${dailyCounts.count} + excluded.count` },
    })
  const searched = counted.filter(
    (event): event is CountEvent & { words: string } => event.words !== undefined,
  )
  if (searched.length > 0)
    await tx
      .insert(searchCounts)
      .values(sums(searched, ({ noun, recordId, day, words }) => ({ noun, recordId, day, words })))
      .onConflictDoUpdate({
        target: [searchCounts.noun, searchCounts.recordId, searchCounts.day, searchCounts.words],
        set: { count: sql`${searchCounts.count} + excluded.count` },
      })
  return new Set(counted)
}

const hashKey = ({ day, hash }: Pick<CountEvent, 'day' | 'hash'>) => `${day} ${hash}`

/** How many events have the same key, in the order of the keys. */
function sums<Key extends object>(
  events: readonly (CountEvent & { words: string })[] | readonly CountEvent[],
  keyOf: (event: CountEvent & { words: string }) => Key,
): (Key & { count: number })[] {
  const found = new Map<string, Key & { count: number }>()
  for (const event of events as readonly (CountEvent & { words: string })[]) {
    const key = keyOf(event)
    const text = JSON.stringify(key)
    const known = found.get(text)
    if (known) known.count += 1
    else found.set(text, { ...key, count: 1 })
  }
  return [...found.values()].sort(byText)
}

function byText(a: object, b: object): number {
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)]
  return one < other ? -1 : Number(one > other)
}
