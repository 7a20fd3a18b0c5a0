import { useEffect } from 'react'

/** Scrolls to the section named in the hash (`#part-hours`) once the form is complete. */
export function useScrollToSection(isWhole: boolean): void {
  useEffect(() => {
    const id = location.hash.slice(1)
    const part = id.startsWith('part-') ? document.getElementById(id) : null
    if (!isWhole || !part) return undefined
    // After the heading of the screen got the focus, and the router its scroll.
    const timer = setTimeout(() => {
      part.scrollIntoView()
      part.querySelector('h2')?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [isWhole])
}
