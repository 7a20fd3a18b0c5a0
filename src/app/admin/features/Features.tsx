import { AdminTable, parseOneOf } from '#app/admin/table/AdminTable.tsx'
import { RecordActions } from '#app/admin/record/RecordActions.tsx'
import { RecordScreen } from '#app/admin/record/RecordScreen.tsx'
import { orderColumn, statusColumn } from '#app/admin/record/columns.tsx'
import { categoryChoices, RECORD_STATUSES, statusFilter } from '#app/admin/record/filters.ts'
import { readPage, useList } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { FigureRow } from '#app/shell/FigureRow.tsx'
import type { AmenityDetail } from '#contract/amenities.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminFeatures as t } from '#i18n/en/app/admin-features.ts'
import { records } from '#i18n/en/app/records.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { FeatureDialogs } from './FeatureDialogs.tsx'
import { useFeatureActions } from './use-feature-actions.ts'

const PAGE_SIZE = 100

const toQuery = (address: URLSearchParams) => ({
  page: readPage(address),
  limit: PAGE_SIZE,
  ...(address.get('search') ? { search: address.get('search')! } : {}),
  ...(address.get('category') ? { categoryId: address.get('category')! } : {}),
  status: parseOneOf(address.get('status'), RECORD_STATUSES) ?? ('' as const),
})

/** Features and amenities that a listing of a category can have. */
export function Features() {
  const list = useList('GET /features/admin/all', toQuery)
  const { address, answer } = list
  const categories = useRead('GET /categories', { query: { status: 'all' } }).data?.data ?? []
  const actions = useFeatureActions()
  const category = categories.find(({ id }) => String(id) === address.get('category'))
  const counts = answer.data?.counts
  return (
    <RecordScreen
      texts={admin.screens.adminFeatures}
      add={t.add}
      actions={actions}
      tools={
        <>
          {category && (
            <Button onClick={() => actions.setDialog({ what: 'order', category })}>
              {records.order}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        <FigureRow
          figures={(['total', 'active', 'categories'] as const).map((name) => ({
            name: t.stats[name],
            figure: counts && formatCount(counts[name]),
            note: undefined,
          }))}
        />
        <div>
          <AdminTable<AmenityDetail>
            name="features"
            caption={t.caption}
            columns={getColumns(actions)}
            rows={answer.data?.data}
            pagination={answer.data?.pagination}
            list={list}
            failed={() => t.failed.list}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            hint={t.hint}
            filters={[
              {
                name: 'category',
                label: t.columns.category,
                choices: categoryChoices(categories, t.allCategories),
              },
              statusFilter(),
            ]}
            acts={(row) => (
              <RecordActions
                name={row.name}
                onEdit={() => actions.setDialog({ what: 'edit', row })}
                onDelete={() => actions.setDialog({ what: 'delete', row })}
              />
            )}
          />
        </div>
      </div>
      <FeatureDialogs actions={actions} categories={categories} chosen={category?.id} />
    </RecordScreen>
  )
}

const getColumns = (
  actions: ReturnType<typeof useFeatureActions>,
): readonly Column<AmenityDetail>[] => [
  {
    id: 'name',
    name: t.columns.name,
    cell: ({ name, nameHi, icon, description }) => (
      <>
        <span className="name">
          {icon} {name}
        </span>
        {nameHi && <small lang="hi">{nameHi}</small>}
        {description && <small>{description}</small>}
      </>
    ),
  },
  { id: 'category', name: t.columns.category, cell: ({ category }) => category },
  {
    id: 'usage',
    name: t.columns.usage,
    isFigure: true,
    cell: ({ businessCount }) => t.businesses(businessCount),
  },
  orderColumn(t.columns.order, ({ sortOrder }) => sortOrder),
  statusColumn(actions),
]
