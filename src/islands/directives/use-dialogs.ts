import { useCallback, useState } from 'react'
import { useOpenRequests } from './use-open-requests.ts'

/**
 * The dialogs of a page, of which at most one is open, and the message when one has succeeded.
 * `root` goes on an element of the island. `onOpen` must stay the same function.
 */
export function useDialogs(onOpen?: () => void) {
  const [shown, setShown] = useState('')
  const [toast, setToast] = useState<string | null>(null)
  const open = useCallback(
    (what: string) => {
      onOpen?.()
      setShown(what)
    },
    [onOpen],
  )
  const root = useOpenRequests(open)
  /**
   * The props of one dialog. It closes only itself, since another may be open when it reports that
   * it closed.
   */
  const dialog = (what: string) => ({
    open: shown === what,
    onClose: () => setShown((now) => (now === what ? '' : now)),
  })
  const sent = (text: string) => {
    setShown('')
    setToast(text)
  }
  return {
    root,
    dialog,
    show: setShown,
    sent,
    toast,
    forgetToast: useCallback(() => setToast(null), []),
  }
}
