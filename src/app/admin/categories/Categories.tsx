import { Link } from '#app/router/index.ts'
import { RecordScreen } from '#app/admin/record/RecordScreen.tsx'
import {
  RecordDialogs,
  RecordTable,
  useClientFilteredList,
} from '#app/admin/record/RecordTable.tsx'
import {
  useRecords,
  type RecordActionsOf,
  type RecordTableConfig as Table,
} from '#app/admin/record/use-records.ts'
import { orderColumn, statusColumn } from '#app/admin/record/columns.tsx'
import { statusFilter } from '#app/admin/record/filters.ts'
import { useRead } from '#app/data/use-read.ts'
import { FigureRow, toFigures } from '#app/shell/FigureRow.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import { categoryPath } from '#config/routes.ts'
import type { ManagedCategory } from '#contract/categories.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminCategories as t } from '#i18n/en/app/admin-categories.ts'
import { records } from '#i18n/en/app/records.ts'
import { formatCount } from '#shared/rules/money.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { CategoryDialog } from './CategoryDialog.tsx'
import { CategoryMerge } from './CategoryMerge.tsx'

const TABLE: Table<'/categories'> = {
  path: '/categories',
  invalidates: [
    ...(['GET /categories/admin/all', 'GET /categories', 'GET /admin/counts'] as const),
    // Those of a merged category move.
    ...(['GET /features/admin/all', 'GET /category-service-fields'] as const),
  ],
  title: 'name',
  texts: t,
}

/** Kinds of business: added, changed, put into an order, merged. */
export function Categories() {
  const answer = useRead('GET /categories/admin/all', {})
  const { all, table } = useClientFilteredList(answer, isWanted)
  const actions = useRecords(TABLE)
  return (
    <RecordScreen
      texts={admin.screens.adminCategories}
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
        <FigureRow figures={toFigures(t.stats, all && countAll(all))} />
        <div>
          <RecordTable
            actions={actions}
            canMerge
            {...table}
            name="categories"
            caption={t.caption}
            columns={getColumns(actions)}
            failed={t.failed.list}
            hint={t.hint}
            filters={[statusFilter()]}
          />
        </div>
      </div>
      <RecordDialogs
        actions={actions}
        edit={(row) => <CategoryDialog {...{ actions, row }} />}
        merge={(row) => <CategoryMerge {...{ actions, row }} all={all ?? []} />}
        whenDeleted={(row) =>
          row.listings + row.posts > 0 ? (
            <p>{t.inUse(row.listings, row.posts)}</p>
          ) : (
            row.features + row.fields > 0 && <p>{t.goesWith(row)}</p>
          )
        }
        order={{ title: () => t.orderTitle, all }}
      />
    </RecordScreen>
  )
}

function isWanted(row: ManagedCategory, address: URLSearchParams, words: string): boolean {
  const status = address.get('status')
  return (
    (!status || row.status === status) &&
    [row.name, row.nameHi ?? '', row.slug, ...row.keywords].some((text) =>
      text.toLowerCase().includes(words),
    )
  )
}

function countAll(all: readonly ManagedCategory[]) {
  const active = all.filter(({ status }) => status === 'active').length
  const businesses = all.reduce((sum, row) => sum + row.businessCount, 0)
  return { total: all.length, active, inactive: all.length - active, businesses }
}

const getColumns = (
  actions: RecordActionsOf<'/categories'>,
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
          {nameHi && <span lang={LOCAL_LANGUAGE}>{nameHi} · </span>}
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
