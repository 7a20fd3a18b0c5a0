import { FeatureFields } from '#app/account/listing/FeatureFields.tsx'
import { HoursFields } from '#app/account/listing/HoursFields.tsx'
import { ServiceFields } from '#app/account/listing/ServiceFields.tsx'
import { HindiNameField } from '#app/account/listing/HindiNameField.tsx'
import { ListingTextField } from '#app/account/listing/ListingTextField.tsx'
import type { ListingFormState } from '#app/account/listing/use-listing-form.ts'

/** What can be added now or after sending; photos need the account. */
export const GuestOptionalFields = ({ form }: { form: ListingFormState }) => (
  <div className="stack">
    <HindiNameField form={form} />
    <ListingTextField form={form} name="landmark" />
    <HoursFields form={form} />
    <ServiceFields form={form} />
    <FeatureFields form={form} />
  </div>
)
