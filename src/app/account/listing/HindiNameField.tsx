import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { findMissingName } from '#shared/text/script.ts'
import { SpellingHelp } from '#app/form/SpellingHelp.tsx'
import { ListingTextField } from './ListingTextField.tsx'
import type { ListingFormState } from './use-listing-form.ts'

/**
 * The Hindi name of a listing, with spellings of its English one. Where the only name is in
 * Devanagari it becomes the Hindi one, and a spelling the English one.
 */
export function HindiNameField({ form }: { form: ListingFormState }) {
  const isEnglishMissing = findMissingName(form.values.name, form.values.nameHi) === 'en'
  return (
    <SpellingHelp
      name={form.values.name}
      value={form.values.nameHi}
      onChoose={(spelling) =>
        form.set(
          isEnglishMissing
            ? { name: spelling, nameHi: form.values.nameHi || form.values.name }
            : { nameHi: spelling },
        )
      }
    >
      <ListingTextField form={form} name="nameHi" lang={LOCAL_LANGUAGE} />
    </SpellingHelp>
  )
}
