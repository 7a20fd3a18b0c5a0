import { refusalOf } from '#client/refusal.ts'
import type { reportForm } from '#i18n/en/report-form.ts'
import type { adReport } from '#i18n/en/report-ad.ts'
import type { businessReport } from '#i18n/en/report-business.ts'
import { REPORT_DETAIL_LENGTH, type ReportReason } from '#shared/rules/reports.ts'
import { call } from '#stores/api.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { useForm } from '#ui/use-form.ts'
import { useHoneypot } from '#ui/Honeypot.tsx'

type Props = {
  noun: 'business' | 'classified'
  recordId: number
  open: boolean
  onClose: () => void
  onSent: (text: string) => void
  t: typeof reportForm
  own: typeof adReport | typeof businessReport
}

const BLANK = { reason: '' as ReportReason | '', detail: '' }

/**
 * Reports to the administrators that something should not be there, or is wrong. No account is
 * needed.
 */
export function ReportDialog({ noun, recordId, open, onClose, onSent, t, own }: Props) {
  const honeypot = useHoneypot()
  const reasons = Object.entries(own.reasons).map(([value, text]) => ({ value, text }))
  const form = useForm({
    start: () => BLANK,
    check: ({ reason }) => (reason ? null : { fields: { reason: t.noReason } }),
    send: async ({ reason, detail }) => {
      if (!reason) return
      await call('POST /reports', {
        body: { noun, recordId, reason, detail, ...honeypot.values() },
      })
      onSent(own.sent)
    },
    explain: (error) => refusalOf(error, t.failed),
  })

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={own.title}
      texts={{ close: t.close, cancel: t.cancel, submit: t.submit, busy: t.sending }}
      form={form}
    >
      <p className="small mute">{own.hint}</p>
      <Select
        label={t.reason}
        required
        choices={[{ value: '', text: t.choose }, ...reasons]}
        {...form.field('reason')}
      />
      <TextArea label={t.detail} maxLength={REPORT_DETAIL_LENGTH} {...form.field('detail')} />
      {honeypot.field}
    </FormDialog>
  )
}
