import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { shell as t } from '#i18n/en/app/shell.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { CurrentUserBox } from './CurrentUserBox.tsx'
import type { CurrentUser } from './use-current-user.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  person: CurrentUser
  panel: string
  /** The links. */
  children: ReactNode
}

/**
 * All links on a phone: the browser's own dialog, so focus stays inside, Escape closes it and the
 * focus returns to the button.
 */
export function Drawer({ isOpen, onClose, person, panel, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    dialog.showModal()
    return () => dialog.close()
  }, [isOpen])

  return (
    <dialog
      ref={ref}
      className="drawer"
      aria-label={t.menu}
      // On `close` alone it would stay shut for somebody who opens it again at once: that event
      // comes late, and must not shut what was opened meanwhile.
      onCancel={onClose}
      onClose={(event) => !event.currentTarget.open && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {isOpen && (
        <>
          <div className="row row-apart">
            <b>{panel}</b>
            <IconButton icon="close" label={t.close} onClick={onClose} />
          </div>
          <CurrentUserBox person={person} />
          <nav aria-label={t.main}>{children}</nav>
        </>
      )}
    </dialog>
  )
}
