import { useEffect, useRef, useState, type ComponentType } from 'react'
import { requestDialog } from './use-open-requests.ts'

/**
 * Makes a component that loads a page's dialogs when one is opened; if loading fails, it tries
 * again the next time. For pages made in the browser.
 */
export function lazyDialogs<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return function LateDialogs(props: Props) {
    const [Present, setPresent] = useState<ComponentType<Props> | null>(null)
    const asked = useRef('')

    useEffect(() => {
      const hear = (event: Event) => {
        asked.current = (event as CustomEvent<string>).detail
        void load().then(
          ({ default: Loaded }) => setPresent(() => Loaded),
          () => undefined,
        )
      }
      if (!Present) document.addEventListener('island:open', hear)
      return () => document.removeEventListener('island:open', hear)
    }, [Present])

    useEffect(() => {
      // The dialogs are listening now; repeats the request that caused their loading.
      if (Present) requestDialog(asked.current)
    }, [Present])

    return Present && <Present {...props} />
  }
}
