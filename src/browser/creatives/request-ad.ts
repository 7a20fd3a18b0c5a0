import type { CallResponse } from '#client/call.ts'
import type { DisplayedAd } from '#contract/creatives.ts'
import { readToken } from '#stores/token.ts'
import { markCampaignOnPage, getExcludedCampaigns } from './seen-today.ts'

const API = import.meta.env.PUBLIC_API_URL || '/api'
/** An advertisement that comes later has no place any more. */
const TIMEOUT_MS = 2000
/** The visitor is waiting for the page they clicked. */
const CLICK_TIMEOUT_MS = 10_000

/**
 * A call without the API's client, which would be heavier than all the rest. Who is signed in is
 * told, because an advertiser's and an administrator's own clicks do not count.
 */
async function ask<Answer>(path: string, patience: number, body?: object): Promise<Answer> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patience)
  const token = readToken()
  try {
    const response = await fetch(API + path, {
      signal: late.signal,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body), keepalive: true } : {}),
    })
    if (!response.ok) throw new Error(String(response.status))
    return (await response.json()) as Answer
  } finally {
    clearTimeout(timer)
  }
}

/** What a search adds to what the page is about: its words and its town. */
function searchedWords(): { town: string; words: string } {
  const asked = new URLSearchParams(location.search)
  const words = ['search', 'category'].map((name) => asked.get(name) ?? '')
  return { town: asked.get('location') ?? '', words: words.join(' ') }
}

let turn: Promise<unknown> = Promise.resolve()

/**
 * The ad for this slot; undefined if there is none. Slots request one after another and name the
 * campaigns already on the page, so that none appears twice.
 */
export function fetchAd(slot: HTMLElement): Promise<DisplayedAd | undefined> {
  const answer = turn.then(() => requestAd(slot))
  turn = answer.catch(() => undefined)
  return answer
}

/** The card at the edge of the window is nothing yet: low on a phone, else as in `ad-shown.css`. */
const roomOf = ({ dataset, clientWidth }: HTMLElement): number =>
  dataset['adPosition'] !== 'popup' ? clientWidth : innerWidth < 760 ? 0 : 300

async function requestAd(slot: HTMLElement): Promise<DisplayedAd | undefined> {
  const { adPage, adPosition, adSize, adPlacement, adTown, adWords } = slot.dataset
  const search = searchedWords()
  const query = {
    page: adPage,
    position: adPosition,
    size: adSize,
    placement: adPlacement,
    town: adTown || search.town,
    words: `${adWords ?? ''} ${search.words}`.trim().slice(0, 200),
    narrow: roomOf(slot) < parseInt(adSize ?? '') ? '1' : '',
    without: getExcludedCampaigns(),
  }
  const filled = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  const { data } = await ask<CallResponse<'GET /ads/display'>>(
    `/ads/display?${new URLSearchParams(filled).toString()}`,
    TIMEOUT_MS,
  )
  const [ad] = data
  if (ad) markCampaignOnPage(ad.campaignId)
  return ad
}

const reported = ({ campaignId, creativeId, placementId, offer }: DisplayedAd) => ({
  ...{ campaignId, creativeId, placementId, offer },
})

/**
 * Errors of counting are ignored: the visitor need not know about them. A browser that says it is
 * driven by a program sees nothing, so that its clicks are not charged either.
 */
export const sendImpression = (ad: DisplayedAd): void =>
  void (
    navigator.webdriver ||
    ask('/ads/track/impression', CLICK_TIMEOUT_MS, reported(ad)).catch(() => undefined)
  )

/** Opens the tab within the click, because the browser would block it later. */
export async function openAdTarget(ad: DisplayedAd): Promise<void> {
  const tab = open('about:blank', '_blank')
  try {
    const { targetUrl } = await ask<CallResponse<'POST /ads/track/click'>>(
      '/ads/track/click',
      CLICK_TIMEOUT_MS,
      reported(ad),
    )
    if (!tab || !/^https?:\/\//i.test(targetUrl)) throw new Error(targetUrl)
    tab.opener = null
    tab.location.replace(targetUrl)
  } catch {
    tab?.close()
  }
}
