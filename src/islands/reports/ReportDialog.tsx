import { useState } from 'react'
import { inPageLanguage } from '#i18n/en/page-language.ts'
import { toFormErrors } from '#client/refusal.ts'
import { reportMessages } from '#i18n/report-dialog.ts'
import { LazyWaitingNote } from '#islands/outbox/LazyWaitingNote.tsx'
import { loadSending } from '#islands/outbox/load-sending.ts'
import { MAX_EMAIL_LENGTH, isEmailAddress } from '#shared/rules/contact-fields.ts'
import { MAX_REPORT_DETAIL_LENGTH, type ReportReason } from '#shared/rules/reports.ts'
import { refreshSession } from '#stores/session.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useForm } from '#ui/use-form.ts'
import { useHoneypot } from '#ui/Honeypot.tsx'

export type ReportProps = {
  noun: 'business' | 'classified'
  recordId: number
  open: boolean
  onClose: () => void
  onSent: (text: string) => void
}

const BLANK = { reason: '' as ReportReason | '', detail: '', email: '' }

/**
 * Reports wrong or prohibited content to the administrators. No account is needed; visitors may
 * enter an email address to get the reference number and the reply.
 */
export function ReportDialog({ noun, recordId, open, onClose, onSent }: ReportProps) {
  const { form: t, [noun]: own } = reportMessages
  const [isMember] = useState(() => refreshSession() !== null)
  const honeypot = useHoneypot()
  const reasons = Object.entries(own.reasons).map(([value, text]) => ({ value, text }))
  const draft = `report:${noun}:${recordId}`
  const form = useForm({
    start: () => BLANK,
    check: ({ reason, email }) => {
      const fields: Record<string, string> = {}
      if (!reason) fields['reason'] = t.noReason
      if (email.trim() && !isEmailAddress(email.trim())) fields['email'] = t.noEmail
      return { fields }
    },
    send: async (values) => {
      const { reason, detail, email } = values
      if (!reason) return
      const { sendOrKeep, KEPT } = await loadSending()
      const answer = await sendOrKeep({
        call: 'POST /reports',
        body: { noun, recordId, reason, detail, email, ...inPageLanguage, ...honeypot.values() },
        form: draft,
        values,
      })
      if (!answer) return onSent(KEPT)
      const { data } = answer
      onSent(data.reference ? `${own.sent} ${t.number(data.reference)}` : own.sent)
    },
    explain: (error) => toFormErrors(error, t.failed),
  })

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={own.title}
      texts={{ close: t.close, cancel: t.cancel, submit: t.submit, busy: t.sending }}
      form={{ ...form, note: <LazyWaitingNote form={draft} onEdit={form.change} /> }}
    >
      <p className="small mute">{own.hint}</p>
      <Select
        label={t.reason}
        required
        choices={[{ value: '', text: t.choose }, ...reasons]}
        {...form.field('reason')}
      />
      <TextArea label={t.detail} maxLength={MAX_REPORT_DETAIL_LENGTH} {...form.field('detail')} />
      {!isMember && (
        <TextInput
          type="email"
          label={t.email}
          hint={t.emailHint}
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          {...form.field('email')}
        />
      )}
      {honeypot.field}
    </FormDialog>
  )
}
