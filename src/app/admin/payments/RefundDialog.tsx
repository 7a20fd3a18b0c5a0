import { useRef } from 'react'
import { RecordDialog } from '#app/admin/record/RecordDialog.tsx'
import { useRecordForm } from '#app/admin/record/use-record-form.ts'
import { adminPayments } from '#i18n/en/app/admin-payments.ts'
import { records } from '#i18n/en/app/records.ts'
import { MAX_PAYMENT_REFERENCE_LENGTH } from '#shared/rules/ad-balance.ts'
import { formatExactRupees } from '#shared/rules/money.ts'
import { MAX_REASON_LENGTH } from '#shared/rules/moderation.ts'
import { call } from '#stores/api.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { INVALIDATES, type AskedRefund } from './payment-calls.ts'

const t = adminPayments.refunds

export type RefundAct = { kind: 'pay' | 'reject'; refund: AskedRefund }

type Props = { act: RefundAct; onClose: () => void; onDone: (text: string) => void }

/** The bank's number of a refund that was paid, or why it is not. */
export function RefundDialog({ act: { kind, refund }, onClose, onDone }: Props) {
  const isPaid = kind === 'pay'
  const done = useRef(adminPayments.done.rejected)
  const name = isPaid ? 'reference' : 'reason'
  const form = useRecordForm({
    start: { reference: '', reason: '' },
    check: (values): Record<string, string> =>
      values[name].trim() ? {} : { [name]: records.required },
    send: async ({ reference, reason }) => {
      const params = { id: refund.id }
      if (!isPaid) return call('POST /ads/refunds/{id}/reject', { params, body: { reason } })
      const { data } = await call('POST /ads/refunds/{id}/pay', { params, body: { reference } })
      done.current = data.isWaiting ? adminPayments.done.waiting : adminPayments.done.paid
      return data
    },
    failed: () => adminPayments.failed,
    invalidates: INVALIDATES,
    onDone: () => onDone(done.current),
  })
  const title = isPaid ? t.payTitle : t.rejectTitle
  return (
    <RecordDialog
      title={title(refund.account.name)}
      action={t.record}
      form={form}
      onClose={onClose}
    >
      <p className="num">
        {formatExactRupees(refund.amount)} · {refund.target}
      </p>
      {isPaid ? (
        <TextInput
          {...form.field('reference')}
          label={t.reference}
          hint={t.referenceHint}
          required
          maxLength={MAX_PAYMENT_REFERENCE_LENGTH}
        />
      ) : (
        <TextInput
          {...form.field('reason')}
          label={t.reason}
          hint={t.reasonHint}
          required
          maxLength={MAX_REASON_LENGTH}
        />
      )}
    </RecordDialog>
  )
}
