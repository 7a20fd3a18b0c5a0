import { afterEach, expect, test, vi } from 'vitest'
import { sendImpression } from '#browser/creatives/request-ad.ts'
import type { DisplayedAd } from '#contract/creatives.ts'

const AD = { campaignId: 7, creativeId: 8, placementId: 9, offer: 'an offer' } as DisplayedAd

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['is told', false, 1],
  ['is not told when a program drives it and the browser says so', true, 0],
])('what a browser has seen %s', (_, webdriver, times) => {
  const fetched = vi.fn(() => Promise.resolve(Response.json({ success: true, data: {} })))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { webdriver })
  sendImpression(AD)
  expect(fetched).toHaveBeenCalledTimes(times)
})
