import { profile as t } from '#i18n/en/app/profile.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

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
export const ConfirmAccountAction = ({ open, title, text, yes, isBusy, onYes, onClose }: Props) => (
  <Dialog open={open} title={title} closeLabel={t.close} locked={isBusy} onClose={onClose}>
    <p>{text}</p>
    <div className="dialog-actions">
      <Button disabled={isBusy} onClick={onClose}>
        {t.cancel}
      </Button>
      <Button look="primary" busy={isBusy && t.saving} onClick={onYes}>
        {yes}
      </Button>
    </div>
  </Dialog>
)
