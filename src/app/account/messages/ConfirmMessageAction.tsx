import type { ReactNode } from 'react'
import { messages as t } from '#i18n/en/app/messages.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

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
export const ConfirmMessageAction = ({ title, text, yes = title, children, ...props }: Props) => (
  <ConfirmDialog
    open={props.isOpen}
    title={title}
    texts={{ close: t.close, cancel: t.cancel, confirm: yes, busy: title }}
    busy={props.isBusy}
    onClose={props.onNo}
    onConfirm={props.onYes}
  >
    <p>{text}</p>
    {children}
  </ConfirmDialog>
)
