import styles from '#styles/app/screens/tables.css?url'
import type { ReactNode } from 'react'
import type { CallError } from '#client/call.ts'
import { needsIdentityProof } from '#app/data/identity-proof.ts'
import { ProofNeeded } from '#app/admin/protect/ProofNeeded.tsx'
import type { UrlQueryChanges } from '#app/data/use-list.ts'
import { table as t } from '#i18n/en/app/table.ts'
import { paging } from '#i18n/en/paging.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { DataTable, type SelectedIds, type Column } from '#ui/DataTable.tsx'
import type { TableSort } from '#ui/DataTableHead.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { ColumnChooser, TableToolbar, type ToolbarFilter } from '#ui/TableToolbar.tsx'
import { useHiddenColumns } from './use-hidden-columns.ts'

type Page = { page: number; limit: number; total: number; totalPages: number }

type List = {
  answer: {
    error: CallError | null
    isFetching: boolean
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  address: URLSearchParams
  hrefOf: (changes: UrlQueryChanges) => string
  change: (changes: UrlQueryChanges, options?: { replace?: boolean }) => void
}

type Props<Row> = {
  /** Names what the device remembers of it: which columns are hidden. */
  name: string
  caption: string
  columns: readonly Column<Row>[]
  /** Columns that are hidden by default. */
  hiddenAtFirst?: readonly string[]
  rows: readonly Row[] | undefined
  pagination: Page | undefined
  /** What was read, and the address that its state is in (`useList`). */
  list: List
  /** Why the rows did not come. */
  failed: (error: CallError) => string
  idOf: (row: Row) => number
  nameOf: (row: Row) => string
  sort?: TableSort
  /** What may be typed into the search. */
  hint?: string
  /** Values of the address by which it is narrowed. */
  filters?: readonly (Omit<ToolbarFilter, 'value' | 'onChoose'> & { name: string })[]
  /** The text for an empty table. */
  none?: string
  /** Filters of another kind, such as days, and their values of the address. */
  moreFilters?: ReactNode
  moreNames?: readonly string[]
  /** What is said above the rows. */
  notice?: ReactNode
  /** Low rows, of which many are seen at once. */
  isDense?: boolean
  groupOf?: (row: Row) => string
  tools?: ReactNode
  acts?: (row: Row) => ReactNode
  chosen?: SelectedIds
  /** How many are chosen, if more than those that are named. */
  chosenCount?: number
  onChoose?: (chosen: SelectedIds) => void
  bulk?: ReactNode
}

/**
 * A list of administrators: search, filters, columns and the pages of it, all in the address, so
 * that a reload, Back and a copied link show the same.
 */
export function AdminTable<Row>(props: Props<Row>) {
  const { name, columns, rows, pagination, sort } = props
  const { answer, address, hrefOf, change } = props.list
  const [hidden, hide] = useHiddenColumns(name, props.hiddenAtFirst ?? [])
  const filters = props.filters ?? []
  const names = [...filters.map((filter) => filter.name), ...(props.moreNames ?? [])]
  const isNarrowed = ['search', ...names].some((one) => address.get(one))
  const isProofNeeded = !rows && needsIdentityProof(answer.error)
  const clear = () => change(Object.fromEntries(['search', ...names].map((n) => [n, null])))
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="screen" />
      <TableToolbar
        label={t.tools}
        {...(filters.length > 0 ? { foldLabel: t.filters } : {})}
        more={props.moreFilters}
        moreSet={(props.moreNames ?? []).filter((one) => address.get(one)).length}
        {...(props.hint === undefined
          ? {}
          : {
              search: {
                label: t.search,
                hint: props.hint,
                value: address.get('search') ?? '',
                onSearch: (search) => change({ search, exact: null }, { replace: true }),
              },
            })}
        filters={filters.map(({ name: filter, ...shown }) => ({
          ...shown,
          value: address.get(filter) ?? '',
          onChoose: (value) => change({ [filter]: value }, { replace: true }),
        }))}
        count={pagination && t.found(formatCount(pagination.total))}
      >
        {columns.length > 3 && (
          <ColumnChooser
            label={t.columns}
            columns={columns.slice(1)}
            hidden={hidden}
            onChange={hide}
          />
        )}
        {props.tools}
      </TableToolbar>
      {props.notice}
      {isProofNeeded ? (
        <ProofNeeded onAsk={() => void answer.refetch()} />
      ) : (
        <DataTable
          isDense={props.isDense ?? false}
          groupOf={props.groupOf}
          caption={props.caption}
          columns={columns.filter(({ id }) => !hidden.has(id))}
          rows={rows}
          idOf={props.idOf}
          nameOf={props.nameOf}
          {...(sort
            ? {
                sort,
                onSort: ({ by, isDown }: TableSort) =>
                  change({ sort: by, order: isDown ? 'desc' : 'asc' }, { replace: true }),
              }
            : {})}
          {...(props.chosen && props.onChoose
            ? {
                ...{ chosen: props.chosen, onChoose: props.onChoose, bulk: props.bulk },
                chosenCount: props.chosenCount ?? props.chosen.size,
              }
            : {})}
          {...(props.acts ? { acts: props.acts } : {})}
          isBusy={answer.isFetching && (answer.isPlaceholderData || !rows)}
          problem={answer.error ? props.failed(answer.error) : undefined}
          onAgain={() => void answer.refetch()}
          empty={
            <EmptyState title={props.none ?? t.none} text={isNarrowed ? t.noneText : undefined}>
              {isNarrowed && <Button onClick={clear}>{t.clearFilters}</Button>}
            </EmptyState>
          }
          t={t}
        />
      )}
      {pagination && rows && rows.length > 0 && pagination.totalPages > 1 && (
        <div className="list-foot num">
          <span>
            {t.shown(
              formatCount((pagination.page - 1) * pagination.limit + 1),
              formatCount((pagination.page - 1) * pagination.limit + rows.length),
              formatCount(pagination.total),
            )}
          </span>
          <Pagination
            page={pagination.page}
            pages={pagination.totalPages}
            hrefOf={(to) => hrefOf({ page: to })}
            onChoose={(to) => change({ page: to })}
            t={paging}
          />
        </div>
      )}
    </>
  )
}

/** The sort order of a URL, if it is a known one; otherwise the first. */
export function readSort<By extends string>(
  address: URLSearchParams,
  known: readonly [By, ...By[]],
): { sort: By; order: 'asc' | 'desc' } {
  const sort = known.find((one) => one === address.get('sort')) ?? known[0]
  return { sort, order: address.get('order') === 'asc' ? 'asc' : 'desc' }
}

/** A value of the address among those that there are; undefined unless it is one. */
export const parseOneOf = <Value extends string>(
  value: string | null,
  known: readonly Value[],
): Value | undefined => known.find((one) => one === value)
