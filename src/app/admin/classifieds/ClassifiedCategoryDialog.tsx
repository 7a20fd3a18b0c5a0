import { LongTextField } from '#app/form/LongTextField.tsx'
import { RecordDialog } from '#app/admin/record/RecordDialog.tsx'
import { useRecordForm, type Problems } from '#app/admin/record/use-record-form.ts'
import { parseOrderNumber } from '#app/admin/record/record-values.ts'
import type { ClassifiedCategoryDetail } from '#contract/classified-categories.ts'
import { classifiedCategories as t } from '#i18n/en/app/classified-categories.ts'
import { records } from '#i18n/en/app/records.ts'
import { call } from '#stores/api.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { INVALIDATES } from './use-classified-category-actions.ts'

type Props = {
  /** Left out for a new one. */
  row: ClassifiedCategoryDetail | undefined
  onClose: () => void
  onSaved: (name: string) => void
}

const valuesOf = (row: ClassifiedCategoryDetail | undefined) => ({
  name: row?.name ?? '',
  description: row?.description ?? '',
  icon: row?.icon ?? '',
  color: row?.color ?? '#3B82F6',
  sortOrder: String(row?.sortOrder ?? 0),
})

type Values = ReturnType<typeof valuesOf>

const check = ({ name }: Values): Problems => (name.trim() === '' ? { name: records.required } : {})

function send(row: ClassifiedCategoryDetail | undefined, values: Values) {
  const body = { ...values, sortOrder: parseOrderNumber(values.sortOrder) }
  return row
    ? call('PUT /classified-categories/{id}', {
        params: { id: row.id },
        body: { ...body, version: row.version },
      })
    : call('POST /classified-categories', { body })
}

/** A category of ads, new or as it is. */
export function ClassifiedCategoryDialog({ row, onClose, onSaved }: Props) {
  const form = useRecordForm<Values>({
    start: valuesOf(row),
    check,
    send: (values) => send(row, values),
    failed: () => t.failed.save,
    invalidates: INVALIDATES,
    onDone: () => onSaved(form.values.name.trim()),
  })
  const { field } = form
  return (
    <RecordDialog title={row ? t.editOf(row.name) : t.add} form={form} onClose={onClose}>
      <TextInput {...field('name')} label={t.columns.name} required maxLength={80} />
      <LongTextField {...field('description')} label={t.columns.description} max={1000} rows={2} />
      <div className="pair">
        <TextInput {...field('icon')} label={t.icon} hint={t.iconHint} maxLength={16} />
        <TextInput {...field('color')} label={t.color} type="color" />
      </div>
      <TextInput {...field('sortOrder')} label={t.columns.order} inputMode="numeric" />
    </RecordDialog>
  )
}
