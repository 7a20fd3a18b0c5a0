import type { DisplayedAd } from '#contract/creatives.ts'
import { creatives as t } from '#i18n/en/creatives.ts'
import {
  composeCreative,
  drawStillImage,
  isStillCreative,
  getMediaLabel,
} from '#views/creatives/draw-parts.ts'
import { createButton, createElement } from '#views/creatives/element.ts'
import { fetchAd, openAdTarget, sendImpression } from './request-ad.ts'
import { recordAdSeen } from './seen-today.ts'
import { onAdInView } from './on-ad-in-view.ts'
import { loadAdStyles } from './load-ad-styles.ts'

/**
 * Asks for the advertisement of a slot and shows it there, with the word 'Ad' and what tells why;
 * tells of it when it was seen and when it is followed. Where no campaign fits, the site says
 * something of its own, unless an administrator wants nothing there, and never in a card. Answers
 * whether anything is shown.
 */
export async function showAd(slot: HTMLElement): Promise<boolean> {
  const [ad] = await Promise.all([fetchAd(slot), loadAdStyles(slot)])
  if (!ad) return takesHouseAd(slot) && (await import('./house-ad.ts')).showHouseAd(slot)
  const { creative, campaign } = ad
  const text = getMediaLabel(creative, campaign.title)
  const media = isStillCreative(creative)
    ? drawStillImage(creative, text)
    : (await import('#views/creatives/draw-media.ts')).drawMedia(creative, text)
  const frame = createElement('div', 'ad-frame')
  frame.append(
    composeCreative(creative, campaign.title, media),
    linkTo(ad),
    createElement('span', 'ad-mark', { textContent: t.mark }),
    createButton('ad-why', t.why, () => void explain(ad)),
  )
  slot.replaceChildren(frame)
  onAdInView(frame, creative.type === 'video', () => {
    void recordAdSeen(ad.campaignId)
    sendImpression(ad)
  })
  return true
}

const takesHouseAd = ({ dataset: { adPosition, adHouse } }: HTMLElement): boolean =>
  adPosition !== 'popup' && adHouse !== 'off'

/** A button over the whole of it: the address comes with the answer to the click. */
const linkTo = (ad: DisplayedAd): HTMLButtonElement =>
  createButton(
    'ad-way',
    `${ad.creative.headline || ad.campaign.title} (${t.newTab})`,
    () => void openAdTarget(ad),
  )

const explain = async (ad: DisplayedAd): Promise<void> => {
  const { showAdExplanation } = await import('./explain-ad.ts')
  showAdExplanation(ad)
}
