import { useQueryClient } from '@tanstack/react-query'
import { getAmountProblem, parseAmount } from '#app/form/amount.ts'
import type { CallError } from '#client/call.ts'
import { adPayments } from '#i18n/en/app/ad-payments.ts'
import { MAX_TARGET_LENGTH } from '#shared/rules/ad-payments.ts'
import { formatExactRupees } from '#shared/rules/money.ts'
import { isPayoutTarget } from '#shared/rules/upi.ts'
import { call } from '#stores/api.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useForm } from '#ui/use-form.ts'
import { INVALIDATES } from './own-payments.ts'

const t = adPayments.refund

type Props = { balance: number; onClose: () => void; onDone: () => void }

/** Asks for money of the balance back. */
export function RefundDialog({ balance, onClose, onDone }: Props) {
  const client = useQueryClient()
  const form = useForm({
    start: () => ({ amount: String(balance), target: '' }),
    check: ({ amount, target }) => {
      const problem = getAmountProblem(amount)
      return {
        fields: {
          ...(problem ? { amount: problem } : {}),
          ...(isPayoutTarget(target.trim()) ? {} : { target: t.targetHint }),
        },
      }
    },
    send: async ({ amount, target }) => {
      await call('POST /ads/refunds', { body: { amount: parseAmount(amount)!, target } })
      await Promise.all(INVALIDATES.map((name) => client.invalidateQueries({ queryKey: [name] })))
      onDone()
    },
    explain: (error) => {
      const { serverMessage, fields } = error as CallError
      return { text: serverMessage ?? t.failed, fields }
    },
  })
  const texts = { close: t.close, cancel: t.cancel, submit: t.send, busy: adPayments.sending }
  return (
    <FormDialog open title={t.title} texts={texts} form={form} keepsTyped onClose={onClose}>
      <p className="num">{t.text(formatExactRupees(balance))}</p>
      <TextInput {...form.field('amount')} label={t.amount} required inputMode="decimal" />
      <TextInput
        {...form.field('target')}
        label={t.target}
        hint={t.targetHint}
        required
        maxLength={MAX_TARGET_LENGTH}
      />
    </FormDialog>
  )
}
