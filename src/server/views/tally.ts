import { createHash, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { viewCounts } from '#server/db/tables/index.ts'

export type ViewedNoun = (typeof viewCounts.$inferInsert)['noun']
/** So many views of a record on a day in India (`YYYY-MM-DD`). */
export type DayViews = { noun: ViewedNoun; recordId: number; day: string; views: number }

const MAX_SEEN = 100_000
const MAX_UNWRITTEN = 10_000

/**
 * Views counted since they were last written to the database, and who has been counted today. Who
 * that was is kept in memory only, as a hash that nobody can trace back, and forgotten at the end
 * of the day.
 */
export class ViewTally {
  readonly #salt = randomBytes(16)
  readonly #seen = new Set<string>()
  readonly #unwritten = new Map<string, DayViews>()
  #day = ''

  /** Counts a view, unless this address has opened the same record on the same day. */
  add(noun: ViewedNoun, recordId: number, address: string, day: string): void {
    if (day !== this.#day) this.#seen.clear()
    this.#day = day
    const key = `${noun} ${recordId} ${day}`
    const who = createHash('sha256')
      .update(this.#salt)
      .update(`${key} ${networkOf(address)}`)
      .digest('base64url')
    if (this.#seen.has(who)) return
    for (const oldest of this.#seen) {
      if (this.#seen.size < MAX_SEEN) break
      this.#seen.delete(oldest)
    }
    this.#seen.add(who)
    this.#put({ noun, recordId, day, views: 1 })
  }

  /** Takes out what is to be written; `putBack` when that fails. */
  take(): DayViews[] {
    const taken = [...this.#unwritten.values()]
    this.#unwritten.clear()
    return taken
  }

  putBack(views: readonly DayViews[]): void {
    for (const entry of views) this.#put(entry)
  }

  /** Views of a record that are not written yet. */
  unwritten(noun: ViewedNoun, recordId: number): number {
    let sum = 0
    for (const entry of this.#unwritten.values()) {
      if (entry.noun === noun && entry.recordId === recordId) sum += entry.views
    }
    return sum
  }

  #put(entry: DayViews): void {
    const key = `${entry.noun} ${entry.recordId} ${entry.day}`
    const known = this.#unwritten.get(key)
    if (known) known.views += entry.views
    else if (this.#unwritten.size < MAX_UNWRITTEN) this.#unwritten.set(key, { ...entry })
  }
}

/**
 * A phone changes its IPv6 address as often as it likes within its network, the first half of the
 * address.
 */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  while (tail !== undefined && groups.length + after.length < 8) groups.push('0')
  return [...groups, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':')
}
