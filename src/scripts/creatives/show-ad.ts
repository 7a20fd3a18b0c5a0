import type { DisplayedAd } from '#contract/creatives.ts'
import { creatives as t } from '#i18n/en/creatives.ts'
import { drawParts, drawStill, isStill, nameOf } from '#views/creatives/draw-parts.ts'
import { button, element } from '#views/creatives/element.ts'
import { fetchAd, follow, sendImpression } from './request-ad.ts'
import { countSeen } from './seen-today.ts'
import { whenSeen } from './when-seen.ts'
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
  const text = nameOf(creative, campaign.title)
  const media = isStill(creative)
    ? drawStill(creative, text)
    : (await import('#views/creatives/draw-media.ts')).drawMedia(creative, text)
  const frame = element('div', 'ad-frame')
  frame.append(
    drawParts(creative, campaign.title, media),
    linkTo(ad),
    element('span', 'ad-mark', { textContent: t.mark }),
    button('ad-why', t.why, () => void explain(ad)),
  )
  slot.replaceChildren(frame)
  whenSeen(frame, creative.type === 'video', () => {
    void countSeen(ad.campaignId)
    sendImpression(ad)
  })
  return true
}

const takesHouseAd = ({ dataset: { adPosition, adHouse } }: HTMLElement): boolean =>
  adPosition !== 'popup' && adHouse !== 'off'

/** A button over the whole of it: the address comes with the answer to the click. */
const linkTo = (ad: DisplayedAd): HTMLButtonElement =>
  button(
    'ad-way',
    `${ad.creative.headline || ad.campaign.title} (${t.newTab})`,
    () => void follow(ad),
  )

const explain = async (ad: DisplayedAd): Promise<void> => {
  const { explainAd } = await import('./explain-ad.ts')
  explainAd(ad)
}
