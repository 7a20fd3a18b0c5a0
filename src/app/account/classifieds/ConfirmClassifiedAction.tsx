import { myClassifieds as t } from '#i18n/en/app/my-classifieds.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type Props = {
  /** Null while nothing is asked. */
  title: string | null
  text: string
  action: string
  isBusy: boolean
  onSure: () => void
  onClose: () => void
}

/** Asks before something is done that others notice. */
export const ConfirmClassifiedAction = ({
  title,
  text,
  action,
  isBusy,
  onSure,
  onClose,
}: Props) => (
  <Dialog
    open={title !== null}
    onClose={onClose}
    title={title ?? ''}
    closeLabel={t.close}
    locked={isBusy}
  >
    <p>{text}</p>
    <div className="dialog-actions">
      <Button disabled={isBusy} onClick={onClose}>
        {t.cancel}
      </Button>
      <Button look="primary" busy={isBusy && t.marking} onClick={onSure}>
        {action}
      </Button>
    </div>
  </Dialog>
)
