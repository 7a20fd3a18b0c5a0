import { AdminTable, parseOneOf } from '#app/admin/table/AdminTable.tsx'
import { RecordActions } from '#app/admin/record/RecordActions.tsx'
import { RecordScreen } from '#app/admin/record/RecordScreen.tsx'
import { statusColumn } from '#app/admin/record/columns.tsx'
import { RECORD_STATUSES, statusFilter } from '#app/admin/record/filters.ts'
import { readPage, useList } from '#app/data/use-list.ts'
import { FigureRow } from '#app/shell/FigureRow.tsx'
import { locationPath } from '#config/routes.ts'
import type { ManagedLocation } from '#contract/locations.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminLocations as t } from '#i18n/en/app/admin-locations.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { LocationDialogs } from './LocationDialogs.tsx'
import { useLocationActions } from './use-location-actions.ts'

const PAGE_SIZE = 100
const SORTS = ['city', 'businesses', 'updated'] as const

const toQuery = (address: URLSearchParams) => ({
  sort: parseOneOf(address.get('sort'), SORTS) ?? ('city' as const),
  order: address.get('order') === 'desc' ? ('desc' as const) : ('asc' as const),
  page: readPage(address),
  limit: PAGE_SIZE,
  ...(address.get('search') ? { search: address.get('search')! } : {}),
  status: parseOneOf(address.get('status'), RECORD_STATUSES) ?? ('' as const),
})

/** Cities and towns: found, added, changed, merged. */
export function Locations() {
  const list = useList('GET /locations/admin/all', toQuery)
  const { address, answer } = list
  const actions = useLocationActions()
  const counts = answer.data?.counts
  const { sort, order } = toQuery(address)
  return (
    <RecordScreen texts={admin.screens.adminLocations} add={t.add} actions={actions}>
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
            columns={getColumns(actions)}
            rows={answer.data?.data}
            pagination={answer.data?.pagination}
            list={list}
            failed={({ code }) => (code === 'NETWORK' ? t.failed.listNetwork : t.failed.list)}
            idOf={({ id }) => id}
            nameOf={({ city }) => city}
            sort={{ by: sort, isDown: order === 'desc' }}
            hint={t.hint}
            filters={[statusFilter(t.all)]}
            acts={(row) => (
              <RecordActions
                name={row.city}
                onEdit={() => actions.setDialog({ what: 'edit', row })}
                onMerge={() => actions.setDialog({ what: 'merge', row })}
                onDelete={() => actions.setDialog({ what: 'delete', row })}
              />
            )}
          />
        </div>
      </div>
      <LocationDialogs actions={actions} />
    </RecordScreen>
  )
}

const getColumns = (
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
  statusColumn(actions),
]
