import { PRESSED_HEARTS_KEY } from '#shared/view/early-keys.ts'
import { $favourites } from '#stores/favourite-ids.ts'
import { followFavourites, rememberName, toggleFavourite } from '#stores/favourites.ts'
import type { Press } from './press.ts'

/* What `hearts.ts` calls for: the hearts of what is saved are filled, and the count says how
   many. */

function paint(saved: ReadonlySet<number>) {
  for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]'))
    heart.setAttribute('aria-pressed', String(saved.has(Number(heart.dataset['heart']))))
  for (const count of document.querySelectorAll('[data-heart-count]'))
    count.textContent = String(saved.size)
}

followFavourites()
settle()
$favourites.subscribe(paint)

/** Applies the presses that were not applied yet, of this page or the one before. */
export function settle(): void {
  try {
    const pressed = JSON.parse(sessionStorage.getItem(PRESSED_HEARTS_KEY) ?? '[]') as Press[]
    sessionStorage.removeItem(PRESSED_HEARTS_KEY)
    pressed.forEach(toggle)
  } catch {
    // A browser that forbids storage keeps no presses.
  }
}

/** Saves the business, or removes it. */
export function toggle({ id, name, href }: Press): void {
  if (name) rememberName(id, { name, href })
  toggleFavourite(id)
}
