import { useRead } from '#app/data/use-read.ts'
import { Question } from '#app/form/Question.tsx'
import { listing as t } from '#i18n/en/app/listing.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Section } from './Section.tsx'
import { Text } from './Text.tsx'
import { idOf, type Listing } from './use-listing.ts'

/** The category's own questions, and how it comes to the customer. */
export function Services({ form }: { form: Listing }) {
  const { values, set, problems } = form
  const { categoryId } = values
  const fields = useRead(
    'GET /category-service-fields/category/{categoryId}',
    { params: { categoryId } },
    { enabled: categoryId !== '' },
  ).data?.data
  return (
    <Section name="services">
      {categoryId === '' && <p className="field-hint">{t.noFields}</p>}
      {fields?.map((field) => (
        <Question
          key={field.id}
          id={idOf(`serviceInformation.${field.fieldName}`)}
          field={field}
          value={values.serviceInformation[field.fieldName]}
          error={problems[`serviceInformation.${field.fieldName}`]}
          onChange={(value) =>
            set({
              serviceInformation: { ...values.serviceInformation, [field.fieldName]: value },
            })
          }
        />
      ))}
      <div className="pair">
        <Text form={form} name="languages" max={1000} />
        <Text form={form} name="serviceRadius" max={3} inputMode="numeric" />
      </div>
      <div className="pair">
        {(['homeDelivery', 'onlineOrdering'] as const).map((name) => (
          <Checkbox
            key={name}
            label={t[name]}
            checked={values[name]}
            onChange={({ target }) => set({ [name]: target.checked })}
          />
        ))}
      </div>
      {(values.homeDelivery || values.minimumOrder || values.deliveryFee) && (
        <div className="pair">
          <Text form={form} name="minimumOrder" inputMode="decimal" max={12} />
          <Text form={form} name="deliveryFee" inputMode="decimal" max={12} />
        </div>
      )}
      <Text form={form} name="serviceAreas" max={2000} />
    </Section>
  )
}
