import { LongTextField } from '#app/form/LongTextField.tsx'
import type { NamedRecord } from '#app/admin/record/filters.ts'
import { HindiNameInput } from '#app/admin/record/HindiNameInput.tsx'
import { RecordEditor, type RecordEditorProps } from '#app/admin/record/RecordEditor.tsx'
import { CategorySelect, StatusSelect } from '#app/admin/record/selects.tsx'
import type { Problems } from '#app/admin/record/use-record-form.ts'
import { parseOrderNumber } from '#app/admin/record/record-values.ts'
import type { AmenityDetail } from '#contract/amenities.ts'
import { adminFeatures as t } from '#i18n/en/app/admin-features.ts'
import { records } from '#i18n/en/app/records.ts'
import { TextInput } from '#ui/TextInput.tsx'

type Props = RecordEditorProps<'/features'> & {
  categories: readonly NamedRecord[]
  chosen: number | undefined
}

const valuesOf = (row: AmenityDetail | undefined, chosen: number | undefined) => ({
  categoryId: String(row?.categoryId ?? chosen ?? ''),
  name: row?.name ?? '',
  nameHi: row?.nameHi ?? '',
  description: row?.description ?? '',
  icon: row?.icon ?? '',
  status: row?.status ?? ('active' as const),
  sortOrder: String(row?.sortOrder ?? 0),
})

type Values = ReturnType<typeof valuesOf>

const check = ({ categoryId, name }: Values): Problems => ({
  ...(categoryId === '' ? { categoryId: records.required } : {}),
  ...(name.trim() === '' ? { name: records.required } : {}),
})

const toBody = (values: Values) => ({
  ...values,
  categoryId: Number(values.categoryId),
  sortOrder: parseOrderNumber(values.sortOrder),
})

/** A feature, new or as it is. */
export const FeatureDialog = ({ categories, chosen, ...props }: Props) => (
  <RecordEditor {...props} {...{ check, toBody }} start={valuesOf(props.row, chosen)}>
    {({ values, field }) => (
      <>
        <CategorySelect
          {...field('categoryId')}
          label={t.columns.category}
          choose={t.chooseCategory}
          categories={categories}
        />
        <div className="pair">
          <TextInput {...field('name')} label={t.columns.name} required maxLength={120} />
          <HindiNameInput {...field('nameHi')} name={values.name} maxLength={120} />
        </div>
        <LongTextField {...field('description')} label={t.description} max={1000} rows={2} />
        <div className="pair">
          <TextInput {...field('icon')} label={t.icon} hint={t.iconHint} maxLength={16} />
          <TextInput {...field('sortOrder')} label={t.columns.order} inputMode="numeric" />
        </div>
        <StatusSelect {...field('status')} />
      </>
    )}
  </RecordEditor>
)
