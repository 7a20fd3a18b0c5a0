import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** `sheet` comes from the foot of a small screen. */
  look?: 'box' | 'sheet'
  /** While something is being sent it stays open. */
  locked?: boolean
  children: ReactNode
}

/**
 * A modal window: the browser's own dialog, so focus stays inside, Escape closes it and focus
 * returns on close; so does Back (`back-closes.ts` of `browser/base/`, in the app of `app/shell/`).
 * It is empty while it is closed, in the static page too.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  look = 'box',
  locked = false,
  children,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Closes while the element is still in the page, so that code that watches dialogs sees it close.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    return () => dialog.close()
  }, [open])

  return (
    <dialog
      ref={ref}
      className={look === 'sheet' ? 'dialog dialog-sheet' : 'dialog'}
      aria-labelledby={open ? titleId : undefined}
      // `close` comes late: alone it would shut what was opened again meanwhile.
      onClose={() => ref.current?.open || onClose()}
      onCancel={(event) => (locked ? event.preventDefault() : onClose())}
      onClick={(event) => event.target === event.currentTarget && !locked && onClose()}
    >
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={closeLabel} disabled={locked} onClick={onClose} />
          </div>
          {children}
        </>
      )}
    </dialog>
  )
}
