import { isVisitorBusy } from './visitor-busy.ts'
import { isPopupClosedToday } from './popup-day.ts'

/*
 * The card at the edge of the window: on no first page of a visit, not before twenty seconds, not
 * on a day on which it was closed, and never over what somebody does. Until then it costs this.
 */

const WAIT_MS = 20_000
const AGAIN_MS = 1000

const slot = document.querySelector<HTMLElement>('.ad-popup')
const isFirstPage = !document.referrer.startsWith(`${location.origin}/`)

function show(): void {
  if (!slot || isPopupClosedToday()) return
  if (isVisitorBusy()) setTimeout(show, AGAIN_MS)
  else
    import('./popup-card.ts').then(
      ({ showPopupCard }) => showPopupCard(slot),
      () => undefined,
    )
}

if (!isFirstPage) setTimeout(show, WAIT_MS)
