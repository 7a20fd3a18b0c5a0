import type { BaseContext } from '#server/kit/http/verb-context.ts'
import type { VisitorActionKind } from '#shared/rules/analytics.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { getEventCounter } from './event-counter.ts'
import type { ViewedRecordType } from './events.ts'
import { isBot } from './is-bot.ts'
import { hashVisit, getNetworkPrefix } from './visitor.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'

const MAX_LENGTH = 60
/** Phone numbers, mail addresses and links are somebody's, not words people look for. */
const PRIVATE = /\p{N}{7,}|\p{N}(?:[\s-]?\p{N}){8,}|@|:\/\//u

/**
 * The words of a search to count; undefined for an empty search and for one that may name a person.
 */
function toCountableSearch(search: string | undefined): string | undefined {
  const words = normaliseLine(search ?? '').toLowerCase()
  if (words === '' || words.length > MAX_LENGTH || PRIVATE.test(words)) return undefined
  return words
}

/* A whole village may stand behind one address of its phone company. */
const LIMIT = { max: 300, withinMs: 10 * MINUTE_MS }

export type Viewer = Pick<BaseContext, 'db' | 'address' | 'userAgent' | 'isPrefetch' | 'now'>
export type VisitorActionInput = {
  noun: ViewedRecordType
  recordId: number
  kind: VisitorActionKind
  search?: string | undefined
}

/**
 * Counts what a visitor does with a record, once a day for each kind. When that is on disk, answers
 * whether it counted. Programs and pages fetched ahead are not counted. Throws TOO_MANY_REQUESTS.
 */
export async function countOnce(
  { db, address, userAgent, isPrefetch, now }: Viewer,
  { noun, recordId, kind, search }: VisitorActionInput,
): Promise<boolean> {
  const { commit, limits, saltOf } = getEventCounter(db)
  await limits.take([{ use: 'counted from', network: address, ...LIMIT }])
  if (isPrefetch || isBot(userAgent)) return false
  const day = getKolkataDate(now())
  const hash = hashVisit(
    await saltOf(day),
    noun,
    recordId,
    kind,
    getNetworkPrefix(address),
    userAgent,
  )
  const words = kind === 'view' ? toCountableSearch(search) : undefined
  return commit.add({ noun, recordId, day, kind, hash, words })
}
