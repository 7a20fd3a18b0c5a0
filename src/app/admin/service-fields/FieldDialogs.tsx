import { DeleteDialog } from '#app/admin/record/DeleteDialog.tsx'
import type { NamedRecord } from '#app/admin/record/filters.ts'
import { OrderDialog } from '#app/admin/record/OrderDialog.tsx'
import { useRead } from '#app/data/use-read.ts'
import { adminFields as t } from '#i18n/en/app/admin-fields.ts'
import { FieldDialog } from './FieldDialog.tsx'
import type { FieldActions } from './use-field-actions.ts'

type Props = {
  actions: FieldActions
  categories: readonly NamedRecord[]
  /** The category that the table is narrowed to: a new field is meant for it. */
  chosen: number | undefined
}

/** The form of a field, the order of a category's fields, and what is asked before deleting. */
export function FieldDialogs({ actions, categories, chosen }: Props) {
  const { dialog, close } = actions
  if (!dialog) return null
  if (dialog.what === 'order') return <Order actions={actions} category={dialog.category} />
  const { what, row } = dialog
  if (what === 'edit')
    return (
      <FieldDialog
        row={row}
        categories={categories}
        chosen={chosen}
        onClose={close}
        onSaved={() => actions.closeWithNotice(row ? t.updated : t.created)}
      />
    )
  return (
    <DeleteDialog
      name={row.fieldLabel}
      question={t.deleteQuestion}
      failed={t.failed.delete}
      onDelete={() => actions.remove(row)}
      onClose={close}
    >
      <p>{t.answersGo}</p>
    </DeleteDialog>
  )
}

/* All fields of the category: those that the search left out too. */
function Order({ actions, category }: { actions: FieldActions; category: NamedRecord }) {
  const all = useRead('GET /category-service-fields', {
    query: { categoryId: category.id, limit: 1000 },
  }).data?.data
  return (
    all && (
      <OrderDialog
        title={t.orderOf(category.name)}
        items={all.map(({ id, fieldLabel }) => ({ id, name: fieldLabel }))}
        onSave={(ids) => actions.order(category.id, ids)}
        onClose={actions.close}
      />
    )
  )
}
