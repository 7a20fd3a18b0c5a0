import { profile as t } from '#i18n/en/app/profile.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

type Props = {
  open: boolean
  title: string
  text: string
  yes: string
  isBusy: boolean
  onYes: () => void
  onClose: () => void
}

/** Asks before something that is not easily undone. */
export const ConfirmAccountAction = ({ text, yes, isBusy, onYes, ...dialog }: Props) => (
  <ConfirmDialog
    {...dialog}
    texts={{ close: t.close, cancel: t.cancel, confirm: yes, busy: t.saving }}
    busy={isBusy}
    onConfirm={onYes}
  >
    <p>{text}</p>
  </ConfirmDialog>
)
