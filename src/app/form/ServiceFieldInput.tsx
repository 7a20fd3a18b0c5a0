import type { ServiceField } from '#contract/service-fields.ts'
import { getQuestionTexts } from '#i18n/en/question-texts.ts'
import { form as t } from '#i18n/en/app/form.ts'
import { MAX_ANSWER_LENGTH, MAX_LONG_ANSWER_LENGTH } from '#shared/rules/service-information.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { getControlProps, LabelledControl } from './LabelledControl.tsx'

type Props = {
  /** Of the control, so that a summary can lead to it. */
  id: string
  field: ServiceField
  value: unknown
  error: string | undefined
  onChange: (value: unknown) => void
}

const MODES = { number: 'decimal', tel: 'tel', url: 'url', email: 'email' } as const

/** A question of the category, by its kind: a list, ticks, a number with its limits, a text. */
export function ServiceFieldInput({ id, field, value, error, onChange }: Props) {
  const { fieldType, fieldOptions, isRequired } = field
  const { label: fieldLabel, hindi: labelHi, nameOf } = getQuestionTexts(field)
  const { options = [], min, max } = fieldOptions
  const hint = field.helpText ?? rangeText(min, max)
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (fieldType === 'checkbox' || fieldType === 'radio') {
    const chosen = Array.isArray(value) ? (value as string[]) : text ? [text] : []
    const toggle = (option: string, isOn: boolean) =>
      fieldType === 'radio'
        ? onChange(option)
        : onChange(isOn ? [...chosen, option] : chosen.filter((one) => one !== option))
    return (
      <fieldset id={id} tabIndex={-1}>
        <legend className="field-label">
          {fieldLabel}
          {labelHi && (
            <span className="hi" lang={LOCAL_LANGUAGE}>
              {' '}
              {labelHi}
            </span>
          )}
          {isRequired ? ' *' : <span className="field-optional"> {t.optional}</span>}
        </legend>
        {hint && <span className="field-hint">{hint}</span>}
        <div className="picks">
          {options.map((option) =>
            fieldType === 'checkbox' ? (
              <Checkbox
                key={option}
                label={nameOf(option)}
                checked={chosen.includes(option)}
                onChange={({ target }) => toggle(option, target.checked)}
              />
            ) : (
              <label key={option} className="tick">
                <input
                  type="radio"
                  name={id}
                  checked={chosen.includes(option)}
                  onChange={() => toggle(option, true)}
                />
                {nameOf(option)}
              </label>
            ),
          )}
        </div>
        {error && <span className="field-error">{error}</span>}
      </fieldset>
    )
  }
  const control = {
    ...getControlProps(id, { hint, error, required: isRequired }),
    value: text,
    placeholder: field.placeholder ?? undefined,
  }
  return (
    <LabelledControl
      {...{ id, hint, error }}
      label={fieldLabel}
      hindi={labelHi}
      required={isRequired}
    >
      {fieldType === 'select' ? (
        <select {...control} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t.choose}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {nameOf(option)}
            </option>
          ))}
        </select>
      ) : fieldType === 'textarea' ? (
        <textarea
          {...control}
          rows={3}
          maxLength={MAX_LONG_ANSWER_LENGTH}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <input
          {...control}
          type={fieldType}
          inputMode={fieldType === 'text' ? undefined : MODES[fieldType]}
          {...(fieldType === 'number'
            ? { min, max, step: 'any' }
            : { maxLength: MAX_ANSWER_LENGTH })}
          onChange={({ target }) => onChange(readAnswer(fieldType, target.value))}
        />
      )}
    </LabelledControl>
  )
}

/** Numbers become numbers; a blank value stays blank. */
const readAnswer = (type: ServiceField['fieldType'], text: string): unknown =>
  type === 'number' && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text

function rangeText(min: number | undefined, max: number | undefined): string | undefined {
  if (min === undefined && max === undefined) return undefined
  const number = new Intl.NumberFormat('en-IN')
  const [from, to] = [min, max].map((limit) => (limit === undefined ? '' : number.format(limit)))
  return `${from} – ${to}`
}
