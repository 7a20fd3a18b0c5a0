import { useEffect, useLayoutEffect, useRef } from 'react'

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog'

/** Single letters as shortcuts, while nobody types. */
export function useShortcuts(acts: Record<string, () => unknown>): void {
  const latest = useRef(acts)
  // The listener changes together with the screen, so that a key decides on what is shown, never
  // on what was shown before.
  useLayoutEffect(() => {
    latest.current = acts
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (event.target instanceof Element && event.target.closest(TYPING)) return
      const act = latest.current[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
