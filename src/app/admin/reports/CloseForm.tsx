import { useState } from 'react'
import type { CallError } from '#client/call.ts'
import { useWrite } from '#app/data/use-write.ts'
import { reports } from '#i18n/en/app/reports.ts'
import { MAX_REASON_LENGTH } from '#shared/rules/moderation.ts'
import { COMPLAINT_OUTCOMES, type ComplaintOutcome } from '#shared/rules/complaint-outcomes.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { INVALIDATES } from './invalidates.ts'

const t = reports.one

type Props = { id: number; isTold: boolean; onDone: () => void }

/** Closes a report with an outcome and a message to its sender. */
export function CloseForm({ id, isTold, onDone }: Props) {
  const close = useWrite('POST /reports/admin/{id}/close', { invalidates: INVALIDATES })
  const [outcome, setOutcome] = useState<ComplaintOutcome | ''>('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!outcome) return setProblem(t.noOutcome)
        setProblem(null)
        close.mutate(
          { params: { id }, body: { outcome, note } },
          {
            onSuccess: onDone,
            onError: ({ fields, serverMessage: notice }: CallError) =>
              setProblem(fields['note'] ?? notice ?? t.failed),
          },
        )
      }}
    >
      <h3>{t.close}</h3>
      <Select
        label={t.outcome}
        required
        value={outcome}
        choices={[
          { value: '', text: t.choose },
          ...COMPLAINT_OUTCOMES.map((value) => ({ value, text: reports.outcomes[value] })),
        ]}
        onChange={({ target }) => setOutcome(target.value as ComplaintOutcome | '')}
      />
      {isTold && (
        <Field label={t.note} hint={t.noteHint}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={3}
              maxLength={MAX_REASON_LENGTH}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
      )}
      <div role="alert">{problem && <p className="notice notice-error">{problem}</p>}</div>
      <div className="dialog-actions">
        <Button type="submit" look="primary" busy={close.isPending && reports.working}>
          {t.shut}
        </Button>
      </div>
    </form>
  )
}
