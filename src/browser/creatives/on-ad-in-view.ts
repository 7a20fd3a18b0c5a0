const MIN_SHARE = 0.5
const MIN_MS = 1000
/** Of a large advertisement less is enough (970x250 and more), of a film longer. */
const LARGE_AREA = 242_500
const LARGE_SHARE = 0.3
const FILM_MS = 2000

/**
 * Calls back once, when enough of the element was in view of a visible page for long enough on end:
 * half of it for a second, of a large one 30 percent, of a film for two seconds. What lies under an
 * open dialog is not in view.
 */
export function onAdInView(element: Element, isFilm: boolean, seen: () => void): void {
  let timer = 0
  let isInView = false
  const look = () => {
    clearTimeout(timer)
    if (isInView && document.visibilityState === 'visible')
      timer = window.setTimeout(finish, isFilm ? FILM_MS : MIN_MS)
  }
  const watch = new IntersectionObserver(
    (entries) => {
      const { boundingClientRect: box, intersectionRatio = 0 } = entries.at(-1) ?? {}
      const isLarge = (box?.width ?? 0) * (box?.height ?? 0) >= LARGE_AREA
      const wasInView = isInView
      isInView = intersectionRatio >= (isLarge ? LARGE_SHARE : MIN_SHARE)
      if (isInView !== wasInView) look()
    },
    { threshold: [LARGE_SHARE, MIN_SHARE] },
  )
  const finish = () => {
    if (document.querySelector('dialog[open]')) return look()
    watch.disconnect()
    document.removeEventListener('visibilitychange', look)
    seen()
  }
  document.addEventListener('visibilitychange', look)
  watch.observe(element)
}
