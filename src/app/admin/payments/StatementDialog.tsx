import { useRef, useState } from 'react'
import { RecordDialog } from '#app/admin/record/RecordDialog.tsx'
import { useRecordForm } from '#app/admin/record/use-record-form.ts'
import { useWrite } from '#app/data/use-write.ts'
import type { CallResponse } from '#client/call.ts'
import { adminPayments } from '#i18n/en/app/admin-payments.ts'
import { MAX_BANK_NAME_LENGTH } from '#shared/rules/ad-payments.ts'
import type { BankColumns } from '#shared/rules/bank-columns.ts'
import { call } from '#stores/api.ts'
import { Field } from '#ui/Field.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Button } from '#ui/Button.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'
import { INVALIDATES } from './payment-calls.ts'
import { readStatementFile } from './read-statement-file.ts'

const t = adminPayments.statement
const { done, failed } = adminPayments

type Preview = CallResponse<'POST /ads/bank-statements/preview'>['data']
type Props = { onClose: () => void; onDone: (text: string) => void }

/** Adds a bank's statement: a file or pasted lines, looked at before, with its columns. */
export function StatementDialog({ onClose, onDone }: Props) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [columns, setColumns] = useState<BankColumns | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const told = useRef('')
  const look = useWrite('POST /ads/bank-statements/preview')
  const form = useRecordForm({
    start: { text: '', bank: '' },
    check: ({ text, bank }): Record<string, string> => ({
      ...(text.trim() ? {} : { text: t.required }),
      ...(bank.trim() ? {} : { bank: t.required }),
    }),
    send: async ({ text, bank }) => {
      const body = { text, bank, ...(columns ? { columns } : {}) }
      const { data } = await call('POST /ads/bank-statements', { body })
      told.current = done.added(data.added, data.known, data.out)
    },
    failed: () => failed,
    invalidates: INVALIDATES,
    onDone: () => onDone(told.current),
  })
  const read = (text: string) => {
    const bank = form.values.bank.trim()
    look.mutate(
      { body: { text, ...(bank ? { bank } : {}) } },
      {
        onSuccess: ({ data }) => {
          setPreview(data)
          setColumns(data.columns)
        },
        onError: ({ fields, serverMessage }) =>
          setProblem(Object.values(fields)[0] ?? serverMessage ?? failed),
      },
    )
  }
  const takeFile = async ([file]: readonly File[]) => {
    if (!file) return
    setProblem(null)
    const text = await readStatementFile(file)
    if (text === null) return setProblem(t.spreadsheet)
    form.change({ text })
    read(text)
  }
  return (
    <RecordDialog
      title={t.title}
      action={{ text: t.submit, busy: t.busy }}
      form={form}
      onClose={onClose}
    >
      <TextInput
        {...form.field('bank')}
        label={t.bank}
        hint={t.bankHint}
        required
        maxLength={MAX_BANK_NAME_LENGTH}
        list="known-banks"
      />
      <datalist id="known-banks">
        {preview?.banks.map((bank) => (
          <option key={bank} value={bank} />
        ))}
      </datalist>
      <FileDrop
        label={t.file}
        note={t.fileNote}
        over={t.over}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onFiles={(files) => void takeFile(files)}
      />
      <Field label={t.paste} error={form.field('text').error}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={4}
            value={form.values.text}
            onChange={({ target }) => {
              form.change({ text: target.value })
              // Those were of what was read before.
              setPreview(null)
              setColumns(null)
            }}
            onBlur={({ target }) => target.value.trim() && read(target.value)}
          />
        )}
      </Field>
      {look.isPending && <p role="status">{t.reading}</p>}
      {problem && (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      )}
      {preview && !look.isPending && (
        <>
          <p role="status" className="num">
            {t.found(preview.found.in, preview.found.out)}{' '}
            {preview.found.problems > 0 && t.unread(preview.found.problems)}
          </p>
          {columns ? (
            <ColumnChoice rows={preview.rows} columns={columns} onChange={setColumns} />
          ) : (
            <p className="field-hint">{t.noColumns}</p>
          )}
        </>
      )}
      {!preview && form.values.text && !look.isPending && (
        <Button onClick={() => read(form.values.text)}>{t.look}</Button>
      )}
    </RecordDialog>
  )
}
