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
import { useRead } from '#app/data/use-read.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import type { ClassifiedCategoryDetail } from '#contract/classified-categories.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { classifiedCategories as t } from '#i18n/en/app/classified-categories.ts'
import { records } from '#i18n/en/app/records.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { ClassifiedCategoryDialog } from './ClassifiedCategoryDialog.tsx'

const TABLE: Table<'/classified-categories'> = {
  path: '/classified-categories',
  invalidates: ['GET /classified-categories/all', 'GET /classified-categories'],
  title: 'name',
  texts: t,
}

/** Kinds of classified ads: added, changed, put into an order, deleted. */
export function ClassifiedCategories() {
  const answer = useRead('GET /classified-categories/all', {})
  const { all, table } = useClientFilteredList(answer, ({ name, slug }, _address, words) =>
    `${name} ${slug}`.toLowerCase().includes(words),
  )
  const actions = useRecords(TABLE)
  return (
    <RecordScreen
      texts={admin.screens.adminAdCategories}
      actions={actions}
      tools={
        <>
          <Link className="button button-line" to={APP_PATHS.adminClassified}>
            {t.back}
          </Link>
          <Button
            disabled={!all || all.length < 2}
            onClick={() => actions.setDialog({ what: 'order' })}
          >
            {records.order}
          </Button>
        </>
      }
    >
      <RecordTable
        actions={actions}
        {...table}
        name="ad-categories"
        caption={t.caption}
        columns={getColumns(actions)}
        failed={t.failed.list}
        hint={t.hint}
      />
      <RecordDialogs
        actions={actions}
        edit={(row) => <ClassifiedCategoryDialog {...{ actions, row }} />}
        whenDeleted={({ ads }) => ads > 0 && <p>{t.inUse(ads)}</p>}
        order={{ title: () => t.orderTitle, all }}
      />
    </RecordScreen>
  )
}

const getColumns = (
  actions: RecordActionsOf<'/classified-categories'>,
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
