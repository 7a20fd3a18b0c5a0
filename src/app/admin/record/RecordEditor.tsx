import type { ReactNode } from 'react'
import type { CallError } from '#client/call.ts'
import { RecordDialog } from './RecordDialog.tsx'
import { useRecordForm, type Problems, type RecordForm } from './use-record-form.ts'
import type { RecordActionsOf, RecordBody, RecordPath, RowOf } from './use-records.ts'

/** What the dialog of one table gets. */
export type RecordEditorProps<Path extends RecordPath> = {
  actions: RecordActionsOf<Path>
  /** Left out for a new one. */
  row: RowOf<Path> | undefined
}

type Props<Path extends RecordPath, Values extends object> = RecordEditorProps<Path> & {
  start: Values
  check: (values: Values) => Problems
  toBody: (values: Values) => RecordBody<Path>
  children: (form: RecordForm<Values>) => ReactNode
}

/** A record in a dialog, new or as it is. */
export function RecordEditor<Path extends RecordPath, Values extends object>(
  props: Props<Path, Values>,
) {
  const { actions, row, start, check, toBody, children } = props
  const { texts, invalidates } = actions.table
  const { save, saveNetwork = save } = texts.failed
  const form = useRecordForm<Values>({
    ...{ start, check, invalidates },
    send: (values) => actions.save(row, toBody(values)),
    failed: ({ code }: CallError) => (code === 'NETWORK' ? saveNetwork : save),
    onDone: () => actions.saved(!row, actions.nameOf(form.values)),
  })
  const title = row ? texts.editOf(actions.nameOf(row)) : texts.add
  return (
    <RecordDialog title={title} form={form} onClose={actions.close}>
      {children(form)}
    </RecordDialog>
  )
}
