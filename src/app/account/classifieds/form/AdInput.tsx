import type { HTMLAttributes } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { getControlProps, LabelledControl } from '#app/form/LabelledControl.tsx'
import { postAd as t } from '#i18n/en/app/post-ad.ts'
import type { Choice } from '#ui/Select.tsx'
import { MAX_LENGTHS, type AdField, type AdValues } from './ad-values.ts'

export type AdTextField = keyof typeof t.fields

export type AdForm = Pick<
  UseFormReturn<AdValues>,
  'register' | 'watch' | 'setValue' | 'formState'
> & {
  check: (name: AdField, value: string, values: AdValues) => Promise<true | string>
  /** Told when a field is left. */
  onLeave: () => void
}

/** The id of a field's control, for links to it. */
export const getAdFieldId = (field: AdField): string => `ad-${field}`

type Props = {
  form: AdForm
  name: AdTextField
  /** In place of the field's own. */
  label?: string | undefined
  required?: boolean
  type?: 'text' | 'tel' | 'email'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string
  disabled?: boolean
  /** A text area of so many lines. */
  rows?: number
  /** A list to choose from. */
  choices?: readonly Choice[]
}

/** A labelled control of the form of an ad, with its hint, its error and, for long ones, a count. */
export function AdInput({
  form,
  name,
  label = t.fields[name],
  required,
  rows,
  choices,
  ...input
}: Props) {
  const { register, formState, watch, check, onLeave } = form
  const id = getAdFieldId(name)
  const hint = (t.hints as Partial<Record<AdTextField, string>>)[name]
  const error = formState.errors[name]?.message
  const max = (MAX_LENGTHS as Partial<Record<AdTextField, number>>)[name]
  const control = {
    ...register(name, {
      validate: (value, values) => check(name, value, values),
      onBlur: onLeave,
    }),
    ...(max ? { maxLength: max } : {}),
    ...getControlProps(id, { hint, error, required }),
  }
  return (
    <LabelledControl id={id} label={label} required={required} hint={hint} error={error}>
      {choices ? (
        <select {...control}>
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : rows ? (
        <>
          <textarea {...control} rows={rows} />
          <span className="field-count num">
            {watch(name).normalize().length}/{max}
          </span>
        </>
      ) : (
        <input type="text" {...input} {...control} />
      )}
    </LabelledControl>
  )
}
