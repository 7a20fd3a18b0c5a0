import { useRef } from 'react'
import { RecordDialog } from '#app/admin/record/RecordDialog.tsx'
import { useRecordForm, type Problems } from '#app/admin/record/use-record-form.ts'
import { getAmountProblem, parseAmount } from '#app/form/amount.ts'
import { adminBalances as t } from '#i18n/en/app/ad-balance.ts'
import { records } from '#i18n/en/app/records.ts'
import {
  MAX_PAYMENT_NOTE_LENGTH,
  MAX_PAYMENT_REFERENCE_LENGTH,
  PAYMENT_WAYS,
  type PaymentWay,
} from '#shared/rules/ad-balance.ts'
import { formatRupees } from '#shared/rules/money.ts'
import { call } from '#stores/api.ts'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import type { BalanceAct } from './balance-act.ts'

type Props = { act: BalanceAct; onClose: () => void; onDone: (text: string) => void }
type Values = { amount: string; way: PaymentWay; reference: string; note: string }

const INVALIDATES = [
  'GET /ads/balances',
  'GET /ads/balance',
  'GET /ads/overview',
  'GET /ads/bank-lines',
  'GET /ads/approvals',
] as const

function check({ amount }: Values): Problems {
  if (amount.trim() === '') return { amount: records.required }
  const problem = getAmountProblem(amount)
  return problem ? { amount: problem } : {}
}

/** Enters a payment or a refund, or says how far below zero an advertiser may go. */
export function BalanceDialog({ act: { kind, row }, onClose, onDone }: Props) {
  const balance = useRef(row.balance)
  const isWaiting = useRef(false)
  const isLimit = kind === 'limit'
  const form = useRecordForm<Values>({
    start: {
      ...{ amount: isLimit ? String(row.creditLimit) : '', way: 'transfer' },
      ...{ reference: '', note: '' },
    },
    check,
    send: async ({ amount, ...values }) => {
      const rupees = parseAmount(amount)!
      const params = { id: row.id }
      if (isLimit)
        return call('PUT /ads/balances/{id}/credit-limit', {
          ...{ params, body: { creditLimit: rupees } },
        })
      const body = { ...values, amount: rupees }
      const { data } = await call(`POST /ads/balances/{id}/${kind}`, { params, body })
      balance.current = data.balance
      isWaiting.current = data.isWaiting
      return data
    },
    failed: () => t.failed.save,
    invalidates: INVALIDATES,
    onDone: () =>
      onDone(
        isLimit
          ? t.done.limit(row.name)
          : isWaiting.current
            ? t.done.waiting
            : t.done[kind](row.name, formatRupees(balance.current)),
      ),
  })
  const { field } = form
  return (
    <RecordDialog title={t.titles[kind](row.name)} action={t.record} form={form} onClose={onClose}>
      <p className="num">{t.has(formatRupees(row.balance))}</p>
      <TextInput
        {...field('amount')}
        label={isLimit ? t.creditLimit : t.amount}
        hint={isLimit ? t.creditLimitHint : undefined}
        required
        inputMode="decimal"
      />
      {!isLimit && (
        <>
          <Select
            {...field('way')}
            label={t.way}
            choices={PAYMENT_WAYS.map((value) => ({ value, text: t.ways[value] }))}
          />
          <TextInput
            {...field('reference')}
            label={t.reference}
            hint={t.referenceHint}
            maxLength={MAX_PAYMENT_REFERENCE_LENGTH}
          />
          <TextInput
            {...field('note')}
            label={t.note}
            hint={t.noteHint}
            maxLength={MAX_PAYMENT_NOTE_LENGTH}
          />
        </>
      )}
    </RecordDialog>
  )
}
