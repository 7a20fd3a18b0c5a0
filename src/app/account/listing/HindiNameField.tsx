import { SpellingHelp } from '#app/form/SpellingHelp.tsx'
import { ListingTextField } from './ListingTextField.tsx'
import type { ListingFormState } from './use-listing-form.ts'

/** The Hindi name of a listing, with spellings of its English one. */
export const HindiNameField = ({ form }: { form: ListingFormState }) => (
  <SpellingHelp
    name={form.values.name}
    value={form.values.nameHi}
    onChoose={(nameHi) => form.set({ nameHi })}
  >
    <ListingTextField form={form} name="nameHi" lang="hi" />
  </SpellingHelp>
)
