import { RecordScreen } from '#app/admin/record/RecordScreen.tsx'
import { RecordDialogs, RecordTable } from '#app/admin/record/RecordTable.tsx'
import {
  useRecords,
  type RecordActionsOf,
  type RecordTableConfig as Table,
} from '#app/admin/record/use-records.ts'
import { orderColumn, statusColumn } from '#app/admin/record/columns.tsx'
import { categoryChoices } from '#app/admin/record/filters.ts'
import { readPage, useList } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import type { ServiceFieldDetail } from '#contract/service-fields.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminFields as t } from '#i18n/en/app/admin-fields.ts'
import { records } from '#i18n/en/app/records.ts'
import { table } from '#i18n/en/app/table.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { FieldDialog } from './FieldDialog.tsx'

const TABLE: Table<'/category-service-fields'> = {
  path: '/category-service-fields',
  invalidates: [
    'GET /category-service-fields',
    'GET /category-service-fields/category/{categoryId}',
    'GET /categories/admin/all',
  ],
  title: 'fieldLabel',
  texts: t,
  notices: {
    isActive: () => t.activated,
    isInactive: () => t.deactivated,
    deleted: () => t.deleted,
    saved: (isNew) => (isNew ? t.created : t.updated),
  },
}
const PAGE_SIZE = 100

const toQuery = (address: URLSearchParams) => ({
  page: readPage(address),
  limit: PAGE_SIZE,
  ...(address.get('search') ? { search: address.get('search')! } : {}),
  ...(address.get('category') ? { categoryId: address.get('category')! } : {}),
})

/** What the listing form asks beyond what it asks everyone, category by category. */
export function ServiceFields() {
  const list = useList('GET /category-service-fields', toQuery)
  const { address, answer } = list
  const categories = useRead('GET /categories', { query: { status: 'all' } }).data?.data ?? []
  const actions = useRecords(TABLE)
  const category = categories.find(({ id }) => String(id) === address.get('category'))
  return (
    <RecordScreen
      texts={admin.screens.adminServiceFields}
      actions={actions}
      tools={
        <>
          <Button busy={answer.isFetching && table.waiting} onClick={() => void answer.refetch()}>
            {t.refresh}
          </Button>
          {category && (
            <Button onClick={() => actions.setDialog({ what: 'order', category })}>
              {records.order}
            </Button>
          )}
        </>
      }
      lasts={3000}
    >
      <RecordTable
        actions={actions}
        name="service-fields"
        caption={t.caption}
        columns={getColumns(actions)}
        rows={answer.data?.data}
        pagination={answer.data?.pagination}
        list={list}
        failed={t.failed.list}
        hint={t.hint}
        none={t.none}
        filters={[
          {
            name: 'category',
            label: t.columns.category,
            choices: categoryChoices(categories, t.allCategories),
          },
        ]}
      />
      <RecordDialogs
        actions={actions}
        edit={(row) => <FieldDialog {...{ actions, row, categories }} chosen={category?.id} />}
        whenDeleted={() => <p>{t.answersGo}</p>}
        order={{ title: t.orderOf }}
      />
    </RecordScreen>
  )
}

const getColumns = (
  actions: RecordActionsOf<'/category-service-fields'>,
): readonly Column<ServiceFieldDetail>[] => [
  {
    id: 'label',
    name: t.columns.label,
    cell: ({ fieldLabel, fieldName, labelHi }) => (
      <>
        <span className="name">{fieldLabel}</span>
        <small>
          {labelHi && <span lang={LOCAL_LANGUAGE}>{labelHi} · </span>}
          {fieldName}
        </small>
      </>
    ),
  },
  { id: 'category', name: t.columns.category, cell: ({ category }) => category.name },
  {
    id: 'type',
    name: t.columns.type,
    cell: ({ fieldType, fieldOptions: { options } }) => (
      <>
        {t.types[fieldType]}
        {options && <small>{options.join(', ')}</small>}
      </>
    ),
  },
  {
    id: 'required',
    name: t.columns.required,
    cell: ({ isRequired }) => (isRequired ? t.yes : t.no),
  },
  orderColumn(t.columns.order, ({ displayOrder }) => displayOrder),
  statusColumn(actions),
]
