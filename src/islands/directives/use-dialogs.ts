import { useCallback, useState } from 'react'
import { useOpened } from './use-opened.ts'

/**
 * The dialogs of a page, of which at most one is open, and what is said when one has done its work.
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
  const root = useOpened(open)
  /**
   * Opens it; closes it and no other, since another may be open by the time it says that it closed.
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
