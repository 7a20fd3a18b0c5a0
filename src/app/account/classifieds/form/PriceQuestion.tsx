import { amount } from '#i18n/en/amount.ts'
import { AmountClarification } from '#ui/AmountClarification.tsx'
import type { ClassifiedForm } from './ClassifiedInput.tsx'

/** Asks what a price in words is meant to be. */
export const PriceClarification = ({ form }: { form: ClassifiedForm }) => (
  <AmountClarification
    typed={form.watch('priceType') === 'on_request' ? '' : form.watch('price')}
    texts={amount}
    onYes={(digits) => form.setValue('price', digits, { shouldDirty: true, shouldValidate: true })}
  />
)
