import { $favourites, followFavourites, rememberName, toggleFavourite } from '#stores/favourites.ts'

/* Brings the hearts of a static page to life: one listener for all, and the count where one is shown. */

function paint(saved: ReadonlySet<number>) {
  for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]'))
    heart.setAttribute('aria-pressed', String(saved.has(Number(heart.dataset['heart']))))
  for (const count of document.querySelectorAll('[data-heart-count]')) count.textContent = String(saved.size)
}

followFavourites()
$favourites.subscribe(paint)

addEventListener('click', ({ target }) => {
  const heart = target instanceof Element ? target.closest<HTMLElement>('[data-heart]') : null
  if (!heart) return
  const id = Number(heart.dataset['heart'])
  const link = heart.closest('.card')?.querySelector<HTMLAnchorElement>('.card-name a')
  const name = (link ?? document.querySelector('main h1'))?.textContent.trim()
  if (name) rememberName(id, { name, href: link?.pathname ?? location.pathname })
  toggleFavourite(id)
})
