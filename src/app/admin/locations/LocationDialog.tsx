import { lazy, Suspense, useId } from 'react'
import { LongTextField } from '#app/form/LongTextField.tsx'
import { HindiNameInput } from '#app/admin/record/HindiNameInput.tsx'
import { RecordEditor, type RecordEditorProps } from '#app/admin/record/RecordEditor.tsx'
import { StatusSelect } from '#app/admin/record/selects.tsx'
import type { Problems, RecordForm } from '#app/admin/record/use-record-form.ts'
import { splitByComma } from '#app/admin/record/record-values.ts'
import { useRead } from '#app/data/use-read.ts'
import type { ManagedLocation } from '#contract/locations.ts'
import { adminLocations as t } from '#i18n/en/app/admin-locations.ts'
import { records } from '#i18n/en/app/records.ts'
import { isPin } from '#shared/rules/pin.ts'
import { isSlug } from '#shared/text/slug.ts'
import { TextInput } from '#ui/TextInput.tsx'

/* The map is wanted of few towns. */
const PointField = lazy(async () => ({
  default: (await import('#app/form/point/PointField.tsx')).PointField,
}))

const valuesOf = (row: ManagedLocation | undefined) => ({
  state: row?.state ?? '',
  district: row?.district ?? '',
  city: row?.city ?? '',
  nameHi: row?.nameHi ?? '',
  slug: row?.slug ?? '',
  pincode: row?.pincode ?? '',
  latitude: row?.latitude?.toString() ?? '',
  longitude: row?.longitude?.toString() ?? '',
  isPointConfirmed: false,
  aliases: row?.aliases.join(', ') ?? '',
  status: row?.status ?? ('active' as const),
})

type Values = ReturnType<typeof valuesOf>

const REQUIRED = ['state', 'district', 'city'] as const
const isNumber = (text: string) => /^-?\d{1,3}(\.\d+)?$/.test(text.trim())

function check(values: Values): Problems {
  const problems: Problems = {}
  for (const name of REQUIRED) if (values[name].trim() === '') problems[name] = records.required
  for (const name of ['latitude', 'longitude'] as const)
    if (values[name].trim() !== '' && !isNumber(values[name])) problems[name] = t.wrongNumber
  if (values.pincode.trim() !== '' && !isPin(values.pincode.trim()))
    problems['pincode'] = t.wrongPincode
  if (values.slug.trim() !== '' && !isSlug(values.slug.trim())) problems['slug'] = t.wrongSlug
  return problems
}

const degrees = (text: string) => (text.trim() === '' ? null : Number(text))

const toBody = ({ slug, ...values }: Values) => ({
  ...values,
  latitude: degrees(values.latitude),
  longitude: degrees(values.longitude),
  aliases: splitByComma(values.aliases),
  ...(slug.trim() === '' ? {} : { slug: slug.trim() }),
})

/** A town, new or as it is. */
export const LocationDialog = (props: RecordEditorProps<'/locations'>) => (
  <RecordEditor {...props} {...{ check, toBody }} start={valuesOf(props.row)}>
    {(form) => <Fields form={form} isNew={!props.row} />}
  </RecordEditor>
)

type FieldsProps = { form: RecordForm<Values>; isNew: boolean }

function Fields({ form: { values, change, field }, isNew }: FieldsProps) {
  const base = useId()
  const states = useRead('GET /locations/states', {}).data?.data ?? []
  const districts =
    useRead(
      'GET /locations/states/{state}/districts',
      { params: { state: values.state } },
      { enabled: states.includes(values.state) },
    ).data?.data ?? []
  return (
    <>
      <div className="pair">
        <TextInput
          {...field('state')}
          label={t.columns.state}
          required
          maxLength={80}
          list={`${base}-states`}
        />
        <TextInput
          {...field('district')}
          label={t.columns.district}
          required
          maxLength={80}
          list={`${base}-districts`}
        />
      </div>
      <Names id={`${base}-states`} names={states} />
      <Names id={`${base}-districts`} names={districts} />
      <div className="pair">
        <TextInput {...field('city')} label={t.columns.city} required maxLength={80} />
        <HindiNameInput {...field('nameHi')} name={values.city} maxLength={80} />
      </div>
      <div className="pair">
        <TextInput
          {...field('pincode')}
          label={t.columns.pincode}
          inputMode="numeric"
          maxLength={6}
        />
        <TextInput
          {...field('slug')}
          label={t.slug}
          hint={isNew ? t.slugHint : t.slugChanges}
          maxLength={80}
        />
      </div>
      <Suspense>
        <PointField
          latitude={values.latitude}
          longitude={values.longitude}
          isPointConfirmed={values.isPointConfirmed}
          onPoint={(point) => change(point)}
        />
      </Suspense>
      <div className="pair">
        <TextInput {...field('latitude')} label={t.latitude} inputMode="decimal" maxLength={12} />
        <TextInput {...field('longitude')} label={t.longitude} inputMode="decimal" maxLength={12} />
      </div>
      <LongTextField
        {...field('aliases')}
        label={t.aliases}
        hint={t.aliasesHint}
        max={4000}
        rows={2}
      />
      <StatusSelect {...field('status')} />
    </>
  )
}

const Names = ({ id, names }: { id: string; names: readonly string[] }) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
)
