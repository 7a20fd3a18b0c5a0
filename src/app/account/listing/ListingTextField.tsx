import type { HTMLAttributes } from 'react'
import { getControlProps, LabelledControl } from '#app/form/LabelledControl.tsx'
import { listing as t } from '#i18n/en/app/listing.ts'
import { BUSINESS_FIELDS, type BusinessField } from '#shared/rules/business-fields.ts'
import type { SelectOption } from '#ui/Select.tsx'
import { getFieldId, type ListingFormState } from './use-listing-form.ts'
import type { TextFieldName } from './values.ts'

type Props = {
  form: ListingFormState
  name: TextFieldName
  /** In place of those of the whole form. */
  label?: string
  hint?: string
  type?: 'text' | 'tel' | 'email' | 'url' | 'number'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string
  /** Of texts that are read as a list or a number; `BUSINESS_FIELDS` names the others. */
  max?: number
  rows?: number
  choices?: readonly SelectOption[]
  /** What choosing none of them is called. */
  blank?: string
  disabled?: boolean
  lang?: string
  onBlur?: () => void
  /** In place of writing it down alone. */
  onChange?: (value: string) => void
}

const hintOf = (name: TextFieldName) => (t.hints as Partial<Record<TextFieldName, string>>)[name]

/** One text of the listing: an input, a text area of `rows`, or a list of `choices`. */
export function ListingTextField({
  form,
  name,
  max: given,
  rows,
  choices,
  blank = t.choose,
  onChange,
  ...texts
}: Props) {
  const { label = t.fields[name], hint = hintOf(name), ...input } = texts
  const { values, set, problems } = form
  const id = getFieldId(name)
  const field: BusinessField = BUSINESS_FIELDS[name]
  const max = given ?? field.max
  const error = problems[name]
  const required = (form.required as readonly string[]).includes(name)
  const change = (value: string) => (onChange ? onChange(value) : set({ [name]: value }))
  const control = {
    ...getControlProps(id, { hint, error, required }),
    value: values[name],
    ...(max ? { maxLength: max } : {}),
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  }
  return (
    <LabelledControl {...{ id, required, hint, error }} label={label}>
      {choices ? (
        <select {...input} {...control}>
          <option value="">{blank}</option>
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : rows ? (
        <>
          <textarea {...control} rows={rows} lang={input.lang} onBlur={input.onBlur} />
          <span className="field-count num">
            {values[name].normalize().length}/{max}
          </span>
        </>
      ) : (
        <input type="text" {...input} {...control} />
      )}
    </LabelledControl>
  )
}
