import type { AdItem } from '#contract/creatives.ts'
import { creatives as t } from '#i18n/en/creatives.ts'
import { call } from '#stores/api.ts'
import { drawCreative } from './draw-creative.ts'
import { whenSeen } from './when-seen.ts'

/** The one that may be shown here; undefined when there is none. */
export async function fetchAd({ dataset }: HTMLElement): Promise<AdItem | undefined> {
  const { data } = await call('GET /ads/display', {
    query: {
      page: dataset['adPage'],
      position: dataset['adPosition'],
      size: dataset['adSize'],
      placement: dataset['adPlacement'],
    },
  })
  return data[0]
}

/**
 * Shows it in its slot, with the word 'Ad', and tells of it when it was seen and when it is
 * followed.
 */
export function showAd(slot: HTMLElement, ad: AdItem): void {
  const { campaignId, creativeId, placementId, offer } = ad
  const body = { campaignId, creativeId, placementId, offer }
  const frame = document.createElement('div')
  frame.className = 'ad-frame'
  const mark = document.createElement('span')
  mark.className = 'ad-mark'
  mark.textContent = t.mark
  frame.append(
    drawCreative(ad),
    mark,
    wayTo(ad, () => void follow(body)),
  )
  slot.replaceChildren(frame)
  whenSeen(frame, () => {
    // Errors of counting are ignored: the visitor need not know about them.
    call('POST /ads/track/impression', { body }).catch(() => undefined)
  })
}

/** A button over the whole of it: the address comes with the answer to the click. */
function wayTo({ creative, campaign }: AdItem, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'ad-way'
  button.setAttribute('aria-label', `${creative.headline || campaign.title} (${t.newTab})`)
  button.addEventListener('click', onClick)
  return button
}

/** Opens the tab within the click, because the browser would block it later. */
async function follow(
  body: Pick<AdItem, 'campaignId' | 'creativeId' | 'placementId' | 'offer'>,
): Promise<void> {
  const tab = open('about:blank', '_blank')
  try {
    const { targetUrl } = await call('POST /ads/track/click', { body })
    if (!tab || !/^https?:\/\//i.test(targetUrl)) throw new Error('no way there')
    tab.opener = null
    tab.location.replace(targetUrl)
  } catch {
    tab?.close()
  }
}
