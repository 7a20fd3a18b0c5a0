import { useRead } from '#app/data/use-read.ts'
import { Pin } from './Pin.tsx'
import { Section } from './Section.tsx'
import { Text } from './Text.tsx'
import type { Listing } from './use-listing.ts'

const named = (names: readonly string[]) => names.map((name) => ({ value: name, text: name }))

/**
 * State, district, town: each list opens with the one before, and begins anew with another. The
 * town fills in its PIN code.
 */
export function Place({ form, onLeave }: { form: Listing; onLeave: () => void }) {
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
        <Text
          form={form}
          name="selectedState"
          choices={named(states)}
          onChange={(selectedState) => set({ selectedState, selectedDistrict: '', locationId: '' })}
        />
        <Text
          form={form}
          name="selectedDistrict"
          disabled={state === ''}
          choices={named(districts ?? (district ? [district] : []))}
          onChange={(selectedDistrict) => set({ selectedDistrict, locationId: '' })}
        />
        <Text
          form={form}
          name="locationId"
          disabled={district === ''}
          choices={(cities ?? []).map(({ id, city }) => ({ value: String(id), text: city }))}
          onChange={chooseTown}
        />
      </div>
      <Text form={form} name="address" autoComplete="street-address" onBlur={onLeave} />
      <div className="pair">
        <Text form={form} name="zipCode" inputMode="numeric" />
        <Text form={form} name="landmark" />
      </div>
      <Pin form={form} />
    </Section>
  )
}
