import { LabelledControl } from '#app/form/LabelledControl.tsx'
import { amount } from '#i18n/en/amount.ts'
import { AmountClarification } from '#ui/AmountClarification.tsx'
import { BudgetNote } from './BudgetNote.tsx'
import type { CampaignValues } from './campaign-values.ts'
import type { GetFieldProps } from './use-campaign-form.ts'

const AMOUNTS = ['budget', 'dailyBudget', 'costPerClick'] as const
const DAYS = ['startDate', 'endDate'] as const

type Props = {
  field: GetFieldProps
  values: CampaignValues
  onAmount: (name: (typeof AMOUNTS)[number], digits: string) => void
}

/** What a campaign may cost and when it runs, and how many clicks that is. */
export function BudgetFields({ field, values, onAmount }: Props) {
  return (
    <>
      <div className="pair pair-3">
        {AMOUNTS.map((name) => {
          const { labelled, control } = field(name)
          return (
            <LabelledControl key={name} {...labelled}>
              <span className="affix">
                <span aria-hidden="true">₹</span>
                <input {...control} inputMode="decimal" autoComplete="off" />
              </span>
              <AmountClarification
                typed={values[name]}
                texts={amount}
                onYes={(digits) => onAmount(name, digits)}
              />
            </LabelledControl>
          )
        })}
      </div>
      <div className="pair">
        {DAYS.map((name) => {
          const { labelled, control } = field(name)
          return (
            <LabelledControl key={name} {...labelled}>
              <input {...control} type="date" />
            </LabelledControl>
          )
        })}
      </div>
      <BudgetNote values={values} />
    </>
  )
}
