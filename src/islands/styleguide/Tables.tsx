import { useState } from 'react'
import { table } from '#i18n/en/app/table.ts'
import { Button } from '#ui/Button.tsx'
import { Combobox, type ComboboxOption } from '#ui/Combobox.tsx'
import { DataTable, type SelectedIds, type Column } from '#ui/DataTable.tsx'
import type { TableSort } from '#ui/DataTableHead.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Menu } from '#ui/Menu.tsx'
import { StatusPill, type StatusVariant } from '#ui/StatusPill.tsx'
import { ColumnChooser, TableToolbar } from '#ui/TableToolbar.tsx'

type Row = {
  id: number
  name: string
  town: string
  look: StatusVariant
  kind: string
  seen: number
}

const ROWS: Row[] = [
  { id: 1, name: 'Sample Bank', town: 'Japla', look: 'live', kind: 'Bank', seen: 210 },
  { id: 2, name: 'Namuna Sweets', town: 'Medininagar', look: 'wait', kind: 'Sweet shop', seen: 18 },
  { id: 3, name: 'Sample Tyre Works', town: 'Japla', look: 'wait', kind: 'Garage', seen: 0 },
  { id: 4, name: 'Sample School', town: 'Patan', look: 'draft', kind: 'School', seen: 7 },
]
const COLUMNS: Column<Row>[] = [
  {
    id: 'name',
    name: 'Name',
    sort: 'name',
    cell: ({ name, town }) => (
      <>
        <span className="name">{name}</span>
        <small>{town}</small>
      </>
    ),
  },
  {
    id: 'status',
    name: 'Status',
    isPlain: true,
    cell: ({ look }) => <StatusPill look={look}>{look}</StatusPill>,
  },
  { id: 'kind', name: 'Kind', cell: ({ kind }) => kind },
  { id: 'seen', name: 'Views', sort: 'seen', isFigure: true, cell: ({ seen }) => seen },
]
const SAME = {
  columns: COLUMNS,
  idOf: ({ id }: Row) => id,
  nameOf: ({ name }: Row) => name,
  t: table,
}
const EMPTY = <EmptyState level="h3" title="Nothing found" text="Try other filters." />

/** Tables with their toolbars in every state, for the styleguide. */
export function Tables() {
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState('')
  const [sort, setSort] = useState<TableSort>({ by: 'seen', isDown: true })
  const [chosen, choose] = useState<SelectedIds>(new Set([2, 3]))
  const [hidden, hide] = useState<ReadonlySet<string>>(new Set())
  const rows = ROWS.filter(
    (row) => row.name.toLowerCase().includes(search.toLowerCase()) && (!kind || row.kind === kind),
  ).sort((a, b) => {
    const order = sort.by === 'seen' ? a.seen - b.seen : a.name.localeCompare(b.name)
    return sort.isDown ? -order : order
  })
  return (
    <div className="grid gap-3">
      <TableToolbar
        label="Search and filters"
        search={{ label: 'Search', hint: 'Name or town', value: search, onSearch: setSearch }}
        filters={[
          {
            label: 'Kind',
            value: kind,
            choices: [
              { value: '', text: 'All kinds' },
              ...ROWS.map((row) => ({ value: row.kind, text: row.kind })),
            ],
            onChoose: setKind,
          },
        ]}
        count={`${rows.length} found`}
      >
        <ColumnChooser label="Columns" columns={COLUMNS.slice(1)} hidden={hidden} onChange={hide} />
      </TableToolbar>
      <DataTable
        {...SAME}
        caption="Sample listings"
        columns={COLUMNS.filter(({ id }) => !hidden.has(id))}
        rows={rows}
        sort={sort}
        onSort={setSort}
        chosen={chosen}
        onChoose={choose}
        bulk={<Button look="bare">Approve</Button>}
        acts={({ name }) => (
          <>
            <Button look="line">Edit</Button>
            <Menu label={`More for ${name}`} items={[{ text: 'Delete', onChoose: () => {} }]} />
          </>
        )}
        empty={EMPTY}
      />
      <DataTable {...SAME} caption="On its way" rows={undefined} empty={EMPTY} />
      <DataTable {...SAME} caption="Busy" rows={ROWS} isBusy empty={EMPTY} />
      <DataTable {...SAME} caption="Empty" rows={[]} empty={EMPTY} />
      <DataTable
        {...SAME}
        caption="Failed"
        rows={undefined}
        problem="The list did not come."
        empty={EMPTY}
      />
      <OneOfMany />
    </div>
  )
}

function OneOfMany() {
  const [town, setTown] = useState<ComboboxOption | null>(null)
  const load = async (text: string): Promise<ComboboxOption[]> =>
    ROWS.filter((row) => row.town.toLowerCase().includes(text.toLowerCase())).map((row) => ({
      id: row.id,
      text: row.town,
      note: row.name,
    }))
  return (
    <Combobox
      label="Town"
      chosen={town}
      onChoose={setTown}
      load={load}
      t={{
        waiting: 'Looking…',
        none: 'Nothing found',
        failed: 'The list did not come.',
        found: (count) => `${count} found`,
      }}
    />
  )
}
