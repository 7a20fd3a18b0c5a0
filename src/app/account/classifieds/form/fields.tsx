import type { ClassifiedCategory } from '#contract/classifieds.ts'
import { classifiedConditions } from '#i18n/en/classified-conditions.ts'
import { nameOf } from '#i18n/en/names.ts'
import { postClassified as t } from '#i18n/en/app/post-classified.ts'
import { CLASSIFIED_CONDITIONS, PRICE_TYPES } from '#shared/rules/classifieds.ts'
import { ClassifiedInput, getClassifiedFieldId, type ClassifiedForm } from './ClassifiedInput.tsx'

type Props = { form: ClassifiedForm }

const withBlank = (choices: readonly { value: string; text: string }[]) => [
  { value: '', text: t.choose },
  ...choices,
]

/** What kind of thing is offered. */
export const CategoryField = ({
  form,
  categories,
}: Props & { categories: readonly ClassifiedCategory[] }) => (
  <ClassifiedInput
    form={form}
    name="categoryId"
    required
    choices={withBlank(
      categories.map(({ id, icon, ...category }) => ({
        value: String(id),
        text: `${icon ?? ''} ${nameOf(category)}`.trim(),
      })),
    )}
  />
)

/** How worn it is: all answers in sight, one tap. */
export function ConditionField({ form }: Props) {
  const { register, check, formState } = form
  const id = getClassifiedFieldId('condition')
  const error = formState.errors.condition?.message
  return (
    <fieldset
      className="field"
      role="radiogroup"
      aria-required
      aria-invalid={error !== undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend className="field-label">{t.fields.condition} *</legend>
      <div className="choices">
        {CLASSIFIED_CONDITIONS.map((value, at) => (
          <label key={value} className="tick choice">
            <input
              type="radio"
              value={value}
              {...register('condition', {
                validate: (given, values) => check('condition', given, values),
              })}
              // Links lead to the first.
              id={at === 0 ? id : undefined}
            />
            {classifiedConditions[value]}
          </label>
        ))}
      </div>
      {error && (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </fieldset>
  )
}

/** The price, and whether it is open to offers. */
export const PriceFields = ({ form }: Props) => (
  <div className="pair">
    {form.watch('priceType') !== 'on_request' && (
      <ClassifiedInput form={form} name="price" required inputMode="decimal" />
    )}
    <ClassifiedInput
      form={form}
      name="priceType"
      required
      choices={PRICE_TYPES.map((value) => ({ value, text: t.priceTypes[value] }))}
    />
  </div>
)

/** Whether everyone sees the number, or the email. */
export const ShowContact = ({ form, name }: Props & { name: 'showPhone' | 'showEmail' }) => (
  // Not the Checkbox of the public lists, which comes with all that those are made of.
  <label className="tick">
    <input
      type="checkbox"
      checked={form.watch(name) !== ''}
      onChange={({ target }) =>
        form.setValue(name, target.checked ? '1' : '', { shouldDirty: true })
      }
    />
    {t[name]}
  </label>
)
