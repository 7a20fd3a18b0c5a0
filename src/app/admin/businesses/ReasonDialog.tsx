import { useState, type SyntheticEvent } from 'react'
import { adminBusinesses as t } from '#i18n/en/app/admin-businesses.ts'
import { table } from '#i18n/en/app/table.ts'
import { MAX_REASON_LENGTH } from '#shared/rules/moderation.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { Field } from '#ui/Field.tsx'

type Props = {
  /** Null while it is closed. */
  title: string | null
  action: string
  isBusy?: boolean
  onClose: () => void
  onSure: (reason: string) => void
}

/** Asks why before a listing is not shown any more. */
export const ReasonDialog = ({ title, onClose, isBusy = false, ...props }: Props) => (
  <Dialog
    open={title !== null}
    title={title ?? ''}
    closeLabel={table.close}
    locked={isBusy}
    onClose={onClose}
  >
    <ReasonForm {...props} isBusy={isBusy} onClose={onClose} />
  </Dialog>
)

function ReasonForm({ action, isBusy, onClose, onSure }: Omit<Props, 'title'>) {
  const [reason, setReason] = useState('')
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    onSure(reason.trim())
  }
  return (
    <form className="form" onSubmit={send}>
      {/* TextArea, shared with public dialogs, would be one more file for them. */}
      <Field label={t.reason} hint={t.reasonHint}>
        {(control) => (
          <>
            <textarea
              {...control}
              className="input"
              value={reason}
              maxLength={MAX_REASON_LENGTH}
              rows={3}
              onChange={({ target }) => setReason(target.value)}
            />
            <span className="field-count num">{reason.normalize().length}/500</span>
          </>
        )}
      </Field>
      <DialogActions
        cancel={table.cancel}
        confirm={action}
        busy={isBusy && table.working}
        onCancel={onClose}
      />
    </form>
  )
}
