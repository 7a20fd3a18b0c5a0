import { creatives as t } from '#i18n/en/creatives.ts'

/*
 * Fills each ad slot of a page when it comes near. The code that asks the API and draws is fetched
 * then.
 */

/** Loaded this far before it is seen, so that there is time to answer, or to go unseen. */
const NEAR = '600px 0px'

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      void fill(target as HTMLElement)
    }
  },
  { rootMargin: NEAR },
)

/** Nothing is asked for a page that is fetched before somebody wants it. */
function start(): void {
  if (document.visibilityState !== 'visible') return
  document.removeEventListener('visibilitychange', start)
  document.querySelectorAll<HTMLElement>('.ad-slot').forEach((slot) => near.observe(slot))
}

document.addEventListener('visibilitychange', start)
start()

async function fill(slot: HTMLElement): Promise<void> {
  try {
    const { showAd } = await import('./show-ad.ts')
    if (!(await showAd(slot))) collapse(slot)
  } catch (error) {
    // eslint-disable-next-line no-console -- to be found by who looks for it, and by nobody else
    console.warn(t.failed, error)
    collapse(slot)
  }
}

/**
 * Nothing to show. Below the window the slot goes at once, unseen. In view it becomes a drawn
 * divider of the same height, so that nothing jumps under the reader's eyes, and goes when it has
 * been left below. Above the window it stays: taking it away would move what is being read in
 * browsers that do not hold the scroll position.
 */
function collapse(slot: HTMLElement): void {
  slot.replaceChildren()
  slot.classList.add('ad-none')
  slot.removeAttribute('aria-label')
  slot.setAttribute('role', 'presentation')
  const gone = new IntersectionObserver(([entry]) => {
    if (!entry || entry.isIntersecting || entry.boundingClientRect.top < innerHeight) return
    gone.disconnect()
    slot.hidden = true
  })
  gone.observe(slot)
}
