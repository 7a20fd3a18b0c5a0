import { LongTextField } from '#app/form/LongTextField.tsx'
import type { NamedRecord } from '#app/admin/record/filters.ts'
import { RecordDialog } from '#app/admin/record/RecordDialog.tsx'
import { CategorySelect, StatusSelect } from '#app/admin/record/selects.tsx'
import { useRecordForm, type Problems } from '#app/admin/record/use-record-form.ts'
import { parseOrderNumber } from '#app/admin/record/record-values.ts'
import type { AmenityDetail } from '#contract/amenities.ts'
import { adminFeatures as t } from '#i18n/en/app/admin-features.ts'
import { records } from '#i18n/en/app/records.ts'
import { call } from '#stores/api.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { INVALIDATES } from './use-feature-actions.ts'

type Props = {
  /** Left out for a new one. */
  row: AmenityDetail | undefined
  categories: readonly NamedRecord[]
  chosen: number | undefined
  onClose: () => void
  onSaved: (name: string) => void
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

function send(row: AmenityDetail | undefined, values: Values) {
  const body = {
    ...values,
    categoryId: Number(values.categoryId),
    sortOrder: parseOrderNumber(values.sortOrder),
  }
  return row
    ? call('PUT /features/{id}', {
        params: { id: row.id },
        body: { ...body, version: row.version },
      })
    : call('POST /features', { body })
}

/** A feature, new or as it is. */
export function FeatureDialog({ row, categories, chosen, onClose, onSaved }: Props) {
  const form = useRecordForm<Values>({
    start: valuesOf(row, chosen),
    check,
    send: (values) => send(row, values),
    failed: () => t.failed.save,
    invalidates: INVALIDATES,
    onDone: () => onSaved(form.values.name.trim()),
  })
  const { field } = form
  return (
    <RecordDialog title={row ? t.editOf(row.name) : t.add} form={form} onClose={onClose}>
      <CategorySelect
        {...field('categoryId')}
        label={t.columns.category}
        choose={t.chooseCategory}
        categories={categories}
      />
      <div className="pair">
        <TextInput {...field('name')} label={t.columns.name} required maxLength={120} />
        <TextInput {...field('nameHi')} label={records.nameHi} lang="hi" maxLength={120} />
      </div>
      <LongTextField {...field('description')} label={t.description} max={1000} rows={2} />
      <div className="pair">
        <TextInput {...field('icon')} label={t.icon} hint={t.iconHint} maxLength={16} />
        <TextInput {...field('sortOrder')} label={t.columns.order} inputMode="numeric" />
      </div>
      <StatusSelect {...field('status')} />
    </RecordDialog>
  )
}
