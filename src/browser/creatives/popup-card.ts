import { creatives as t } from '#i18n/en/creatives.ts'
import { createButton } from '#views/creatives/element.ts'
import { isFillingForm } from './visitor-busy.ts'
import { closePopupForToday } from './popup-day.ts'
import { showAd } from './show-ad.ts'

/** So near to a form it steps aside, as phones show and hide their own bar of this height. */
const NEAR = 64

/**
 * Shows the card with its advertisement, if there is one: beside the text on a wide window, low at
 * the foot of a phone's. It takes no focus, Escape closes it, and it steps aside while a form is
 * where it stands.
 */
export async function showPopupCard(card: HTMLElement): Promise<void> {
  if (!(await showAd(card).catch(() => false))) return
  const close = () => {
    closePopupForToday()
    if (card.contains(document.activeElement))
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    document.removeEventListener('keydown', onKey)
    forms.disconnect()
    card.remove()
  }
  const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) close()
  }
  document.addEventListener('keydown', onKey)
  card.append(createButton('ad-close', t.closeForToday, close))
  // Above the bar of a business page, which is at the foot of a phone's window.
  const bar = document.querySelector('.thumb-bar')?.getBoundingClientRect().height ?? 0
  card.style.setProperty('--ad-foot', `${bar}px`)
  card.hidden = false
  const { top, left } = card.getBoundingClientRect()
  const all = [...document.querySelectorAll('form')]
  const over = new Set<Element>(all.filter((form) => isBehind(form.getBoundingClientRect(), top)))
  const stepAside = () => {
    card.hidden = over.size > 0 || isFillingForm()
  }
  const forms = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        over[isIntersecting ? 'add' : 'delete'](target)
      stepAside()
    },
    { rootMargin: `${NEAR - Math.round(top)}px 0px 0px ${NEAR - Math.round(left)}px` },
  )
  all.forEach((form) => forms.observe(form))
  for (const moved of ['focusin', 'focusout'])
    document.addEventListener(moved, () => requestAnimationFrame(stepAside))
  stepAside()
}

/** Whether a form reaches down to where the card begins. */
const isBehind = ({ height, top, bottom }: DOMRect, from: number): boolean =>
  height > 0 && top < innerHeight && bottom > from - NEAR
