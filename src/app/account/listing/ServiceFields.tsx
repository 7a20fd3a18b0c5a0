import { useRead } from '#app/data/use-read.ts'
import { ServiceFieldInput } from '#app/form/ServiceFieldInput.tsx'
import { amount } from '#i18n/en/amount.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { listFieldsWith } from '#shared/rules/business-fields.ts'
import { AmountClarification } from '#ui/AmountClarification.tsx'
import { Section } from './Section.tsx'
import { ListingTextField } from './ListingTextField.tsx'
import { getFieldId, type ListingFormState } from './use-listing-form.ts'
import { RUPEE_FIELDS } from './values.ts'

const YES_NO = listFieldsWith('kind', 'yes-no')

/** The category's own questions, and how it comes to the customer. */
export function ServiceFields({ form }: { form: ListingFormState }) {
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
        <ServiceFieldInput
          key={field.id}
          id={getFieldId(`serviceInformation.${field.fieldName}`)}
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
        <ListingTextField form={form} name="languages" max={1000} />
        <ListingTextField form={form} name="serviceRadius" max={3} inputMode="numeric" />
      </div>
      <div className="pair">
        {YES_NO.map((name) => (
          <ListingTextField
            key={name}
            form={form}
            name={name}
            blank={t.notKnown}
            choices={[
              { value: 'yes', text: t.yes },
              { value: 'no', text: t.no },
            ]}
          />
        ))}
      </div>
      {(values.homeDelivery === 'yes' || values.minimumOrder || values.deliveryFee) && (
        <div className="pair">
          {RUPEE_FIELDS.map((name) => (
            <div key={name}>
              <ListingTextField form={form} name={name} inputMode="decimal" max={20} />
              <AmountClarification
                typed={values[name]}
                texts={amount}
                onYes={(digits) => set({ [name]: digits })}
              />
            </div>
          ))}
        </div>
      )}
      <ListingTextField form={form} name="serviceAreas" max={2000} />
    </Section>
  )
}
