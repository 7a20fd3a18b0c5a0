import { ROUTES } from '#config/routes.ts'
import type { DisplayedAd } from '#contract/creatives.ts'
import { creatives as t } from '#i18n/en/creatives.ts'
import { whyAd } from '#i18n/en/why-ad.ts'
import { createButton, createElement } from '#views/creatives/element.ts'

/** Opens a dialog that says why this ad is shown here and how to report it. */
export function showAdExplanation(ad: DisplayedAd): void {
  const dialog = createElement('dialog', 'dialog dialog-sheet ad-reasons')
  const close = createButton('icon-button ad-close', t.close, () => dialog.close())
  const title = createElement('h2', '', { id: 'why-ad', textContent: t.why })
  dialog.setAttribute('aria-labelledby', title.id)
  const head = createElement('div', 'dialog-head')
  head.append(title, close)
  const links = createElement('p', 'ad-reasons-links')
  links.append(link(`${ROUTES.terms.path}#ads`, whyAd.how), link(reportPath(ad), whyAd.report))
  dialog.append(
    head,
    ...reasons(ad).map((textContent) => createElement('p', '', { textContent })),
    links,
  )
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

const link = (href: string, textContent: string) =>
  createElement('a', 'link', { href, textContent })

/** To the form for complaints, with the page and the advertisement in it. */
function reportPath({ campaign, campaignId, creativeId }: DisplayedAd): string {
  const detail = whyAd.reported(campaign.title, `${campaignId}-${creativeId}`)
  const begun = new URLSearchParams({ url: location.href, detail })
  return `${ROUTES.grievance.path}?${begun.toString()}#write`
}

/** In plain words: who pays, what decided, what is known of the visitor, what is counted. */
function reasons({ campaign, whyShown }: DisplayedAd): string[] {
  const { page, town, words } = whyShown
  const because = [
    whyAd.place(whyAd.pages[page] ?? whyAd.anywhere),
    ...(town ? [whyAd.town(town)] : []),
    ...(words.length > 0 ? [whyAd.words(words.map((word) => `“${word}”`).join(', '))] : []),
  ]
  return [whyAd.paid(campaign.title), whyAd.because(because), whyAd.unknown, whyAd.counted]
}
