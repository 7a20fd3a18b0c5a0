import { lazy, Suspense, type ReactNode } from 'react'
import { AdminTable } from '#app/admin/table/AdminTable.tsx'
import { useUrlQuery } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import type { CallError } from '#client/call.ts'
import { records } from '#i18n/en/app/records.ts'
import { Button } from '#ui/Button.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import type { NamedRecord } from './filters.ts'
import { RecordActions } from './RecordActions.tsx'
import type { RecordActionsOf, RecordPath, RowOf } from './use-records.ts'

/* Dragging is wanted now and then. */
const OrderDialog = lazy(async () => ({ default: (await import('./OrderDialog.tsx')).OrderDialog }))

type TableProps<Row> = Parameters<typeof AdminTable<Row>>[0]
type Own = 'idOf' | 'nameOf' | 'acts' | 'failed'

type Props<Path extends RecordPath> = Omit<TableProps<RowOf<Path>>, Own> & {
  actions: RecordActionsOf<Path>
  canMerge?: boolean
  /** Why the rows did not come. */
  failed: string | ((error: CallError) => string)
}

/** The table of records, with what can be done with each, and what went wrong above it. */
export function RecordTable<Path extends RecordPath>(props: Props<Path>) {
  const { actions, canMerge = false, failed, ...table } = props
  const { setDialog, nameOf, problem, dismiss } = actions
  return (
    <>
      {problem && (
        <div className="notice notice-error" role="alert">
          <p>{problem}</p>
          <Button onClick={dismiss}>{records.dismiss}</Button>
        </div>
      )}
      <AdminTable<RowOf<Path>>
        {...table}
        failed={typeof failed === 'string' ? () => failed : failed}
        idOf={({ id }) => id}
        nameOf={nameOf}
        acts={(row) => (
          <RecordActions
            name={nameOf(row)}
            onEdit={() => setDialog({ what: 'edit', row })}
            {...(canMerge ? { onMerge: () => setDialog({ what: 'merge', row }) } : {})}
            onDelete={() => setDialog({ what: 'delete', row })}
          />
        )}
      />
    </>
  )
}

type Answer<Row> = TableProps<Row>['list']['answer'] & { data: { data: Row[] } | undefined }

/** What a table gets of a list that comes whole and is narrowed here by the address. */
export function useClientFilteredList<Row>(
  answer: Answer<Row>,
  isWanted: (row: Row, address: URLSearchParams, words: string) => boolean,
) {
  const place = useUrlQuery()
  const words = (place.address.get('search') ?? '').trim().toLowerCase()
  const all = answer.data?.data
  const rows = all?.filter((row) => isWanted(row, place.address, words))
  const pagination = rows && { page: 1, limit: rows.length, total: rows.length, totalPages: 1 }
  return { all, table: { rows, pagination, list: { ...place, answer } } }
}

type DialogsProps<Path extends RecordPath> = {
  actions: RecordActionsOf<Path>
  /** The form of a record; new without one. */
  edit: (row: RowOf<Path> | undefined) => ReactNode
  merge?: (row: RowOf<Path>) => ReactNode
  /** What goes with a record that is deleted, or why it cannot go. */
  whenDeleted: (row: RowOf<Path>) => ReactNode
  /** The records that get an order: the whole table, or those of a category are read. */
  order?: { title: (category: string) => string; all?: readonly RowOf<Path>[] | undefined }
}

/** The dialog that an action opened: a record's form, or what is asked before it is changed. */
export function RecordDialogs<Path extends RecordPath>(props: DialogsProps<Path>) {
  const { actions, order } = props
  const { dialog, close } = actions
  if (!dialog) return null
  if (dialog.what === 'order') {
    if (dialog.category)
      return <CategoryOrder actions={actions} title={order!.title} category={dialog.category} />
    return order?.all && <Order actions={actions} title={order.title('')} all={order.all} />
  }
  if (dialog.what === 'edit') return props.edit(dialog.row)
  const { what, row } = dialog
  if (what === 'merge') return props.merge?.(row)
  const { deleteQuestion, failed } = actions.table.texts
  return (
    <DeleteDialog
      name={actions.nameOf(row)}
      question={deleteQuestion}
      failed={failed.delete}
      onDelete={() => actions.remove(row)}
      onClose={close}
    >
      {props.whenDeleted(row)}
    </DeleteDialog>
  )
}

type OrderProps<Path extends RecordPath> = {
  actions: RecordActionsOf<Path>
  title: string
  all: readonly RowOf<Path>[]
  category?: NamedRecord
}

const Order = <Path extends RecordPath>({ actions, title, all, category }: OrderProps<Path>) => (
  <Suspense>
    <OrderDialog
      title={title}
      items={all.map((row) => ({ id: row.id, name: actions.nameOf(row) }))}
      onSave={(ids) => actions.order(ids, category)}
      onClose={actions.close}
    />
  </Suspense>
)

type CategoryOrderProps<Path extends RecordPath> = Pick<OrderProps<Path>, 'actions'> & {
  title: (category: string) => string
  category: NamedRecord
}

/* All records of the category: those that the search left out too. */
function CategoryOrder<Path extends RecordPath>(props: CategoryOrderProps<Path>) {
  const { actions, title, category } = props
  const name = actions.table.invalidates[0] as 'GET /features/admin/all'
  const all = useRead(name, { query: { categoryId: category.id, limit: 1000 } }).data?.data
  return (
    all && (
      <Order
        {...{ actions, category }}
        title={title(category.name)}
        all={all as unknown as RowOf<Path>[]}
      />
    )
  )
}
