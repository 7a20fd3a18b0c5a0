import { useState } from 'react'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { getControlProps, LabelledControl } from '#app/form/LabelledControl.tsx'
import { DISTRICT } from '#district/district.ts'
import { nameOf } from '#i18n/en/names.ts'
import { postClassified as t } from '#i18n/en/app/post-classified.ts'
import { ClassifiedInput, getClassifiedFieldId, type ClassifiedForm } from './ClassifiedInput.tsx'

const { state, name: district } = DISTRICT
const OTHER = '*'
const ID = getClassifiedFieldId('city')

type Town = { id: number; city: string; nameHi: string | null; pincode: string | null }

/** The town of an ad: one of this district from a list, or another that is typed. */
export function TownField({ form }: { form: ClassifiedForm }) {
  const towns = useRead('GET /locations/states/{state}/districts/{district}/cities', {
    params: { state, district },
  })
  if (towns.error && !towns.data) return <TypedTown form={form} />
  return <QueryState query={towns}>{({ data }) => <Choice form={form} towns={data} />}</QueryState>
}

function Choice({ form, towns }: { form: ClassifiedForm; towns: readonly Town[] }) {
  const { formState, register, check, setValue, watch } = form
  const city = watch('city')
  const isListed = towns.some((town) => town.city === city)
  const [isOther, setOther] = useState(city !== '' && !isListed)
  // Also what a draft of another device has brought meanwhile.
  const isTyped = isOther || (city !== '' && !isListed)
  const id = isTyped ? `${ID}-list` : ID
  const error = isTyped ? undefined : formState.errors.city?.message
  const choose = (value: string) => {
    setOther(value === OTHER)
    const shouldDirty = true
    setValue('city', value === OTHER ? '' : value, { shouldDirty, shouldValidate: value !== OTHER })
    const pincode = towns.find((town) => town.city === value)?.pincode ?? ''
    setValue('pincode', pincode, { shouldDirty })
    if (value !== OTHER) setValue('state', state, { shouldDirty })
  }
  if (!isTyped) register('city', { validate: (value, values) => check('city', value, values) })
  return (
    <>
      <LabelledControl id={id} label={t.fields.city} required error={error}>
        <select
          {...getControlProps(id, { error, required: true })}
          value={isTyped ? OTHER : city}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t.choose}</option>
          {towns.map((town) => (
            <option key={town.id} value={town.city}>
              {nameOf({ name: town.city, nameHi: town.nameHi })}
            </option>
          ))}
          <option value={OTHER}>{t.otherTown}</option>
        </select>
      </LabelledControl>
      {isTyped && <TypedTown form={form} label={t.otherTownName} />}
    </>
  )
}

const TypedTown = ({ form, label }: { form: ClassifiedForm; label?: string }) => (
  <>
    <ClassifiedInput form={form} name="city" label={label} required />
    <ClassifiedInput form={form} name="state" required />
  </>
)
