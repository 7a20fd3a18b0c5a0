import styles from '#styles/app/screens/records.css?url'
import { useState } from 'react'
import { AdminTable, oneOf } from '#app/admin/table/AdminTable.tsx'
import { RecordActs } from '#app/admin/record/RecordActs.tsx'
import { StatusToggle } from '#app/admin/record/StatusToggle.tsx'
import { pageOf, useList } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { FigureRow } from '#app/shell/FigureRow.tsx'
import { Screen } from '#app/shell/Screen.tsx'
import type { AmenityDetail } from '#contract/amenities.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminFeatures as t } from '#i18n/en/app/admin-features.ts'
import { records } from '#i18n/en/app/records.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { Toast } from '#ui/Toast.tsx'
import { FeatureDialogs } from './FeatureDialogs.tsx'
import { useFeatureActions } from './use-feature-actions.ts'

const A_PAGE = 100
const STATUSES = ['active', 'inactive'] as const

const queryOf = (address: URLSearchParams) => ({
  page: pageOf(address),
  limit: A_PAGE,
  ...(address.get('search') ? { search: address.get('search')! } : {}),
  ...(address.get('category') ? { categoryId: address.get('category')! } : {}),
  status: oneOf(address.get('status'), STATUSES) ?? ('' as const),
})

/** Features and amenities that a listing of a category can have. */
export function Features() {
  const { address, answer, hrefOf, change } = useList('GET /features/admin/all', queryOf)
  const categories = useRead('GET /categories', { query: { status: 'all' } }).data?.data ?? []
  const [said, say] = useState<string | null>(null)
  const actions = useFeatureActions(say)
  const category = categories.find(({ id }) => String(id) === address.get('category'))
  const counts = answer.data?.counts
  return (
    <Screen
      title={admin.screens.adminFeatures.title}
      hindi={admin.screens.adminFeatures.hindi}
      actions={
        <>
          {category && (
            <Button onClick={() => actions.ask({ what: 'order', category })}>
              {records.order}
            </Button>
          )}
          <Button look="primary" icon="plus" onClick={() => actions.ask({ what: 'edit' })}>
            {t.add}
          </Button>
        </>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
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
            columns={columnsOf(actions)}
            rows={answer.data?.data}
            pagination={answer.data?.pagination}
            reading={answer}
            failed={() => t.failed.list}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            address={address}
            hrefOf={hrefOf}
            change={change}
            hint={t.hint}
            filters={[
              {
                name: 'category',
                label: t.columns.category,
                choices: [
                  { value: '', text: t.allCategories },
                  ...categories.map(({ id, name }) => ({ value: String(id), text: name })),
                ],
              },
              {
                name: 'status',
                label: records.status,
                choices: [
                  { value: '', text: records.anyStatus },
                  ...STATUSES.map((value) => ({ value, text: records.statuses[value] })),
                ],
              },
            ]}
            acts={(row) => (
              <RecordActs
                name={row.name}
                onEdit={() => actions.ask({ what: 'edit', row })}
                onDelete={() => actions.ask({ what: 'delete', row })}
              />
            )}
          />
        </div>
      </div>
      <FeatureDialogs actions={actions} categories={categories} chosen={category?.id} />
      <Toast onGone={() => say(null)}>{said}</Toast>
    </Screen>
  )
}

const columnsOf = (
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
  {
    id: 'order',
    name: t.columns.order,
    isFigure: true,
    cell: ({ sortOrder }) => sortOrder,
  },
  {
    id: 'status',
    name: records.status,
    isPlain: true,
    cell: (row) => (
      <StatusToggle
        isActive={row.status === 'active'}
        name={row.name}
        isBusy={actions.isToggling}
        onToggle={() => actions.toggle(row)}
      />
    ),
  },
]
