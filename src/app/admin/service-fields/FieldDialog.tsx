import { LongTextField } from '#app/form/LongTextField.tsx'
import type { NamedRecord } from '#app/admin/record/filters.ts'
import { HindiNameInput } from '#app/admin/record/HindiNameInput.tsx'
import { RecordEditor, type RecordEditorProps } from '#app/admin/record/RecordEditor.tsx'
import { CategorySelect } from '#app/admin/record/selects.tsx'
import type { RecordForm } from '#app/admin/record/use-record-form.ts'
import { adminFields as t } from '#i18n/en/app/admin-fields.ts'
import { FIELD_TYPES, hasOptions, type FieldType } from '#shared/rules/service-fields.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { FieldPreview } from './FieldPreview.tsx'
import {
  toFieldBody,
  validateField,
  toFieldValues,
  type ServiceFieldFormValues,
} from './field-values.ts'

type Props = RecordEditorProps<'/category-service-fields'> & {
  categories: readonly NamedRecord[]
  chosen: number | undefined
}

/** Said once above the fields, in the words of the specification. */
const MISSING = ['categoryId', 'fieldName', 'fieldLabel'] as const

/** A service field, new or as it is, with the question that it makes beside it. */
export const FieldDialog = ({ categories, chosen, ...props }: Props) => (
  <RecordEditor
    {...props}
    start={toFieldValues(props.row, chosen)}
    check={validateField}
    toBody={toFieldBody}
  >
    {(form) => <Fields {...{ form, categories }} isNew={!props.row} />}
  </RecordEditor>
)

type FieldsProps = Pick<Props, 'categories'> & {
  form: RecordForm<ServiceFieldFormValues>
  isNew: boolean
}

function Fields({ form, categories, isNew }: FieldsProps) {
  const { values, change, field } = form
  const problems = form.problem?.fields ?? {}
  const isMissing = MISSING.some((name) => problems[name] && values[name].trim() === '')
  return (
    <>
      <div role="alert">
        {isMissing && <p className="notice notice-error">{t.failed.missing}</p>}
      </div>
      <CategorySelect
        {...field('categoryId')}
        label={t.columns.category}
        choose={t.chooseCategory}
        categories={categories}
        disabled={!isNew}
      />
      <div className="pair">
        <TextInput
          {...field('fieldLabel')}
          label={t.columns.label}
          required
          maxLength={120}
          hint={t.labelHint}
        />
        <TextInput
          {...field('fieldName')}
          label={t.columns.name}
          required
          maxLength={64}
          hint={t.nameHint}
        />
      </div>
      <div className="pair">
        <HindiNameInput
          {...field('labelHi')}
          name={values.fieldLabel}
          label={t.labelHi}
          maxLength={120}
        />
        <Select
          {...field('fieldType')}
          label={t.columns.type}
          choices={FIELD_TYPES.map((value) => ({ value, text: t.types[value] }))}
          onChange={({ target }) => change({ fieldType: target.value as FieldType })}
        />
      </div>
      {hasOptions(values.fieldType) && (
        <LongTextField
          {...field('options')}
          label={t.options}
          hint={t.optionsHint}
          required
          error={problems['fieldOptions'] ?? ''}
          max={13_000}
          rows={4}
        />
      )}
      {hasOptions(values.fieldType) && (
        <LongTextField
          {...field('optionsHi')}
          label={t.optionsHi}
          hint={t.optionsHiHint}
          lang={LOCAL_LANGUAGE}
          max={13_000}
          rows={4}
        />
      )}
      {values.fieldType === 'number' && (
        <div className="pair">
          <TextInput {...field('min')} label={t.min} inputMode="decimal" />
          <TextInput
            {...field('max')}
            label={t.max}
            inputMode="decimal"
            error={problems['max'] ?? problems['fieldOptions'] ?? ''}
          />
        </div>
      )}
      <div className="pair">
        <TextInput {...field('placeholder')} label={t.placeholder} maxLength={200} />
        <TextInput {...field('displayOrder')} label={t.columns.order} inputMode="numeric" />
      </div>
      <TextInput {...field('helpText')} label={t.helpText} maxLength={500} />
      <div className="pair">
        <Checkbox
          label={t.isRequired}
          checked={values.isRequired}
          onChange={({ target }) => change({ isRequired: target.checked })}
        />
        <Checkbox
          label={t.isActive}
          checked={values.isActive}
          onChange={({ target }) => change({ isActive: target.checked })}
        />
      </div>
      <FieldPreview values={values} />
    </>
  )
}
