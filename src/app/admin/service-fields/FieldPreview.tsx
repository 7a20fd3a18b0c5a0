import { useState } from 'react'
import { ServiceFieldInput } from '#app/form/ServiceFieldInput.tsx'
import { adminFields as t } from '#i18n/en/app/admin-fields.ts'
import { toFieldOptions, type ServiceFieldFormValues } from './field-values.ts'

/** The question as the listing form asks it: the same component, which can be tried. */
export function FieldPreview({ values }: { values: ServiceFieldFormValues }) {
  const [answer, setAnswer] = useState<unknown>('')
  const { min, max, options } = toFieldOptions(values)
  return (
    <section className="field-preview" aria-label={t.preview}>
      <h3>{t.preview}</h3>
      <ServiceFieldInput
        key={values.fieldType}
        id="preview-of-field"
        field={{
          ...{ id: 0, categoryId: 0, fieldName: 'preview', displayOrder: 0 },
          fieldLabel: values.fieldLabel.trim() || t.columns.label,
          labelHi: values.labelHi.trim() || null,
          fieldType: values.fieldType,
          fieldOptions: {
            ...(options ? { options } : {}),
            ...(Number.isFinite(min) ? { min } : {}),
            ...(Number.isFinite(max) ? { max } : {}),
          },
          placeholder: values.placeholder.trim() || null,
          helpText: values.helpText.trim() || null,
          isRequired: values.isRequired,
        }}
        value={answer}
        error={undefined}
        onChange={setAnswer}
      />
    </section>
  )
}
