import { $favourites, followFavourites, rememberName, toggleFavourite } from '#stores/favourites.ts'

/* What `hearts.ts` calls for: the hearts of what is saved are filled, and the count says how many. */

function paint(saved: ReadonlySet<number>) {
  for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]'))
    heart.setAttribute('aria-pressed', String(saved.has(Number(heart.dataset['heart']))))
  for (const count of document.querySelectorAll('[data-heart-count]')) count.textContent = String(saved.size)
}

followFavourites()
$favourites.subscribe(paint)

/** Saves the business of a heart, or forgets it. */
export function press(heart: HTMLElement): void {
  const id = Number(heart.dataset['heart'])
  const link = heart.closest('.card')?.querySelector<HTMLAnchorElement>('.card-name a')
  const name = (link ?? document.querySelector('main h1'))?.textContent.trim()
  if (name) rememberName(id, { name, href: link?.pathname ?? location.pathname })
  toggleFavourite(id)
}
