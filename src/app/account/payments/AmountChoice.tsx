import { useState } from 'react'
import { getAmountProblem, parseAmount } from '#app/form/amount.ts'
import { adPayments as t } from '#i18n/en/app/ad-payments.ts'
import { AMOUNT_CHOICES } from '#shared/rules/ad-payments.ts'
import { formatRupees } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import type { OwnPayments } from './own-payments.ts'

type Props = {
  own: OwnPayments
  /** In rupees; null before one is chosen. */
  amount: number | null
  onChoose: (amount: number) => void
  problem: string | null | undefined
}

/** A few amounts to press, or another one to type. */
export function AmountChoice({ own, amount, onChoose, problem }: Props) {
  const { least, most, clickPrice, gstPercent } = own
  const choices = AMOUNT_CHOICES.filter((choice) => choice >= least && choice <= most)
  const isOther = amount !== null && !choices.some((choice) => choice === amount)
  const [typed, setTyped] = useState(isOther ? String(amount) : '')
  const [wrong, setWrong] = useState<string | null>(null)
  const range = t.range(formatRupees(least), formatRupees(most))
  const submit = () => {
    const rupees = parseAmount(typed)
    const outside = rupees === null || rupees < least || rupees > most
    const found = getAmountProblem(typed) ?? (outside ? range : null)
    setWrong(found)
    if (!found) onChoose(rupees!)
  }
  const clicks =
    clickPrice && amount ? Math.floor(amount / (clickPrice * (1 + gstPercent / 100))) : 0
  return (
    <>
      <fieldset className="pay-amounts num">
        <legend className="sr-only">{t.steps.amount}</legend>
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="amount"
              checked={amount === choice}
              onChange={() => onChoose(choice)}
            />
            {formatRupees(choice)}
          </label>
        ))}
      </fieldset>
      <form
        className="pay-other"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextInput
          label={t.other}
          inputMode="decimal"
          placeholder={range}
          value={typed}
          error={wrong ?? problem ?? undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            setWrong(null)
          }}
        />
        <Button type="submit">{t.next}</Button>
      </form>
      {clickPrice !== null && clicks > 0 && (
        <p className="field-hint num">{t.clicks(clicks, formatRupees(clickPrice), gstPercent)}</p>
      )}
    </>
  )
}
