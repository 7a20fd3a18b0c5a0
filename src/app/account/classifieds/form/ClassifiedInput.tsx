import type { HTMLAttributes } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { getControlProps, LabelledControl } from '#app/form/LabelledControl.tsx'
import { postClassified as t } from '#i18n/en/app/post-classified.ts'
import { CLASSIFIED_FIELDS } from '#shared/rules/classified-fields.ts'
import type { SelectOption } from '#ui/Select.tsx'
import type { ClassifiedField, ClassifiedValues } from './classified-values.ts'

export type ClassifiedTextField = keyof typeof t.fields

export type ClassifiedForm = Pick<
  UseFormReturn<ClassifiedValues>,
  'register' | 'watch' | 'setValue' | 'formState'
> & {
  check: (name: ClassifiedField, value: string, values: ClassifiedValues) => Promise<true | string>
  /** Told when a field is left. */
  onLeave: () => void
}

/** The id of a field's control, for links to it. */
export const getClassifiedFieldId = (field: ClassifiedField): string => `ad-${field}`

type Props = {
  form: ClassifiedForm
  name: ClassifiedTextField
  /** In place of the field's own. */
  label?: string | undefined
  hint?: string | undefined
  required?: boolean
  type?: 'text' | 'tel' | 'email'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string
  disabled?: boolean
  /** A text area of so many lines. */
  rows?: number
  /** A list to choose from. */
  choices?: readonly SelectOption[]
}

const hintOf = (name: ClassifiedTextField) =>
  (t.hints as Partial<Record<ClassifiedTextField, string>>)[name]

/** A labelled control of the form of an ad, with its hint, its error and, for long ones, a count. */
export function ClassifiedInput({
  form,
  name,
  label = t.fields[name],
  hint = hintOf(name),
  required,
  rows,
  choices,
  ...input
}: Props) {
  const { register, formState, watch, check, onLeave } = form
  const id = getClassifiedFieldId(name)
  const error = formState.errors[name]?.message
  const { max } = CLASSIFIED_FIELDS[name] as { max?: number }
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
