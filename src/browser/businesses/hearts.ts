import { FAVOURITES_KEY, PRESSED_HEARTS_KEY, TOKEN_KEY } from '#shared/view/storage-keys.ts'
import type { HeartPress } from './heart-press.ts'

/* The hearts of a static page. What knows of favourites comes when this browser or its account
   may have some, or when a heart is pressed; until then every heart is empty, as it is in the
   page. */

const wake = () => import('./saved-hearts.ts')

const mayHaveSome = () => {
  try {
    const { localStorage: kept, sessionStorage: now } = window
    return (
      [FAVOURITES_KEY, TOKEN_KEY].some((key) => kept.getItem(key)) ||
      now.getItem(PRESSED_HEARTS_KEY) !== null
    )
  } catch {
    return false
  }
}

/** Kept for the next page, if this one is left before the rest is loaded. */
function keep(press: HeartPress): boolean {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PRESSED_HEARTS_KEY) ?? '[]') as HeartPress[]
    sessionStorage.setItem(PRESSED_HEARTS_KEY, JSON.stringify([...kept, press]))
    return true
  } catch {
    return false
  }
}

const look = () => {
  if (mayHaveSome()) wake().catch(() => undefined)
}

// The list, at an address that asks for something: its first results do not wait for React.
if (location.search.length > 1 && document.querySelector('[data-early]'))
  import('./prefetched-list.ts').catch(() => undefined)

look()
// Saved in another tab.
addEventListener('storage', look)

addEventListener('click', ({ target }) => {
  const heart = target instanceof Element ? target.closest<HTMLElement>('[data-heart]') : null
  if (!heart) return
  const link = heart.closest('.card')?.querySelector<HTMLAnchorElement>('.card-name a')
  const name = (link ?? document.querySelector('main h1'))?.textContent.trim() ?? ''
  const press = { id: Number(heart.dataset['heart']), name, href: (link ?? location).pathname }
  const before = heart.getAttribute('aria-pressed') ?? 'false'
  heart.setAttribute('aria-pressed', String(before !== 'true'))
  const isKept = keep(press)
  wake().then(
    ({ applyPendingHeartPresses, toggleSavedBusiness }) =>
      isKept ? applyPendingHeartPresses() : toggleSavedBusiness(press),
    () => isKept || heart.setAttribute('aria-pressed', before),
  )
})

// What is pressed is counted. The code comes when a finger goes down, to be there when the press
// leads away from the page.
for (const type of ['pointerdown', 'click'])
  addEventListener(type, ({ target }) => {
    const pressed = (target as Element).closest('[rel],[href^=tel],button,summary')
    if (pressed)
      import('#browser/analytics/on-press.ts').then(
        (on) => type === 'click' && on.trackPress(pressed),
        () => 0,
      )
  })
