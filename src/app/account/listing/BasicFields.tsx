import type { ReactNode } from 'react'
import type { Category } from '#contract/categories.ts'
import { choiceName } from '#i18n/en/names.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { BUSINESS_TYPES, EMPLOYEE_COUNTS, PRICE_RANGES } from '#shared/rules/business.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { Section } from './Section.tsx'
import { HindiNameField } from './HindiNameField.tsx'
import { ListingContactsNote } from './ListingContactsNote.tsx'
import { ListingTextField } from './ListingTextField.tsx'
import type { ListingFormState } from './use-listing-form.ts'

type Props = {
  form: ListingFormState
  /** Undefined until they have come. */
  categories: readonly Category[] | undefined
  /** Why they failed to load, and a retry. */
  missing: ReactNode
  onLeave: () => void
}

/** Name, kind, and what it does. Another category asks other questions. */
export function BasicFields({ form, categories, missing, onLeave }: Props) {
  const { set, values } = form
  const choices = categories?.map((category) => ({
    value: String(category.id),
    text: choiceName(category),
  }))
  return (
    <Section name="basic">
      <ListingTextField form={form} name="name" autoComplete="organization" onBlur={onLeave} />
      <div className="pair">
        <ListingTextField
          form={form}
          name="categoryId"
          disabled={choices === undefined}
          choices={choices ?? [{ value: values.categoryId, text: '…' }]}
          onChange={(categoryId) =>
            set({ categoryId, serviceInformation: {}, selectedFeatures: [] })
          }
        />
        <ListingTextField
          form={form}
          name="businessType"
          choices={BUSINESS_TYPES.map((value) => ({ value, text: t.businessTypes[value] }))}
        />
      </div>
      {missing}
      <ListingTextField form={form} name="description" rows={4} />
      <ListingContactsNote form={form} />
      <details className="more-part">
        <summary>
          {t.more} <span className="optional">{t.optional}</span>
        </summary>
        <div className="stack">
          <HindiNameField form={form} />
          <ListingTextField form={form} name="descriptionHi" lang={LOCAL_LANGUAGE} rows={4} />
          <ListingTextField form={form} name="tagline" />
          <div className="pair pair-3">
            <ListingTextField form={form} name="establishedYear" inputMode="numeric" />
            <ListingTextField
              form={form}
              name="employeeCount"
              choices={EMPLOYEE_COUNTS.map((value) => ({ value, text: value }))}
            />
            <ListingTextField
              form={form}
              name="priceRange"
              choices={PRICE_RANGES.map((value) => ({ value, text: t.priceRanges[value] }))}
            />
          </div>
          <ListingTextField form={form} name="tags" max={1000} />
        </div>
      </details>
    </Section>
  )
}
