import type { ReactNode } from 'react'
import type { CallError } from '#client/call.ts'
import { myBusinesses } from '#i18n/en/app/my-businesses.ts'
import { FormDialog } from '#ui/FormDialog.tsx'

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
export function BusinessDialogForm({ title, text, action, isBusy, error, ...props }: Props) {
  const isOfForm = error !== null && Object.keys(error.fields).length === 0
  const problem = isOfForm ? { text: `${myBusinesses.said.failed} ${error.message}` } : null
  return (
    <FormDialog
      open
      title={title}
      texts={{ close: t.shut, cancel: t.cancel, submit: action, busy: t.busy }}
      form={{ isBusy, problem, submit: props.onSend, note: <p>{text}</p> }}
      onClose={props.onClose}
    >
      {props.children}
    </FormDialog>
  )
}
