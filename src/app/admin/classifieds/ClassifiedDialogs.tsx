import { useState, type SyntheticEvent } from 'react'
import { DeleteDialog } from '#app/admin/record/DeleteDialog.tsx'
import { LongTextField } from '#app/form/LongTextField.tsx'
import { adminClassifieds as t } from '#i18n/en/app/admin-classifieds.ts'
import { records } from '#i18n/en/app/records.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import type { ClassifiedActions } from './use-classified-actions.ts'

/** What is asked before an ad is rejected, suspended or deleted. */
export function ClassifiedDialogs({ actions }: { actions: ClassifiedActions }) {
  const { dialog, close, isBusy } = actions
  if (!dialog) return null
  const { what, row } = dialog
  if (what === 'reject') return <Reject key={row.id} actions={actions} />
  if (what === 'delete')
    return (
      <DeleteDialog
        name={row.title}
        question={t.deleteQuestion}
        failed={t.failed.delete}
        onDelete={() => actions.remove(row)}
        onClose={close}
      >
        <p>{t.deleteText}</p>
      </DeleteDialog>
    )
  return (
    <ConfirmDialog
      open
      title={t.suspendOf(row.title)}
      texts={{
        close: records.close,
        cancel: records.cancel,
        confirm: t.suspend,
        busy: records.working,
      }}
      busy={isBusy}
      isDangerous
      onClose={close}
      onConfirm={() => actions.suspend(row)}
    >
      <p>{t.suspendText}</p>
    </ConfirmDialog>
  )
}

/** Asks for the reason, and once more whether it is meant. */
function Reject({ actions }: { actions: ClassifiedActions }) {
  const { dialog, isBusy, close } = actions
  const [reason, setReason] = useState('')
  const [isSure, setSure] = useState(false)
  const [error, setError] = useState('')
  const { row } = dialog!
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setError(t.reasonNeeded)
    if (isSure) actions.reject(row, reason.trim())
    else setSure(true)
  }
  return (
    <Dialog
      open
      title={t.rejectOf(row.title)}
      closeLabel={records.close}
      locked={isBusy}
      onClose={close}
    >
      <form className="form" noValidate onSubmit={send}>
        <LongTextField
          label={t.reason}
          hint={t.reasonHint}
          required
          error={error}
          value={reason}
          max={500}
          onChange={({ target }) => {
            setReason(target.value)
            setSure(false)
            setError('')
          }}
        />
        <div role="alert">{isSure && <p className="notice">{t.rejectSure}</p>}</div>
        <DialogActions
          cancel={records.cancel}
          confirm={isSure ? t.rejectYes : t.reject}
          busy={isBusy && records.working}
          isDangerous
          onCancel={close}
        />
      </form>
    </Dialog>
  )
}
