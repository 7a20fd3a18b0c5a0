const MIN_SHARE = 0.5
const MIN_MS = 1000

/**
 * Calls back once, when at least half of the element was in view of a visible page for a second on
 * end.
 */
export function whenSeen(element: Element, seen: () => void): void {
  let timer = 0
  let isInView = false
  const look = () => {
    clearTimeout(timer)
    if (isInView && document.visibilityState === 'visible')
      timer = window.setTimeout(finish, MIN_MS)
  }
  const watch = new IntersectionObserver(
    (entries) => {
      isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= MIN_SHARE
      look()
    },
    { threshold: MIN_SHARE },
  )
  const finish = () => {
    watch.disconnect()
    document.removeEventListener('visibilitychange', look)
    seen()
  }
  document.addEventListener('visibilitychange', look)
  watch.observe(element)
}
