import { parseOneOf } from '#app/admin/table/AdminTable.tsx'
import { RecordScreen } from '#app/admin/record/RecordScreen.tsx'
import { RecordDialogs, RecordTable } from '#app/admin/record/RecordTable.tsx'
import {
  useRecords,
  type RecordActionsOf,
  type RecordTableConfig as Table,
} from '#app/admin/record/use-records.ts'
import { orderColumn, statusColumn } from '#app/admin/record/columns.tsx'
import { categoryChoices, RECORD_STATUSES, statusFilter } from '#app/admin/record/filters.ts'
import { readPage, useList } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { FigureRow, toFigures } from '#app/shell/FigureRow.tsx'
import type { AmenityDetail } from '#contract/amenities.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminFeatures as t } from '#i18n/en/app/admin-features.ts'
import { records } from '#i18n/en/app/records.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { FeatureDialog } from './FeatureDialog.tsx'

const TABLE: Table<'/features'> = {
  path: '/features',
  invalidates: ['GET /features/admin/all', 'GET /features', 'GET /categories/admin/all'],
  title: 'name',
  texts: t,
}
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
  const actions = useRecords(TABLE)
  const category = categories.find(({ id }) => String(id) === address.get('category'))
  return (
    <RecordScreen
      texts={admin.screens.adminFeatures}
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
        <FigureRow figures={toFigures(t.stats, answer.data?.counts)} />
        <div>
          <RecordTable
            actions={actions}
            name="features"
            caption={t.caption}
            columns={getColumns(actions)}
            rows={answer.data?.data}
            pagination={answer.data?.pagination}
            list={list}
            failed={t.failed.list}
            hint={t.hint}
            filters={[
              {
                name: 'category',
                label: t.columns.category,
                choices: categoryChoices(categories, t.allCategories),
              },
              statusFilter(),
            ]}
          />
        </div>
      </div>
      <RecordDialogs
        actions={actions}
        edit={(row) => <FeatureDialog {...{ actions, row, categories }} chosen={category?.id} />}
        whenDeleted={({ businessCount }) => businessCount > 0 && <p>{t.inUse(businessCount)}</p>}
        order={{ title: t.orderOf }}
      />
    </RecordScreen>
  )
}

const getColumns = (actions: RecordActionsOf<'/features'>): readonly Column<AmenityDetail>[] => [
  {
    id: 'name',
    name: t.columns.name,
    cell: ({ name, nameHi, icon, description }) => (
      <>
        <span className="name">
          {icon} {name}
        </span>
        {nameHi && <small lang={LOCAL_LANGUAGE}>{nameHi}</small>}
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
