import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addSeenView } from '#shared/rules/ad-seen-counts.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'

/* What a page and a browser have shown already, as the requests for its slots tell. */

let answers: (number | null)[]
let asked: string[]

beforeEach(() => {
  localStorage.clear()
  answers = []
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, location.href).searchParams.get('without') ?? '')
    const id = answers.shift()
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (id === undefined) throw new Error('no line')
    return Response.json({ success: true, data: id === null ? [] : [{ campaignId: id }] })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const KEY = 'zila-ads-seen'
const joined = (had: string, id: number) => [had, id].filter(Boolean).join(',')
const slot = () => Object.assign(document.createElement('div'), { className: 'ad-slot' })
const open = () => import('#browser/creatives/request-ad.ts')
const seenToday = () => import('#browser/creatives/seen-today.ts')

test('slots that ask at once, and one that comes later, tell what the page has', async () => {
  const { fetchAd } = await open()
  answers = [7, 8, null, 9]
  const first = await Promise.all([fetchAd(slot()), fetchAd(slot()), fetchAd(slot())])
  expect(first.map((ad) => ad?.campaignId)).toEqual([7, 8, undefined])
  await fetchAd(slot())
  // What the page has from the tests before stands first.
  const had = asked[0]!
  expect(asked).toEqual([had, joined(had, 7), `${joined(had, 7)},8`, `${joined(had, 7)},8`])
})

test('a slot that gets no answer keeps no other from asking', async () => {
  const { fetchAd } = await open()
  answers = []
  const failed = fetchAd(slot())
  await expect(failed).rejects.toThrow()
  answers = [7]
  expect(await fetchAd(slot())).toMatchObject({ campaignId: 7 })
})

test('what was in view six times today is named, from another tab too', async () => {
  const { recordAdSeen, getExcludedCampaigns } = await seenToday()
  const had = getExcludedCampaigns()
  for (let n = 0; n < 3; n++) await recordAdSeen(12)
  // As another tab writes it, into the same storage.
  const day = getKolkataDate(new Date())
  const write = () => localStorage.setItem(KEY, addSeenView(localStorage.getItem(KEY), day, 12))
  write()
  write()
  expect(getExcludedCampaigns()).toBe(had)
  await recordAdSeen(12)
  expect(getExcludedCampaigns()).toBe(joined(had, 12))
  const { fetchAd } = await open()
  answers = [7]
  await fetchAd(slot())
  expect(asked).toEqual([joined(had, 12)])
})

test('until the day is over in India', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-15T18:29:59Z') })
  const { recordAdSeen, getExcludedCampaigns } = await seenToday()
  const had = getExcludedCampaigns()
  for (let n = 0; n < 6; n++) await recordAdSeen(12)
  expect(getExcludedCampaigns()).toBe(joined(had, 12))
  vi.setSystemTime(new Date('2026-08-15T18:30:00Z'))
  expect(getExcludedCampaigns()).toBe(had)
})

test('where nothing can be kept, the page still shows no campaign twice', async () => {
  const refused = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refused)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refused)
  const { recordAdSeen, markCampaignOnPage, getExcludedCampaigns } = await seenToday()
  const had = getExcludedCampaigns()
  for (let n = 0; n < 6; n++) await recordAdSeen(12)
  markCampaignOnPage(77)
  expect(getExcludedCampaigns()).toBe(joined(had, 77))
  vi.restoreAllMocks()
})

test('one house ad stands on a page', async () => {
  const { showHouseAd } = await import('#browser/creatives/house-ad.ts')
  expect([slot(), slot(), slot()].map(showHouseAd)).toEqual([true, false, false])
})
