import type { ReactNode } from 'react'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { PointField } from '#app/form/point/PointField.tsx'
import { ListingContactsNote } from '#app/account/listing/ListingContactsNote.tsx'
import { ListingTextField } from '#app/account/listing/ListingTextField.tsx'
import type { ListingFormState } from '#app/account/listing/use-listing-form.ts'
import { firstListing as t } from '#i18n/en/app/first-listing.ts'
import { choiceName, nameOf } from '#i18n/en/names.ts'
import { listing } from '#i18n/en/app/listing.ts'
import { Checkbox } from '#ui/Checkbox.tsx'

type Props = { form: ListingFormState }

const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="sheet">
    <h2>{title}</h2>
    <div className="stack">{children}</div>
  </section>
)

/** What it is, and how customers call it. */
export function GuestBusinessSection({ form }: Props) {
  const { values, set } = form
  const categories = useRead('GET /categories', {})
  const choices = categories.data?.data.map((category) => ({
    value: String(category.id),
    text: choiceName(category),
  }))
  const isSame = values.whatsappNumber !== '' && values.whatsappNumber === values.phone
  return (
    <Sheet title={t.steps.business}>
      <ListingTextField form={form} name="name" autoComplete="organization" />
      <ListingTextField
        form={form}
        name="categoryId"
        disabled={choices === undefined}
        choices={choices ?? [{ value: values.categoryId, text: '…' }]}
        onChange={(categoryId) => set({ categoryId, serviceInformation: {}, selectedFeatures: [] })}
      />
      <QueryState query={categories} failed={listing.categoriesFailed}>
        {() => null}
      </QueryState>
      <ListingTextField form={form} name="description" hint={t.description} rows={2} />
      <ListingContactsNote form={form} />
      <ListingTextField
        form={form}
        name="phone"
        type="tel"
        autoComplete="tel"
        hint={t.phoneHint}
        onChange={(phone) =>
          set({ phone, ...(isSame || values.phone === '' ? { whatsappNumber: phone } : {}) })
        }
      />
      <Checkbox
        label={listing.sameAsPhone}
        checked={isSame || values.phone === ''}
        onChange={({ target }) => set({ whatsappNumber: target.checked ? values.phone : '' })}
      />
    </Sheet>
  )
}

/** Where it is: a town of this district, the address, and where the phone is. */
export function GuestAddressSection({ form }: Props) {
  const { values, set } = form
  const { selectedState: state, selectedDistrict: district } = values
  const { latitude, longitude, isPointConfirmed } = values
  const cities = useRead('GET /locations/states/{state}/districts/{district}/cities', {
    params: { state, district },
  })
  return (
    <Sheet title={t.steps.place}>
      <ListingTextField
        form={form}
        name="locationId"
        choices={(cities.data?.data ?? []).map(({ id, city, nameHi }) => ({
          value: String(id),
          text: nameOf({ name: city, nameHi }),
        }))}
        onChange={(locationId) => {
          const town = cities.data?.data.find(({ id }) => String(id) === locationId)
          set({ locationId, ...(town?.pincode ? { zipCode: town.pincode } : {}) })
        }}
      />
      <QueryState query={cities}>{() => null}</QueryState>
      <ListingTextField form={form} name="address" autoComplete="street-address" />
      <PointField {...{ latitude, longitude, isPointConfirmed }} onPoint={set} />
    </Sheet>
  )
}
