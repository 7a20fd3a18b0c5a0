import { useEffect, useRef, useState, type ComponentProps } from 'react'
import type BusinessDialogs from '#islands/businesses/BusinessDialogs.island.tsx'
import { askToOpen } from '#islands/directives/use-opened.ts'

type Dialogs = typeof BusinessDialogs

/**
 * The dialogs of a page made in the browser, fetched when one of them is asked for; when that
 * fails, at the next time.
 */
export function LateDialogs(props: ComponentProps<Dialogs>) {
  const [Present, setPresent] = useState<Dialogs | null>(null)
  const asked = useRef('')

  useEffect(() => {
    const hear = (event: Event) => {
      asked.current = (event as CustomEvent<string>).detail
      void import('#islands/businesses/BusinessDialogs.island.tsx').then(
        ({ default: Loaded }) => setPresent(() => Loaded),
        () => undefined,
      )
    }
    if (!Present) document.addEventListener('island:open', hear)
    return () => document.removeEventListener('island:open', hear)
  }, [Present])

  useEffect(() => {
    // They hear of what is asked from here on; what had them fetched is said again.
    if (Present) askToOpen(asked.current)
  }, [Present])

  return Present && <Present {...props} />
}
