import type { ComponentProps } from 'react'
import { records as t } from '#i18n/en/app/records.ts'
import { FormDialog } from '#ui/FormDialog.tsx'

type Props = Pick<ComponentProps<typeof FormDialog>, 'title' | 'form' | 'onClose' | 'children'> & {
  /** The label of the button and its busy label; "Save" by default. */
  action?: { text: string; busy: string }
}

const SAVES = { text: t.save, busy: t.saving }

/** A record in a dialog. */
export const RecordDialog = ({ action = SAVES, ...dialog }: Props) => (
  <FormDialog
    {...dialog}
    open
    className="record-form"
    keepsTyped
    texts={{ close: t.close, cancel: t.cancel, submit: action.text, busy: action.busy }}
  />
)
