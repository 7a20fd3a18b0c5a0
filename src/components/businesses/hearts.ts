import { FAVOURITES_KEY, PRESSED_HEARTS_KEY, TOKEN_KEY } from '#shared/storage-keys.ts'

/* The hearts of a static page. What knows of favourites comes when this browser or its account may have some, or when a
   heart is pressed; until then every heart is empty, as it is in the page. */

const wake = () => import('./saved-hearts.ts')

const mayHaveSome = () => {
  try {
    return localStorage.getItem(FAVOURITES_KEY) !== null || localStorage.getItem(TOKEN_KEY) !== null || isPressed()
  } catch {
    return false
  }
}

const isPressed = () => sessionStorage.getItem(PRESSED_HEARTS_KEY) !== null

/** Keeps a press for the next page, if this one is left before the rest has come. */
function keepPress(id: string): boolean {
  try {
    const kept = sessionStorage.getItem(PRESSED_HEARTS_KEY)
    sessionStorage.setItem(PRESSED_HEARTS_KEY, kept ? `${kept} ${id}` : id)
    return true
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
  const heart = target instanceof Element ? target.closest<HTMLElement>('[data-heart]') : null
  const id = heart?.dataset['heart']
  if (!heart || !id) return
  const before = heart.getAttribute('aria-pressed') ?? 'false'
  heart.setAttribute('aria-pressed', String(before !== 'true'))
  const isKept = keepPress(id)
  wake().then(
    ({ settle, toggle }) => (isKept ? settle() : toggle(id)),
    () => isKept || heart.setAttribute('aria-pressed', before),
  )
})
