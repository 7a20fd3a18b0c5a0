import { FeatureFields } from '#app/account/listing/FeatureFields.tsx'
import { HoursFields } from '#app/account/listing/HoursFields.tsx'
import { ServiceFields } from '#app/account/listing/ServiceFields.tsx'
import { HindiNameField } from '#app/account/listing/HindiNameField.tsx'
import { ListingTextField } from '#app/account/listing/ListingTextField.tsx'
import { PhotoField } from '#app/form/photos/PhotoField.tsx'
import type { UsePhotosResult } from '#app/form/photos/use-photos.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import type { ListingFormState } from '#app/account/listing/use-listing-form.ts'

type Props = { form: ListingFormState; photos: UsePhotosResult }

/** What can be added now or after sending. */
export const GuestOptionalFields = ({ form, photos }: Props) => (
  <div className="stack">
    <PhotoField label={t.photos} photos={photos} main={t.mainPhoto} />
    <HindiNameField form={form} />
    <ListingTextField form={form} name="landmark" />
    <HoursFields form={form} />
    <ServiceFields form={form} />
    <FeatureFields form={form} />
  </div>
)
