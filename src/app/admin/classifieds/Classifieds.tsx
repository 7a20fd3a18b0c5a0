import styles from '#styles/app/screens/records.css?url'
import { useState } from 'react'
import { Link } from '#app/router/index.ts'
import { AdminTable, parseOneOf, readSort } from '#app/admin/table/AdminTable.tsx'
import { categoryChoices } from '#app/admin/record/filters.ts'
import { readPage, useList } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { FigureRow } from '#app/shell/FigureRow.tsx'
import { Screen } from '#app/shell/Screen.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import type { ManagedClassified } from '#contract/classified-admin.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminClassifieds as t } from '#i18n/en/app/admin-classifieds.ts'
import { records } from '#i18n/en/app/records.ts'
import { CLASSIFIED_STATUSES } from '#shared/rules/classifieds.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Toast } from '#ui/Toast.tsx'
import { ClassifiedActionButtons } from './ClassifiedActionButtons.tsx'
import { ClassifiedDialogs } from './ClassifiedDialogs.tsx'
import { COLUMNS, HIDDEN_BY_DEFAULT } from './columns.tsx'
import { useClassifiedActions } from './use-classified-actions.ts'

const PAGE_SIZE = 50
const SORTS = ['created', 'title', 'seller'] as const

const toQuery = (address: URLSearchParams) => ({
  ...readSort(address, SORTS),
  page: readPage(address),
  limit: PAGE_SIZE,
  ...(address.get('search') ? { search: address.get('search')! } : {}),
  ...(address.get('category') ? { categoryId: address.get('category')! } : {}),
  status: parseOneOf(address.get('status'), CLASSIFIED_STATUSES) ?? ('' as const),
  seller: parseOneOf(address.get('seller'), ['inactive'] as const) ?? ('' as const),
})

/** All classified ads: approved, rejected, suspended, brought back, deleted. */
export function Classifieds() {
  const list = useList('GET /classified/admin/all', toQuery)
  const { address, answer } = list
  const categories = useRead('GET /classified-categories/all', {}).data?.data ?? []
  const [notice, setNotice] = useState<string | null>(null)
  const actions = useClassifiedActions(setNotice)
  const counts = answer.data?.counts
  const { sort, order } = toQuery(address)
  return (
    <Screen
      title={admin.screens.adminClassified.title}
      hindi={admin.screens.adminClassified.hindi}
      actions={
        <Link className="button button-line" to={APP_PATHS.adminAdCategories}>
          {t.categories}
        </Link>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <div className="stack">
        <FigureRow
          figures={(['total', 'active', 'sold', 'suspended'] as const).map((name) => ({
            name: t.stats[name],
            figure: counts && formatCount(counts[name]),
            note: name === 'total' && counts?.pending ? t.pending(counts.pending) : undefined,
          }))}
        />
        <div>
          <AdminTable<ManagedClassified>
            name="classified"
            caption={t.caption}
            columns={COLUMNS}
            hiddenAtFirst={HIDDEN_BY_DEFAULT}
            rows={answer.data?.data}
            pagination={answer.data?.pagination}
            list={list}
            failed={() => t.failed.list}
            idOf={({ id }) => id}
            nameOf={({ title }) => title}
            sort={{ by: sort, isDown: order === 'desc' }}
            hint={t.hint}
            filters={[
              {
                name: 'status',
                label: records.status,
                choices: [
                  { value: '', text: records.anyStatus },
                  ...CLASSIFIED_STATUSES.map((value) => ({
                    value,
                    text: counts
                      ? t.counted(t.statuses[value], formatCount(counts[value]))
                      : t.statuses[value],
                  })),
                ],
              },
              {
                name: 'category',
                label: t.columns.category,
                choices: categoryChoices(categories, t.allCategories),
              },
              {
                name: 'seller',
                label: t.columns.seller,
                choices: [
                  { value: '', text: t.allSellers },
                  {
                    value: 'inactive',
                    text: counts
                      ? t.counted(t.inactiveSellers, formatCount(counts.ofInactive))
                      : t.inactiveSellers,
                  },
                ],
              },
            ]}
            acts={(row) => <ClassifiedActionButtons row={row} actions={actions} inTable />}
          />
        </div>
      </div>
      <ClassifiedDialogs actions={actions} />
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </Screen>
  )
}
