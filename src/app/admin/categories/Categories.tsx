import styles from '#styles/app/screens/records.css?url'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { AdminTable } from '#app/admin/table/AdminTable.tsx'
import { OrderDialog } from '#app/admin/record/OrderDialog.tsx'
import { RecordActs } from '#app/admin/record/RecordActs.tsx'
import { StatusToggle } from '#app/admin/record/StatusToggle.tsx'
import { whole } from '#app/admin/record/whole.ts'
import { changedAddress, type AddressChanges } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { FigureRow } from '#app/shell/FigureRow.tsx'
import { Screen } from '#app/shell/Screen.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import { categoryPath } from '#config/routes.ts'
import type { ManagedCategory } from '#contract/categories.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminCategories as t } from '#i18n/en/app/admin-categories.ts'
import { records } from '#i18n/en/app/records.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { Toast } from '#ui/Toast.tsx'
import { CategoryDialogs } from './CategoryDialogs.tsx'
import { useCategoryActions } from './use-category-actions.ts'

/** Kinds of business: added, changed, put into an order, merged. */
export function Categories() {
  const [address, setAddress] = useSearchParams()
  const change = (changes: AddressChanges, options: { replace?: boolean } = {}) =>
    setAddress((before) => changedAddress(before, changes), options)
  const answer = useRead('GET /categories/admin/all', {})
  const all = answer.data?.data
  const rows = all?.filter(isWanted(address))
  const [said, say] = useState<string | null>(null)
  const actions = useCategoryActions(say)
  const columns = columnsOf(actions)
  return (
    <Screen
      title={admin.screens.adminCategories.title}
      hindi={admin.screens.adminCategories.hindi}
      actions={
        <>
          <Button disabled={!all || all.length < 2} onClick={() => actions.ask({ what: 'order' })}>
            {records.order}
          </Button>
          <Button look="primary" icon="plus" onClick={() => actions.ask({ what: 'edit' })}>
            {t.add}
          </Button>
        </>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <div className="stack">
        <FigureRow figures={figuresOf(all)} />
        <div>
          <AdminTable<ManagedCategory>
            name="categories"
            caption={t.caption}
            columns={columns}
            rows={rows}
            pagination={whole(rows)}
            reading={answer}
            failed={() => t.failed.list}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            address={address}
            hrefOf={(changes) => `?${changedAddress(address, changes)}`}
            change={change}
            hint={t.hint}
            filters={[
              {
                name: 'status',
                label: records.status,
                choices: [
                  { value: '', text: records.anyStatus },
                  { value: 'active', text: records.active },
                  { value: 'inactive', text: records.inactive },
                ],
              },
            ]}
            acts={(row) => (
              <RecordActs
                name={row.name}
                onEdit={() => actions.ask({ what: 'edit', row })}
                onMerge={() => actions.ask({ what: 'merge', row })}
                onDelete={() => actions.ask({ what: 'delete', row })}
              />
            )}
          />
        </div>
      </div>
      {actions.asked?.what === 'order' && all && (
        <OrderDialog
          title={t.orderTitle}
          items={all}
          onSave={actions.order}
          onClose={actions.close}
        />
      )}
      <CategoryDialogs actions={actions} all={all ?? []} />
      <Toast onGone={() => say(null)}>{said}</Toast>
    </Screen>
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

const columnsOf = (
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
  {
    id: 'status',
    name: t.columns.status,
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
  {
    id: 'order',
    name: t.columns.order,
    isFigure: true,
    cell: ({ sortOrder }) => sortOrder,
  },
]
