import { FAVOURITES_KEY, TOKEN_KEY } from '#shared/storage-keys.ts'

/* The hearts of a static page. What knows of favourites comes when this browser or its account may have some, or when a
   heart is pressed; until then every heart is empty, as it is in the page. */

const wake = () => import('./saved-hearts.ts')

const mayHaveSome = () => {
  try {
    return localStorage.getItem(FAVOURITES_KEY) !== null || localStorage.getItem(TOKEN_KEY) !== null
  } catch {
    return false
  }
}

const look = () => {
  if (mayHaveSome()) wake().catch(() => undefined)
}

look()
// Saved in another tab.
addEventListener('storage', look)

addEventListener('click', ({ target }) => {
  const heart = target instanceof Element ? target.closest('[data-heart]') : null
  if (!(heart instanceof HTMLElement)) return
  const before = heart.getAttribute('aria-pressed') ?? 'false'
  heart.setAttribute('aria-pressed', String(before !== 'true'))
  wake().then(
    ({ press }) => press(heart),
    () => heart.setAttribute('aria-pressed', before),
  )
})
