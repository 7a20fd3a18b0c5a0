import { Link } from 'react-router'
import { AdminTable } from '#app/admin/table/AdminTable.tsx'
import { DeleteDialog } from '#app/admin/record/DeleteDialog.tsx'
import { OrderDialog } from '#app/admin/record/OrderDialog.tsx'
import { RecordActions } from '#app/admin/record/RecordActions.tsx'
import { RecordScreen } from '#app/admin/record/RecordScreen.tsx'
import { orderColumn, statusColumn } from '#app/admin/record/columns.tsx'
import { toSinglePage } from '#app/admin/record/record-values.ts'
import { useAddressQuery } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import type { ClassifiedCategoryDetail } from '#contract/classified-categories.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { classifiedCategories as t } from '#i18n/en/app/classified-categories.ts'
import { records } from '#i18n/en/app/records.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { ClassifiedCategoryDialog } from './ClassifiedCategoryDialog.tsx'
import { useClassifiedCategoryActions } from './use-classified-category-actions.ts'

/** Kinds of classified ads: added, changed, put into an order, deleted. */
export function ClassifiedCategories() {
  const place = useAddressQuery()
  const { address } = place
  const answer = useRead('GET /classified-categories/all', {})
  const all = answer.data?.data
  const words = (address.get('search') ?? '').trim().toLowerCase()
  const rows = all?.filter(({ name, slug }) => `${name} ${slug}`.toLowerCase().includes(words))
  const actions = useClassifiedCategoryActions()
  const { dialog, setDialog, close } = actions
  return (
    <RecordScreen
      texts={admin.screens.adminAdCategories}
      add={t.add}
      actions={actions}
      tools={
        <>
          <Link className="button button-line" to={APP_PATHS.adminClassified}>
            {t.back}
          </Link>
          <Button disabled={!all || all.length < 2} onClick={() => setDialog({ what: 'order' })}>
            {records.order}
          </Button>
        </>
      }
    >
      <AdminTable<ClassifiedCategoryDetail>
        name="ad-categories"
        caption={t.caption}
        columns={getColumns(actions)}
        rows={rows}
        pagination={toSinglePage(rows)}
        list={{ ...place, answer }}
        failed={() => t.failed.list}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        hint={t.hint}
        acts={(row) => (
          <RecordActions
            name={row.name}
            onEdit={() => setDialog({ what: 'edit', row })}
            onDelete={() => setDialog({ what: 'delete', row })}
          />
        )}
      />
      {dialog?.what === 'order' && all && (
        <OrderDialog title={t.orderTitle} items={all} onSave={actions.order} onClose={close} />
      )}
      {dialog?.what === 'edit' && (
        <ClassifiedCategoryDialog row={dialog.row} onClose={close} onSaved={actions.saved} />
      )}
      {dialog?.what === 'delete' && (
        <DeleteDialog
          name={dialog.row.name}
          question={t.deleteQuestion}
          failed={t.failed.delete}
          onDelete={() => actions.remove(dialog.row)}
          onClose={close}
        >
          {dialog.row.ads > 0 && <p>{t.inUse(dialog.row.ads)}</p>}
        </DeleteDialog>
      )}
    </RecordScreen>
  )
}

const getColumns = (
  actions: ReturnType<typeof useClassifiedCategoryActions>,
): readonly Column<ClassifiedCategoryDetail>[] => [
  {
    id: 'name',
    name: t.columns.name,
    cell: ({ name, slug, icon, color }) => (
      <>
        <svg className="colour-dot" viewBox="0 0 2 2" aria-hidden="true">
          <circle cx="1" cy="1" r="1" fill={color} />
        </svg>{' '}
        <span className="name">
          {icon} {name}
        </span>
        <small>{slug}</small>
      </>
    ),
  },
  { id: 'description', name: t.columns.description, cell: ({ description }) => description || '–' },
  {
    id: 'ads',
    name: t.columns.ads,
    isFigure: true,
    cell: ({ id, ads: classifieds }) => (
      <Link className="link" to={`${APP_PATHS.adminClassified}?category=${id}`}>
        {classifieds}
      </Link>
    ),
  },
  orderColumn(t.columns.order, ({ sortOrder }) => sortOrder),
  statusColumn(actions),
]
