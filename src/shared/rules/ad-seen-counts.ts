/** More of one campaign in a day tires a visitor. */
export const MAX_SEEN_PER_DAY = 6

/** Kept for a day; the oldest go first. */
const KEPT = 200

/** How often campaigns were in view on a day, by their ids, as a browser keeps it. */
export function parseSeenCounts(text: string | null, day: string): Map<number, number> {
  const [of, , pairs = ''] = (text ?? '').split('|')
  const counts = pairs.split(' ').map((pair) => pair.split(':').map(Number))
  return new Map(
    of === day && counts.every(isCount) ? counts.map(([id, count]) => [id!, count!]) : [],
  )
}

const isCount = (pair: readonly number[]) =>
  pair.length === 2 && pair.every((one) => Number.isSafeInteger(one) && one > 0)

/** The same with one more view of a campaign. */
export function addSeenView(text: string | null, day: string, campaignId: number): string {
  const seen = parseSeenCounts(text, day)
  const count = (seen.get(campaignId) ?? 0) + 1
  seen.delete(campaignId)
  const kept = [...seen, [campaignId, count] as const].slice(-KEPT)
  const enough = kept
    .filter(([, times]) => times >= MAX_SEEN_PER_DAY)
    .map(([id]) => id)
    .reverse()
  return [day, enough.join(','), kept.map(([id, times]) => `${id}:${times}`).join(' ')].join('|')
}
