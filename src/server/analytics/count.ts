import type { BaseContext } from '#server/http/verb-context.ts'
import type { CountKind } from '#shared/rules/analytics.ts'
import { dateInKolkata } from '#shared/rules/kolkata.ts'
import { countingOn } from './counting.ts'
import type { ViewedNoun } from './events.ts'
import { isBot } from './is-bot.ts'
import { hashOf, prefixOf } from './visitor.ts'
import { searchText } from './words.ts'

/* A whole village may stand behind one address of its phone company. */
const LIMIT = { max: 300, withinMs: 10 * 60_000 }

export type Viewer = Pick<BaseContext, 'db' | 'address' | 'userAgent' | 'isPrefetch' | 'now'>
export type Counted = {
  noun: ViewedNoun
  recordId: number
  kind: CountKind
  search?: string | undefined
}

/**
 * Counts what a visitor does with a record, once a day for each kind. When that is on disk, answers
 * whether it counted. Programs and pages fetched ahead are not counted. Throws TOO_MANY_REQUESTS.
 */
export async function countOnce(
  { db, address, userAgent, isPrefetch, now }: Viewer,
  { noun, recordId, kind, search }: Counted,
): Promise<boolean> {
  const { commit, limits, saltOf } = countingOn(db)
  await limits.take([{ use: 'counted from', network: address, ...LIMIT }])
  if (isPrefetch || isBot(userAgent)) return false
  const day = dateInKolkata(now())
  const hash = hashOf(await saltOf(day), noun, recordId, kind, prefixOf(address), userAgent)
  const words = kind === 'view' ? searchText(search) : undefined
  return commit.add({ noun, recordId, day, kind, hash, words })
}
