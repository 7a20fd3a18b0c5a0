import type { ReactNode } from 'react'
import { messages as t } from '#i18n/en/app/messages.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type Props = {
  isOpen: boolean
  /** What is done, as the heading and on the button. */
  title: string
  text: string
  yes?: string
  isBusy: boolean
  onYes: () => void
  onNo: () => void
  children?: ReactNode
}

/** Asks before something is done. */
export const ConfirmMessageAction = ({
  isOpen,
  title,
  text,
  yes,
  isBusy,
  onYes,
  onNo,
  children,
}: Props) => (
  <Dialog open={isOpen} onClose={onNo} title={title} closeLabel={t.close} locked={isBusy}>
    <p>{text}</p>
    {children}
    <div className="dialog-actions">
      <Button disabled={isBusy} onClick={onNo}>
        {t.cancel}
      </Button>
      <Button look="primary" busy={isBusy && title} onClick={onYes}>
        {yes ?? title}
      </Button>
    </div>
  </Dialog>
)
