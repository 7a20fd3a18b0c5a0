import { DeleteDialog } from '#app/admin/record/DeleteDialog.tsx'
import type { NamedRecord } from '#app/admin/record/filters.ts'
import { OrderDialog } from '#app/admin/record/OrderDialog.tsx'
import { useRead } from '#app/data/use-read.ts'
import { adminFeatures as t } from '#i18n/en/app/admin-features.ts'
import { FeatureDialog } from './FeatureDialog.tsx'
import type { FeatureActions } from './use-feature-actions.ts'

type Props = {
  actions: FeatureActions
  categories: readonly NamedRecord[]
  /** The category that the table is narrowed to: a new feature is meant for it. */
  chosen: number | undefined
}

/** The form of a feature, the order of a category's features, and what is asked before deleting. */
export function FeatureDialogs({ actions, categories, chosen }: Props) {
  const { dialog, close } = actions
  if (!dialog) return null
  if (dialog.what === 'order') return <Order actions={actions} category={dialog.category} />
  const { what, row } = dialog
  if (what === 'edit')
    return (
      <FeatureDialog
        row={row}
        categories={categories}
        chosen={chosen}
        onClose={close}
        onSaved={actions.saved}
      />
    )
  return (
    <DeleteDialog
      name={row.name}
      question={t.deleteQuestion}
      failed={t.failed.delete}
      onDelete={() => actions.remove(row)}
      onClose={close}
    >
      {row.businessCount > 0 && <p>{t.inUse(row.businessCount)}</p>}
    </DeleteDialog>
  )
}

/* All features of the category: those that the search left out too. */
function Order({ actions, category }: { actions: FeatureActions; category: NamedRecord }) {
  const all = useRead('GET /features/admin/all', {
    query: { categoryId: category.id, limit: 1000 },
  }).data?.data
  return (
    all && (
      <OrderDialog
        title={t.orderOf(category.name)}
        items={all}
        onSave={(ids) => actions.order(category.id, ids)}
        onClose={actions.close}
      />
    )
  )
}
