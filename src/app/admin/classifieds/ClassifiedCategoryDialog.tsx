import { LongTextField } from '#app/form/LongTextField.tsx'
import { HindiNameInput } from '#app/admin/record/HindiNameInput.tsx'
import { RecordEditor, type RecordEditorProps } from '#app/admin/record/RecordEditor.tsx'
import type { Problems } from '#app/admin/record/use-record-form.ts'
import { parseOrderNumber } from '#app/admin/record/record-values.ts'
import type { ClassifiedCategoryDetail } from '#contract/classified-categories.ts'
import { classifiedCategories as t } from '#i18n/en/app/classified-categories.ts'
import { records } from '#i18n/en/app/records.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { TextInput } from '#ui/TextInput.tsx'

const valuesOf = (row: ClassifiedCategoryDetail | undefined) => ({
  name: row?.name ?? '',
  nameHi: row?.nameHi ?? '',
  description: row?.description ?? '',
  descriptionHi: row?.descriptionHi ?? '',
  icon: row?.icon ?? '',
  color: row?.color ?? '#3B82F6',
  sortOrder: String(row?.sortOrder ?? 0),
})

type Values = ReturnType<typeof valuesOf>

const check = ({ name }: Values): Problems => (name.trim() === '' ? { name: records.required } : {})

const toBody = (values: Values) => ({
  ...values,
  sortOrder: parseOrderNumber(values.sortOrder),
})

/** A category of ads, new or as it is. */
export const ClassifiedCategoryDialog = (props: RecordEditorProps<'/classified-categories'>) => (
  <RecordEditor {...props} {...{ check, toBody }} start={valuesOf(props.row)}>
    {({ values, field }) => (
      <>
        <div className="pair">
          <TextInput {...field('name')} label={t.columns.name} required maxLength={80} />
          <HindiNameInput {...field('nameHi')} name={values.name} maxLength={80} />
        </div>
        <LongTextField
          {...field('description')}
          label={t.columns.description}
          max={1000}
          rows={2}
        />
        <LongTextField
          {...field('descriptionHi')}
          label={records.descriptionHi}
          lang={LOCAL_LANGUAGE}
          max={1000}
          rows={2}
        />
        <div className="pair">
          <TextInput {...field('icon')} label={t.icon} hint={t.iconHint} maxLength={16} />
          <TextInput {...field('color')} label={t.color} type="color" />
        </div>
        <TextInput {...field('sortOrder')} label={t.columns.order} inputMode="numeric" />
      </>
    )}
  </RecordEditor>
)
