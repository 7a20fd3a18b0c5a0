import { useRead } from '#app/data/use-read.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { companionOf, nameOf } from '#i18n/en/names.ts'
import { printStoredWord } from '#i18n/en/stored-words.ts'
import { PAYMENT_METHODS } from '#shared/rules/business.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Section } from './Section.tsx'
import { getFieldId, type ListingFormState } from './use-listing-form.ts'

const toggled = <Value,>(list: readonly Value[], value: Value, isOn: boolean): Value[] =>
  isOn ? [...list, value] : list.filter((one) => one !== value)

/** How one may pay, and what the place has. */
export function FeatureFields({ form }: { form: ListingFormState }) {
  const { values, set, problems } = form
  const { categoryId, paymentMethods, selectedFeatures } = values
  const features = useRead(
    'GET /features',
    { query: { categoryId } },
    { enabled: categoryId !== '' },
  ).data?.data
  return (
    <Section name="features">
      <fieldset id={getFieldId('paymentMethods')} tabIndex={-1}>
        <legend className="field-label">
          {t.payment} <span className="field-optional">{t.optional}</span>
        </legend>
        <div className="picks">
          {PAYMENT_METHODS.map((method) => (
            <Checkbox
              key={method}
              label={printStoredWord(method)}
              checked={paymentMethods.includes(method)}
              onChange={({ target }) =>
                set({ paymentMethods: toggled(paymentMethods, method, target.checked) })
              }
            />
          ))}
        </div>
      </fieldset>
      <fieldset id={getFieldId('selectedFeatures')} tabIndex={-1}>
        <legend className="field-label">
          {t.featuresOf} <span className="field-optional">{t.optional}</span>
        </legend>
        {categoryId === '' && <span className="field-hint">{t.noFeatures}</span>}
        <div className="picks">
          {features?.map(({ id, ...feature }) => (
            <label key={id} className="tick">
              <input
                type="checkbox"
                checked={selectedFeatures.includes(id)}
                onChange={({ target }) =>
                  set({ selectedFeatures: toggled(selectedFeatures, id, target.checked) })
                }
              />
              <span>
                {nameOf(feature)}
                {companionOf(feature) && (
                  <small className="hi" lang={LOCAL_LANGUAGE}>
                    {' '}
                    {companionOf(feature)}
                  </small>
                )}
              </span>
            </label>
          ))}
        </div>
        {problems['selectedFeatures'] && (
          <span className="field-error">{problems['selectedFeatures']}</span>
        )}
      </fieldset>
    </Section>
  )
}
