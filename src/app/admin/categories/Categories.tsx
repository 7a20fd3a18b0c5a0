import { Link } from 'react-router'
import { AdminTable } from '#app/admin/table/AdminTable.tsx'
import { OrderDialog } from '#app/admin/record/OrderDialog.tsx'
import { RecordActions } from '#app/admin/record/RecordActions.tsx'
import { RecordScreen } from '#app/admin/record/RecordScreen.tsx'
import { orderColumn, statusColumn } from '#app/admin/record/columns.tsx'
import { toSinglePage } from '#app/admin/record/record-values.ts'
import { statusFilter } from '#app/admin/record/filters.ts'
import { useAddressQuery } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { FigureRow } from '#app/shell/FigureRow.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import { categoryPath } from '#config/routes.ts'
import type { ManagedCategory } from '#contract/categories.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminCategories as t } from '#i18n/en/app/admin-categories.ts'
import { records } from '#i18n/en/app/records.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { CategoryDialogs } from './CategoryDialogs.tsx'
import { useCategoryActions } from './use-category-actions.ts'

/** Kinds of business: added, changed, put into an order, merged. */
export function Categories() {
  const place = useAddressQuery()
  const { address } = place
  const answer = useRead('GET /categories/admin/all', {})
  const all = answer.data?.data
  const rows = all?.filter(isWanted(address))
  const actions = useCategoryActions()
  const columns = getColumns(actions)
  return (
    <RecordScreen
      texts={admin.screens.adminCategories}
      add={t.add}
      actions={actions}
      tools={
        <Button
          disabled={!all || all.length < 2}
          onClick={() => actions.setDialog({ what: 'order' })}
        >
          {records.order}
        </Button>
      }
    >
      <div className="stack">
        <FigureRow figures={figuresOf(all)} />
        <div>
          <AdminTable<ManagedCategory>
            name="categories"
            caption={t.caption}
            columns={columns}
            rows={rows}
            pagination={toSinglePage(rows)}
            list={{ ...place, answer }}
            failed={() => t.failed.list}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            hint={t.hint}
            filters={[statusFilter()]}
            acts={(row) => (
              <RecordActions
                name={row.name}
                onEdit={() => actions.setDialog({ what: 'edit', row })}
                onMerge={() => actions.setDialog({ what: 'merge', row })}
                onDelete={() => actions.setDialog({ what: 'delete', row })}
              />
            )}
          />
        </div>
      </div>
      {actions.dialog?.what === 'order' && all && (
        <OrderDialog
          title={t.orderTitle}
          items={all}
          onSave={actions.order}
          onClose={actions.close}
        />
      )}
      <CategoryDialogs actions={actions} all={all ?? []} />
    </RecordScreen>
  )
}

const isWanted = (address: URLSearchParams) => {
  const status = address.get('status')
  const words = (address.get('search') ?? '').trim().toLowerCase()
  return (row: ManagedCategory): boolean =>
    (!status || row.status === status) &&
    [row.name, row.nameHi ?? '', row.slug, ...row.keywords].some((text) =>
      text.toLowerCase().includes(words),
    )
}

function figuresOf(all: readonly ManagedCategory[] | undefined) {
  const active = all?.filter(({ status }) => status === 'active').length ?? 0
  const figure = (name: string, count: number) => ({
    name,
    figure: all && formatCount(count),
    note: undefined,
  })
  return [
    figure(t.stats.total, all?.length ?? 0),
    figure(t.stats.active, active),
    figure(t.stats.inactive, (all?.length ?? 0) - active),
    figure(t.stats.businesses, all?.reduce((sum, row) => sum + row.businessCount, 0) ?? 0),
  ]
}

const getColumns = (
  actions: ReturnType<typeof useCategoryActions>,
): readonly Column<ManagedCategory>[] => [
  {
    id: 'name',
    name: t.columns.name,
    cell: ({ name, nameHi, slug, icon, color, status }) => (
      <>
        <svg className="colour-dot" viewBox="0 0 2 2" aria-hidden="true">
          <circle cx="1" cy="1" r="1" fill={color} />
        </svg>{' '}
        {status === 'active' ? (
          <a className="name" href={categoryPath(slug)}>
            {icon} {name}
          </a>
        ) : (
          <span className="name">
            {icon} {name}
          </span>
        )}
        <small>
          {nameHi && <span lang="hi">{nameHi} · </span>}
          {slug}
        </small>
      </>
    ),
  },
  statusColumn(actions),
  {
    id: 'businesses',
    name: t.columns.businesses,
    isFigure: true,
    cell: ({ businessCount, listings }) => (
      <>
        {formatCount(businessCount)}
        {listings > businessCount && <small>{t.more(listings - businessCount)}</small>}
      </>
    ),
  },
  {
    id: 'features',
    name: t.columns.features,
    isFigure: true,
    cell: ({ id, features }) => (
      <Link className="link" to={`${APP_PATHS.adminFeatures}?category=${id}`}>
        {formatCount(features)}
      </Link>
    ),
  },
  {
    id: 'fields',
    name: t.columns.fields,
    isFigure: true,
    cell: ({ id, fields }) => (
      <Link className="link" to={`${APP_PATHS.adminServiceFields}?category=${id}`}>
        {formatCount(fields)}
      </Link>
    ),
  },
  orderColumn(t.columns.order, ({ sortOrder }) => sortOrder),
]
