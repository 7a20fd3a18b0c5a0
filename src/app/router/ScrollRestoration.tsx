import { useEffect, useLayoutEffect } from 'react'
import { useRouter } from './context.ts'

const STORE = 'app-scroll'
const MAX_ENTRIES = 100

/**
 * Keeps the place on the page of each history entry: Back and Forward return to it, also after a
 * reload, and every other screen opens at its top.
 */
export function ScrollRestoration(): null {
  const { router, state } = useRouter()
  const { location, keepsScroll } = state
  const { key, hash } = location
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const handBack = () => void (history.scrollRestoration = 'auto')
    addEventListener('pagehide', handBack)
    return () => removeEventListener('pagehide', handBack)
  }, [])
  useLayoutEffect(() => {
    const kept = readPositions()[key]
    const target = hash === '' ? null : document.getElementById(hash.slice(1))
    if (kept !== undefined) scrollTo(0, kept)
    else if (target) target.scrollIntoView()
    else if (!keepsScroll) scrollTo(0, 0)
  }, [key, hash, keepsScroll])
  // At once with the screen: one whose own effect goes on would be saved as the one before.
  useLayoutEffect(() => {
    const save = () => savePosition(key, scrollY)
    addEventListener('pagehide', save)
    // The next screen is not drawn yet: the place is still that of this one.
    const unsubscribe = router.subscribe(({ location: next }) => {
      if (next.key !== key) save()
    })
    return () => {
      removeEventListener('pagehide', save)
      unsubscribe()
    }
  }, [router, key])
  return null
}

type Positions = Record<string, number>

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Positions
  } catch {
    return {}
  }
}

function savePosition(key: string, y: number): void {
  const others = Object.entries(readPositions()).filter(([one]) => one !== key)
  const positions = [...others.slice(1 - MAX_ENTRIES), [key, y] as const]
  try {
    sessionStorage.setItem(STORE, JSON.stringify(Object.fromEntries(positions)))
  } catch {
    // Without storage each screen opens at its top.
  }
}
