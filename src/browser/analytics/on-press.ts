import { sendEvent } from './send-event.ts'

/* By the address of a link. Links to share a page go to wa.me too, without a number. */
const KINDS: readonly [RegExp, string][] = [
  [/^tel:/, 'call'],
  [/wa\.me\/\d/, 'whatsapp'],
  [/google\.com\/maps\//, 'directions'],
]
const HEART = '[data-heart],[data-save-ad]'

/** The kind of action that a press on a listing or an ad counts as; undefined for none. */
function kindOf(pressed: Element): string | undefined {
  if (pressed.matches(HEART))
    return pressed.getAttribute('aria-pressed') === 'true' ? 'save' : undefined
  if (pressed.closest('[data-share]'))
    // Without a sheet of the device's own the summary only opens the menu.
    return pressed.matches('summary') && !('share' in navigator) ? undefined : 'share'
  const href = pressed.getAttribute('href') ?? ''
  const known = KINDS.find(([address]) => address.test(href))
  return known?.[1] ?? (pressed.matches('[rel="noopener nofollow"]') ? 'website' : undefined)
}

/** Counts a press on a card, or on the page of a listing or an ad, for the one it belongs to. */
export function trackPress(target: Element): void {
  const pressed = target.closest(`main a,.thumb-bar a,${HEART},[data-share] :is(summary,button)`)
  if (!pressed) return
  const heart = (pressed.closest('.card') ?? document).querySelector<HTMLElement>(
    pressed.closest('.card') ? HEART : '.heart-button',
  )
  const kind = kindOf(pressed)
  if (!heart || !kind) return
  const { heart: business, saveAd } = heart.dataset
  const path = business ? `business/${business}` : `classified/${saveAd}`
  sendEvent(`/analytics/${path}/${kind}`).catch(() => 0)
}
