import { outbox as t } from '#i18n/en/outbox.ts'
import type { WaitingForm } from '#stores/waiting.ts'

const TOAST_MS = 8000

/** Says at the foot of the page which form was sent. */
export function tellSent({ call, about }: WaitingForm): void {
  const place = document.createElement('div')
  place.className = 'toasts'
  place.setAttribute('role', 'status')
  document.body.append(place)
  // A region announces what is put into it once it is on the page.
  const toast = document.createElement('div')
  toast.className = 'toast'
  toast.textContent = t.sent(t.kinds[call], about)
  place.append(toast)
  setTimeout(() => place.remove(), TOAST_MS)
}
