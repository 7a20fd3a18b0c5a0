import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareSums } from '#server/advertising/creatives/ledger/compare.ts'
import { attackAds, formatAttackTable } from '../attacks/ads.ts'
import { startApi, type TestApi } from './setup/api.ts'

/** `AD_ATTACKS=10000` attacks for longer, and prints the table. */
const ASKED = process.env['AD_ATTACKS']
const CLICKS = Number(ASKED ?? 120)

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('no attack on the books is billed more than a person’s clicks', async () => {
  const attacks = await attackAds(api, CLICKS)
  const table = formatAttackTable(attacks)
  if (ASKED) process.stdout.write(`${table}\n`)
  for (const { name, tried, billed, allowed } of attacks) {
    expect(billed, `${name}\n${table}`).toBeLessThanOrEqual(allowed)
    expect(tried, name).toBeGreaterThan(0)
  }
  const excluded = Object.assign({}, ...attacks.map((one) => one.excluded)) as object
  expect(Object.keys(excluded).sort()).toEqual(
    [
      ...['budget-used', 'elsewhere', 'expired-offer', 'not-viewed', 'own', 'prefetch'],
      ...['program', 'repeat', 'too-fast', 'too-many', 'above-pace'],
    ].sort(),
  )
  expect(await compareSums(api.db, '2026-08-15')).toEqual([])
}, 1_800_000)
