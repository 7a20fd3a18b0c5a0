import { useEffect, useLayoutEffect, useRef } from 'react'

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog'

/**
 * The letter or digit on a key as it is printed in Latin letters, whatever layout is in use: with a
 * Hindi one the key A types ो. Keys without a code, of a screen, answer what they type.
 */
export const normaliseKey = ({
  code,
  key,
  shiftKey,
}: Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'>): string =>
  code === 'Slash' && shiftKey
    ? '?'
    : (/^(?:Key|Digit|Numpad)([A-Z]|\d)$/.exec(code)?.[1]?.toLowerCase() ?? key.toLowerCase())

/** Single letters and digits as shortcuts, while nobody types. */
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
      if (event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(TYPING)) return
      const act = latest.current[normaliseKey(event)]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
