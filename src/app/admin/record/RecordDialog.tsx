import type { ReactNode } from 'react'
import { records as t } from '#i18n/en/app/records.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { RecordForm } from './use-record-form.ts'

type Props = {
  title: string
  form: Pick<RecordForm<object>, 'ref' | 'text' | 'isBusy' | 'isDirty' | 'submit'>
  onClose: () => void
  /** The label of the button and its busy label; "Save" by default. */
  action?: { text: string; busy: string }
  children: ReactNode
}

const SAVES = { text: t.save, busy: t.saving }

/**
 * A record in a dialog. What was typed is given up by the button to cancel alone, not by a press
 * beside the dialog.
 */
export function RecordDialog({ title, form, onClose, action = SAVES, children }: Props) {
  const { ref, text, isBusy, isDirty, submit } = form
  return (
    <Dialog open title={title} closeLabel={t.close} locked={isBusy || isDirty} onClose={onClose}>
      <form
        ref={ref}
        className="form record-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {children}
        <div role="alert">{text && <p className="notice notice-error">{text}</p>}</div>
        <div className="dialog-actions">
          <Button disabled={isBusy} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" look="primary" busy={isBusy && action.busy}>
            {action.text}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
