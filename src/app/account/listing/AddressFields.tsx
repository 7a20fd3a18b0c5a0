import { useRead } from '#app/data/use-read.ts'
import { areaName } from '#i18n/en/areas.ts'
import { nameOf } from '#i18n/en/names.ts'
import { MapPinField } from './MapPinField.tsx'
import { Section } from './Section.tsx'
import { ListingTextField } from './ListingTextField.tsx'
import type { ListingFormState } from './use-listing-form.ts'

const named = (names: readonly string[]) =>
  names.map((name) => ({ value: name, text: areaName(name) }))

/**
 * State, district and town: each list depends on the one before it and is reset when that changes.
 * Choosing a town fills in its PIN code.
 */
export function AddressFields({ form, onLeave }: { form: ListingFormState; onLeave: () => void }) {
  const { values, set } = form
  const { selectedState: state, selectedDistrict: district } = values
  const states = useRead('GET /locations/states', {}).data?.data ?? []
  const districts = useRead(
    'GET /locations/states/{state}/districts',
    { params: { state } },
    { enabled: state !== '' },
  ).data?.data
  const cities = useRead(
    'GET /locations/states/{state}/districts/{district}/cities',
    { params: { state, district } },
    { enabled: state !== '' && district !== '' },
  ).data?.data
  const chooseTown = (locationId: string) => {
    const pincode = cities?.find(({ id }) => String(id) === locationId)?.pincode
    set({ locationId, ...(pincode ? { zipCode: pincode } : {}) })
    onLeave()
  }
  return (
    <Section name="place">
      <div className="pair pair-3">
        <ListingTextField
          form={form}
          name="selectedState"
          choices={named(states)}
          onChange={(selectedState) => set({ selectedState, selectedDistrict: '', locationId: '' })}
        />
        <ListingTextField
          form={form}
          name="selectedDistrict"
          disabled={state === ''}
          choices={named(districts ?? (district ? [district] : []))}
          onChange={(selectedDistrict) => set({ selectedDistrict, locationId: '' })}
        />
        <ListingTextField
          form={form}
          name="locationId"
          disabled={district === ''}
          choices={(cities ?? []).map(({ id, city, nameHi }) => ({
            value: String(id),
            text: nameOf({ name: city, nameHi }),
          }))}
          onChange={chooseTown}
        />
      </div>
      <ListingTextField form={form} name="address" autoComplete="street-address" onBlur={onLeave} />
      <div className="pair">
        <ListingTextField form={form} name="zipCode" inputMode="numeric" />
        <ListingTextField form={form} name="landmark" />
      </div>
      <MapPinField form={form} />
    </Section>
  )
}
