import { PRESSED_HEARTS_KEY } from '#shared/view/storage-keys.ts'
import { $favourites } from '#stores/favourite-ids.ts'
import { watchFavourites, saveFavouriteName, toggleFavourite } from '#stores/favourites.ts'
import type { HeartPress } from './heart-press.ts'

/* What `hearts.ts` calls for: the hearts of what is saved are filled, and the count says how
   many. */

function paint(saved: ReadonlySet<number>) {
  for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]'))
    heart.setAttribute('aria-pressed', String(saved.has(Number(heart.dataset['heart']))))
  for (const count of document.querySelectorAll('[data-heart-count]'))
    count.textContent = String(saved.size)
}

watchFavourites()
applyPendingHeartPresses()
$favourites.subscribe(paint)

/** Applies the presses that were not applied yet, of this page or the one before. */
export function applyPendingHeartPresses(): void {
  try {
    const pressed = JSON.parse(sessionStorage.getItem(PRESSED_HEARTS_KEY) ?? '[]') as HeartPress[]
    sessionStorage.removeItem(PRESSED_HEARTS_KEY)
    pressed.forEach(toggleSavedBusiness)
  } catch {
    // A browser that forbids storage keeps no presses.
  }
}

/** Saves the business, or removes it. */
export function toggleSavedBusiness({ id, name, href }: HeartPress): void {
  if (name) saveFavouriteName(id, { name, href })
  toggleFavourite(id)
}
