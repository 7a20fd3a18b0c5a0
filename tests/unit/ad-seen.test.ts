import { describe, expect, test } from 'vitest'
import { MAX_SEEN_PER_DAY, parseSeenCounts, addSeenView } from '#shared/rules/ad-seen-counts.ts'
import { formatExcludedCampaigns, listCappedCampaigns } from '#shared/rules/capped-campaigns.ts'
import {
  MAX_EXCLUDED_CAMPAIGNS,
  parseExcludedCampaigns,
  EXCLUDED_CAMPAIGNS_PATTERN,
} from '#shared/rules/excluded-campaigns.ts'

const DAY = '2026-08-15'
const seen = (times: number, id: number, before: string | null = null) =>
  Array.from({ length: times }).reduce<string | null>((text) => addSeenView(text, DAY, id), before)

describe('what a browser keeps of what was in view', () => {
  test('is enough after six times, on this day alone', () => {
    expect(listCappedCampaigns(seen(MAX_SEEN_PER_DAY - 1, 12), DAY)).toEqual([])
    expect(listCappedCampaigns(seen(MAX_SEEN_PER_DAY, 12), DAY)).toEqual(['12'])
    expect(listCappedCampaigns(seen(MAX_SEEN_PER_DAY, 12), '2026-08-16')).toEqual([])
    expect(addSeenView(seen(MAX_SEEN_PER_DAY, 12), '2026-08-16', 12)).toBe('2026-08-16||12:1')
  })

  test('names the latest first, and forgets the oldest of too many', () => {
    expect(listCappedCampaigns(seen(6, 9, seen(6, 12)), DAY)).toEqual(['9', '12'])
    let text: string | null = seen(6, 1)
    for (let id = 2; id <= 201; id++) text = addSeenView(text, DAY, id)
    expect(parseSeenCounts(text, DAY).size).toBe(200)
    expect(listCappedCampaigns(text, DAY)).toEqual([])
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
    expect(listCappedCampaigns(text, DAY)).toEqual([])
    expect(addSeenView(text, DAY, 3)).toBe(`${DAY}||3:1`)
  })
})

test('a request names each campaign once, the page’s first, and no more than sixty', () => {
  expect(formatExcludedCampaigns([])).toBe('')
  expect(parseExcludedCampaigns('')).toEqual(new Set())
  expect(formatExcludedCampaigns(['5', '12', '5'])).toBe('5,12')
  expect(parseExcludedCampaigns('5,12')).toEqual(new Set([5, 12]))
  const said = formatExcludedCampaigns(
    Array.from({ length: 100 }, (_, n) => `${2_147_483_000 + n}`),
  )
  expect(said).toMatch(EXCLUDED_CAMPAIGNS_PATTERN)
  expect(said.split(',')).toHaveLength(MAX_EXCLUDED_CAMPAIGNS)
  expect(`${said},1`).not.toMatch(EXCLUDED_CAMPAIGNS_PATTERN)
})
