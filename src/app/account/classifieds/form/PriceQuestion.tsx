import { amount } from '#i18n/en/amount.ts'
import { AmountQuestion } from '#ui/AmountQuestion.tsx'
import type { ClassifiedForm } from './ClassifiedInput.tsx'

/** Asks what a price in words is meant to be. */
export const PriceClarification = ({ form }: { form: ClassifiedForm }) => (
  <AmountQuestion
    typed={form.watch('priceType') === 'on_request' ? '' : form.watch('price')}
    texts={amount}
    onYes={(digits) => form.setValue('price', digits, { shouldDirty: true, shouldValidate: true })}
  />
)
