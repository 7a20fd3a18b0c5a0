import { PointField } from '#app/form/point/PointField.tsx'
import { listing as t } from '#i18n/en/app/listing.ts'
import { ListingTextField } from './ListingTextField.tsx'
import type { ListingFormState } from './use-listing-form.ts'

/** Where exactly it is: by tapping the map, by where the phone is, or typed. */
export function MapPinField({ form }: { form: ListingFormState }) {
  const { latitude, longitude, isPointConfirmed } = form.values
  return (
    <div className="field">
      <span className="field-label">
        {t.pin} <span className="field-optional">{t.optional}</span>
      </span>
      <PointField {...{ latitude, longitude, isPointConfirmed }} onPoint={form.set} />
      <details className="more-part">
        <summary>{t.pinTyped}</summary>
        <div className="pair">
          <ListingTextField form={form} name="latitude" inputMode="decimal" max={12} />
          <ListingTextField form={form} name="longitude" inputMode="decimal" max={12} />
        </div>
      </details>
    </div>
  )
}
