import { useLayoutEffect, useRef } from 'react'
import { shell as t } from '#i18n/en/app/shell.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Links, type Unread } from './Links.tsx'
import { PersonBox } from './PersonBox.tsx'
import type { Person } from './use-person.ts'

type Props = { isOpen: boolean; onClose: () => void; person: Person; unread: Unread }

/**
 * All links on a phone: the browser's own dialog, so focus stays inside, Escape closes it and the
 * focus returns to the button.
 */
export function Drawer({ isOpen, onClose, person, unread }: Props) {
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
            <b>{t.panels[person.role]}</b>
            <IconButton icon="close" label={t.close} onClick={onClose} />
          </div>
          <PersonBox person={person} />
          <nav aria-label={t.main}>
            <Links unread={unread} withHindi onFollow={onClose} />
          </nav>
        </>
      )}
    </dialog>
  )
}
