import { useState } from 'react'
import { refusalOf } from '#client/refusal.ts'
import type { reportForm } from '#i18n/en/report-form.ts'
import { REPORT_DETAIL_LENGTH, type ReportReason } from '#shared/rules/reports.ts'
import { call } from '#stores/api.ts'
import { FormDialog, type FormProblem } from '#ui/FormDialog.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { useHoneypot } from '#ui/Honeypot.tsx'

type Props = {
  noun: 'business' | 'classified'
  recordId: number
  open: boolean
  onClose: () => void
  onSent: (text: string) => void
  t: typeof reportForm
}

const BLANK = { reason: '' as ReportReason | '', detail: '' }

/**
 * Tells the keepers of the website that something should not be there, or is not so. No account is
 * needed.
 */
export function ReportDialog({ noun, recordId, open, onClose, onSent, t }: Props) {
  const [values, setValues] = useState(BLANK)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const honeypot = useHoneypot()
  const own = t[noun]
  const reasons = Object.entries(own.reasons).map(([value, text]) => ({ value, text }))
  const change = (changed: Partial<typeof BLANK>) => {
    setValues({ ...values, ...changed })
    setProblem(null)
  }

  const send = async () => {
    const { reason, detail } = values
    if (!reason) return setProblem({ fields: { reason: t.noReason } })
    setBusy(true)
    try {
      await call('POST /reports', {
        body: { noun, recordId, reason, detail, ...honeypot.values() },
      })
      setValues(BLANK)
      onSent(own.sent)
    } catch (error) {
      setProblem(refusalOf(error, t.failed))
    } finally {
      setBusy(false)
    }
  }

  const { fields = {} } = problem ?? {}
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={own.title}
      texts={{ close: t.close, cancel: t.cancel, submit: t.submit, busy: t.sending }}
      isBusy={isBusy}
      problem={problem}
      onSubmit={() => void send()}
    >
      <p className="small mute">{own.hint}</p>
      <Select
        label={t.reason}
        required
        choices={[{ value: '', text: t.choose }, ...reasons]}
        value={values.reason}
        error={fields['reason']}
        onChange={({ target }) => change({ reason: target.value as ReportReason | '' })}
      />
      <TextArea
        label={t.detail}
        value={values.detail}
        maxLength={REPORT_DETAIL_LENGTH}
        error={fields['detail']}
        onChange={({ target }) => change({ detail: target.value })}
      />
      {honeypot.field}
    </FormDialog>
  )
}
