import { RecordDialog } from '#app/admin/record/RecordDialog.tsx'
import { useRecordForm } from '#app/admin/record/use-record-form.ts'
import { adminPayments } from '#i18n/en/app/admin-payments.ts'
import { MAX_PAYMENT_NOTE_LENGTH } from '#shared/rules/ad-balance.ts'
import { MIN_ALONE_NOTE_LENGTH } from '#shared/rules/ad-payments.ts'
import { formatExactRupees } from '#shared/rules/money.ts'
import { call } from '#stores/api.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { INVALIDATES, type Approval } from './payment-calls.ts'

const t = adminPayments.approvals

type Props = { approval: Approval; onClose: () => void; onDone: () => void }

/** The only administrator approves what they have entered themselves, with a note. */
export function ApprovalDialog({ approval, onClose, onDone }: Props) {
  const form = useRecordForm({
    start: { note: '' },
    check: ({ note }): Record<string, string> =>
      note.trim().length < MIN_ALONE_NOTE_LENGTH ? { note: t.noteHint } : {},
    send: ({ note }) =>
      call('POST /ads/approvals/{id}/approve', { params: { id: approval.id }, body: { note } }),
    failed: () => adminPayments.failed,
    invalidates: INVALIDATES,
    onDone,
  })
  return (
    <RecordDialog
      title={t.title(approval.account.name, formatExactRupees(approval.amount))}
      action={{ text: t.approve, busy: adminPayments.refunds.record.busy }}
      form={form}
      onClose={onClose}
    >
      <p>{t.alone}</p>
      <TextInput
        {...form.field('note')}
        label={t.note}
        hint={t.noteHint}
        required
        maxLength={MAX_PAYMENT_NOTE_LENGTH}
      />
    </RecordDialog>
  )
}
