import { parseOneOf } from '#app/admin/table/AdminTable.tsx'
import { RecordScreen } from '#app/admin/record/RecordScreen.tsx'
import { RecordDialogs, RecordTable } from '#app/admin/record/RecordTable.tsx'
import {
  useRecords,
  type RecordActionsOf,
  type RecordTableConfig as Table,
} from '#app/admin/record/use-records.ts'
import { statusColumn } from '#app/admin/record/columns.tsx'
import { RECORD_STATUSES, statusFilter } from '#app/admin/record/filters.ts'
import { readPage, useList } from '#app/data/use-list.ts'
import { FigureRow, toFigures } from '#app/shell/FigureRow.tsx'
import { locationPath } from '#config/routes.ts'
import type { ManagedLocation } from '#contract/locations.ts'
import { areaName } from '#i18n/en/areas.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminLocations as t } from '#i18n/en/app/admin-locations.ts'
import { formatCount } from '#shared/rules/money.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import type { Column } from '#ui/DataTable.tsx'
import { LocationDialog } from './LocationDialog.tsx'
import { LocationMerge } from './LocationMerge.tsx'

const TABLE: Table<'/locations'> = {
  path: '/locations',
  invalidates: [
    ...(['GET /locations/admin/all', 'GET /locations'] as const),
    ...(['GET /locations/states', 'GET /admin/counts'] as const),
  ],
  title: 'city',
  texts: t,
  keepsProblem: true,
}
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
  const actions = useRecords(TABLE)
  const { sort, order } = toQuery(address)
  return (
    <RecordScreen texts={admin.screens.adminLocations} actions={actions}>
      <div className="stack">
        <FigureRow figures={toFigures(t.stats, answer.data?.counts)} />
        <div>
          <RecordTable
            actions={actions}
            canMerge
            name="locations"
            caption={t.caption}
            columns={getColumns(actions)}
            rows={answer.data?.data}
            pagination={answer.data?.pagination}
            list={list}
            failed={({ code }) => (code === 'NETWORK' ? t.failed.listNetwork : t.failed.list)}
            sort={{ by: sort, isDown: order === 'desc' }}
            hint={t.hint}
            filters={[statusFilter(t.all)]}
          />
        </div>
      </div>
      <RecordDialogs
        actions={actions}
        edit={(row) => <LocationDialog {...{ actions, row }} />}
        merge={(row) => <LocationMerge {...{ actions, row }} />}
        whenDeleted={({ listings }) => listings > 0 && <p>{t.inUse(listings)}</p>}
      />
    </RecordScreen>
  )
}

const getColumns = (actions: RecordActionsOf<'/locations'>): readonly Column<ManagedLocation>[] => [
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
        {nameHi && <small lang={LOCAL_LANGUAGE}>{nameHi}</small>}
      </>
    ),
  },
  { id: 'district', name: t.columns.district, cell: ({ district }) => district },
  { id: 'state', name: t.columns.state, cell: ({ state }) => areaName(state) },
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
