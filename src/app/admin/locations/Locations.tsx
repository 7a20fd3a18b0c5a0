import styles from '#styles/app/screens/records.css?url'
import { useState } from 'react'
import { AdminTable, oneOf } from '#app/admin/table/AdminTable.tsx'
import { RecordActs } from '#app/admin/record/RecordActs.tsx'
import { StatusToggle } from '#app/admin/record/StatusToggle.tsx'
import { pageOf, useList } from '#app/data/use-list.ts'
import { FigureRow } from '#app/shell/FigureRow.tsx'
import { Screen } from '#app/shell/Screen.tsx'
import { locationPath } from '#config/routes.ts'
import type { ManagedLocation } from '#contract/locations.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminLocations as t } from '#i18n/en/app/admin-locations.ts'
import { records } from '#i18n/en/app/records.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { Toast } from '#ui/Toast.tsx'
import { LocationDialogs } from './LocationDialogs.tsx'
import { useLocationActions } from './use-location-actions.ts'

const A_PAGE = 100
const SORTS = ['city', 'businesses', 'updated'] as const
const STATUSES = ['active', 'inactive'] as const

const queryOf = (address: URLSearchParams) => ({
  sort: oneOf(address.get('sort'), SORTS) ?? ('city' as const),
  order: address.get('order') === 'desc' ? ('desc' as const) : ('asc' as const),
  page: pageOf(address),
  limit: A_PAGE,
  ...(address.get('search') ? { search: address.get('search')! } : {}),
  status: oneOf(address.get('status'), STATUSES) ?? ('' as const),
})

/** Cities and towns: found, added, changed, merged. */
export function Locations() {
  const { address, answer, hrefOf, change } = useList('GET /locations/admin/all', queryOf)
  const [said, say] = useState<string | null>(null)
  const actions = useLocationActions(say)
  const counts = answer.data?.counts
  const { sort, order } = queryOf(address)
  return (
    <Screen
      title={admin.screens.adminLocations.title}
      hindi={admin.screens.adminLocations.hindi}
      actions={
        <Button look="primary" icon="plus" onClick={() => actions.ask({ what: 'edit' })}>
          {t.add}
        </Button>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <div className="stack">
        {actions.problem && (
          <div className="notice notice-error" role="alert">
            <p>{actions.problem}</p>
            <Button onClick={actions.dismiss}>{t.dismiss}</Button>
          </div>
        )}
        <FigureRow
          figures={(['total', 'active', 'inactive', 'states'] as const).map((name) => ({
            name: t.stats[name],
            figure: counts && formatCount(counts[name]),
            note: undefined,
          }))}
        />
        <div>
          <AdminTable<ManagedLocation>
            name="locations"
            caption={t.caption}
            columns={columnsOf(actions)}
            rows={answer.data?.data}
            pagination={answer.data?.pagination}
            reading={answer}
            failed={({ code }) => (code === 'NETWORK' ? t.failed.listNetwork : t.failed.list)}
            idOf={({ id }) => id}
            nameOf={({ city }) => city}
            address={address}
            hrefOf={hrefOf}
            change={change}
            sort={{ by: sort, isDown: order === 'desc' }}
            hint={t.hint}
            filters={[
              {
                name: 'status',
                label: records.status,
                choices: [
                  { value: '', text: t.all },
                  ...STATUSES.map((value) => ({ value, text: records.statuses[value] })),
                ],
              },
            ]}
            acts={(row) => (
              <RecordActs
                name={row.city}
                onEdit={() => actions.ask({ what: 'edit', row })}
                onMerge={() => actions.ask({ what: 'merge', row })}
                onDelete={() => actions.ask({ what: 'delete', row })}
              />
            )}
          />
        </div>
      </div>
      <LocationDialogs actions={actions} />
      <Toast onGone={() => say(null)}>{said}</Toast>
    </Screen>
  )
}

const columnsOf = (
  actions: ReturnType<typeof useLocationActions>,
): readonly Column<ManagedLocation>[] => [
  {
    id: 'city',
    name: t.columns.city,
    sort: 'city',
    cell: ({ city, nameHi, slug, status }) => (
      <>
        {status === 'active' ? (
          <a className="name" href={locationPath(slug)}>
            {city}
          </a>
        ) : (
          <span className="name">{city}</span>
        )}
        {nameHi && <small lang="hi">{nameHi}</small>}
      </>
    ),
  },
  { id: 'district', name: t.columns.district, cell: ({ district }) => district },
  { id: 'state', name: t.columns.state, cell: ({ state }) => state },
  { id: 'pincode', name: t.columns.pincode, cell: ({ pincode }) => pincode ?? '–' },
  {
    id: 'businesses',
    name: t.columns.businesses,
    sort: 'businesses',
    isFigure: true,
    cell: ({ businessCount, listings }) => (
      <>
        {formatCount(businessCount)}
        {listings > businessCount && <small>{t.more(listings - businessCount)}</small>}
      </>
    ),
  },
  {
    id: 'point',
    name: t.columns.point,
    cell: ({ latitude }) => (latitude === null ? t.noPoint : t.hasPoint),
  },
  {
    id: 'status',
    name: t.columns.status,
    isPlain: true,
    cell: (row) => (
      <StatusToggle
        isActive={row.status === 'active'}
        name={row.city}
        isBusy={actions.isToggling}
        onToggle={() => actions.toggle(row)}
      />
    ),
  },
]
