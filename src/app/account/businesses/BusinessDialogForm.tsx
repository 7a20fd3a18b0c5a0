import type { ReactNode } from 'react'
import type { CallError } from '#client/call.ts'
import { myBusinesses } from '#i18n/en/app/my-businesses.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

const t = myBusinesses.dialogs

type Props = {
  title: string
  text: string
  action: string
  isBusy: boolean
  error: CallError | null
  onClose: () => void
  onSend: () => void
  children: ReactNode
}

/** A short form in a dialog, which shows beside its fields what the server found wrong. */
export function BusinessDialogForm({ title, text, action, isBusy, error, children, ...on }: Props) {
  const isOfField = error !== null && Object.keys(error.fields).length > 0
  return (
    <Dialog open onClose={on.onClose} title={title} closeLabel={t.shut} locked={isBusy}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          on.onSend()
        }}
      >
        <p>{text}</p>
        {children}
        <div role="alert">
          {error && !isOfField && (
            <p className="notice notice-error">
              {myBusinesses.said.failed} {error.message}
            </p>
          )}
        </div>
        <div className="dialog-actions">
          <Button disabled={isBusy} onClick={on.onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" look="primary" busy={isBusy && t.busy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
