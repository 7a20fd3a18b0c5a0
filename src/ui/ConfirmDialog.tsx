import { useEffect, useRef, type ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { DialogActions } from './DialogActions.tsx'

type Props = {
  open: boolean
  title: string
  /** `confirm` says what happens: Delete, not OK. */
  texts: { close: string; cancel: string; confirm: string; busy: string }
  busy?: boolean
  /** The action removes something for good. */
  isDangerous?: boolean
  /** Why the action failed. */
  problem?: string | undefined
  onClose: () => void
  onConfirm: () => void
  children: ReactNode
}

/** Asks before something that cannot be undone; the button to cancel has the focus. */
export function ConfirmDialog({ open, title, texts, busy = false, children, ...more }: Props) {
  const { isDangerous, problem, onClose, onConfirm } = more
  const ways = useRef<HTMLDivElement>(null)
  // Runs after the browser has focused the close button.
  useEffect(() => {
    if (open) ways.current?.querySelector('button')?.focus()
  }, [open])
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={texts.close} locked={busy}>
      {children}
      <div role="alert">{problem && <p className="notice notice-error">{problem}</p>}</div>
      <DialogActions
        ref={ways}
        cancel={texts.cancel}
        confirm={texts.confirm}
        busy={busy && texts.busy}
        isDangerous={isDangerous}
        onCancel={onClose}
        onConfirm={onConfirm}
      />
    </Dialog>
  )
}
