import { describe, expect, test } from 'vitest'
import { createRenderSpeedEstimate } from '#server/publishing/publisher/renderer/pace.ts'
import { KnownTakedowns, type Takedown } from '#server/publishing/publisher/takedowns/known.ts'
import { stripReviewsSection } from '#server/publishing/publisher/takedowns/remove-reviews.ts'
import {
  BULK_BATCH_SIZE,
  createBatchScheduler,
} from '#server/publishing/publisher/batch-scheduler.ts'

const decisions = { bulk: 0 }

describe('whose turn it is', () => {
  const portion = { bulk: BULK_BATCH_SIZE }

  test('decisions go before bulk work, which has a turn after three of them', () => {
    const { turnOf } = createBatchScheduler()
    const both = { urgent: 1, due: 45_000 }
    const turns = Array.from({ length: 5 }, () => turnOf(both))
    expect(turns).toEqual([decisions, decisions, decisions, portion, decisions])
  })

  test('a portion is taken where only one kind waits', () => {
    const { turnOf } = createBatchScheduler()
    expect(turnOf({ urgent: 0, due: 45_000 })).toEqual(portion)
    expect(turnOf({ urgent: 2, due: 2 })).toEqual(portion)
  })
})

describe('a portion of bulk work', () => {
  const both = { urgent: 0, due: 45_000 }
  const after = (...times: number[]) => {
    const turns = createBatchScheduler()
    for (const ms of times) turns.note(turns.turnOf(both), ms)
    return turns.turnOf(both)
  }

  test('is smaller where it took long, and as large as it was where that was the machine', () => {
    expect(after(1_500)).toEqual({ bulk: BULK_BATCH_SIZE })
    expect(after(3_000)).toEqual({ bulk: 200 })
    expect(after(60_000)).toEqual({ bulk: 200 })
    expect(after(3_000, 1_000)).toEqual({ bulk: 250 })
    expect(after(3_000, 500, 500, 500, 500, 500)).toEqual({ bulk: BULK_BATCH_SIZE })
  })

  test('is never nothing, and decisions say nothing about it', () => {
    expect(after(...Array.from({ length: 9 }, () => 60_000))).toEqual({ bulk: 50 })
    const turns = createBatchScheduler()
    turns.note(decisions, 60_000)
    turns.note('all', 60_000)
    expect(turns.turnOf(both)).toEqual({ bulk: BULK_BATCH_SIZE })
  })
})

describe('how many pages a change renders', () => {
  test('is what a second allows on this machine, within limits', () => {
    const pace = createRenderSpeedEstimate()
    for (let i = 0; i < 20; i++) pace.note(100 * 4, 100)
    expect(pace.most()).toBeCloseTo(300, -1)
    for (let i = 0; i < 20; i++) pace.note(100 * 200, 100)
    expect(pace.most()).toBe(100)
    for (let i = 0; i < 40; i++) pace.note(1, 100)
    expect(pace.most()).toBe(2000)
  })
})

describe('the takedowns that a process knows', () => {
  const row = (id: number, values: Partial<Takedown> = {}): Takedown => ({
    ...{ id, address: '/business/tea', kind: 'gone', publicationId: null, ...values },
  })

  test('count for every site older than the publication that took them into account', () => {
    const known = new KnownTakedowns()
    expect(known.add([row(1)])).toHaveLength(1)
    expect(known.of('/business/tea', 1_000)).toBe('gone')
    expect(known.add([row(1, { publicationId: 7 })])).toEqual([])
    expect([6, 7, 8].map((site) => known.of('/business/tea', site))).toEqual(['gone', null, null])
    expect(known.outstanding()).toEqual([])
    // Taken down again.
    known.add([row(2)])
    expect(known.of('/business/tea', 8)).toBe('gone')
  })

  test('of a list count for its further pages, and for no other address', () => {
    const known = new KnownTakedowns()
    known.add([row(1, { address: '/categories/banks' })])
    expect(known.of('/categories/banks/page/12', 1)).toBe('gone')
    expect(known.ofFile('categories/banks/page/2.html', 1)).toBe('gone')
    for (const other of ['/categories/banks-of-rivers', '/categories', '/categories/banks/page/x'])
      expect(known.of(other, 1)).toBeNull()
    expect(known.ofFile('categories/banks.xml', 1)).toBeNull()
  })
})

test('the home page is left as it is but for its reviews', () => {
  const reviews =
    '<section class="a" aria-labelledby="latest-reviews"><h2>B</h2>\nBad words</section>'
  const others = ['<section aria-labelledby="towns">Towns</section>', '<footer>End</footer>']
  expect(stripReviewsSection(others[0] + reviews + others[1])).toBe(others.join(''))
})
