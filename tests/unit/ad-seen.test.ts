import { describe, expect, test } from 'vitest'
import { MAX_SEEN_PER_DAY, readSeen, withSeen } from '#shared/rules/ad-counts.ts'
import { sayWithout, seenEnough } from '#shared/rules/ad-seen.ts'
import { MOST_WITHOUT, readWithout, WITHOUT } from '#shared/rules/ad-without.ts'

const DAY = '2026-08-15'
const seen = (times: number, id: number, before: string | null = null) =>
  Array.from({ length: times }).reduce<string | null>((text) => withSeen(text, DAY, id), before)

describe('what a browser keeps of what was in view', () => {
  test('is enough after six times, on this day alone', () => {
    expect(seenEnough(seen(MAX_SEEN_PER_DAY - 1, 12), DAY)).toEqual([])
    expect(seenEnough(seen(MAX_SEEN_PER_DAY, 12), DAY)).toEqual(['12'])
    expect(seenEnough(seen(MAX_SEEN_PER_DAY, 12), '2026-08-16')).toEqual([])
    expect(withSeen(seen(MAX_SEEN_PER_DAY, 12), '2026-08-16', 12)).toBe('2026-08-16||12:1')
  })

  test('names the latest first, and forgets the oldest of too many', () => {
    expect(seenEnough(seen(6, 9, seen(6, 12)), DAY)).toEqual(['9', '12'])
    let text: string | null = seen(6, 1)
    for (let id = 2; id <= 201; id++) text = withSeen(text, DAY, id)
    expect(readSeen(text, DAY).size).toBe(200)
    expect(seenEnough(text, DAY)).toEqual([])
  })

  test.each([
    null,
    '',
    DAY,
    `${DAY} 12:6`,
    `${DAY}||12`,
    `${DAY}||12:x`,
    `${DAY}||12:6:1`,
    `${DAY}|,x|12:-6`,
    `${DAY}|12345678901|`,
    '{"a":1}',
  ])('is nothing when it is %j, and begins anew', (text) => {
    expect(seenEnough(text, DAY)).toEqual([])
    expect(withSeen(text, DAY, 3)).toBe(`${DAY}||3:1`)
  })
})

test('a request names each campaign once, the page’s first, and no more than sixty', () => {
  expect(sayWithout([])).toBe('')
  expect(readWithout('')).toEqual(new Set())
  expect(sayWithout(['5', '12', '5'])).toBe('5,12')
  expect(readWithout('5,12')).toEqual(new Set([5, 12]))
  const said = sayWithout(Array.from({ length: 100 }, (_, n) => `${2_147_483_000 + n}`))
  expect(said).toMatch(WITHOUT)
  expect(said.split(',')).toHaveLength(MOST_WITHOUT)
  expect(`${said},1`).not.toMatch(WITHOUT)
})
