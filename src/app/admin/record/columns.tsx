import { records } from '#i18n/en/app/records.ts'
import type { Column } from '#ui/DataTable.tsx'
import { StatusToggle } from './StatusToggle.tsx'

type Toggling<Row> = {
  nameOf: (row: Row) => string
  isActive: (row: Row) => boolean
  isToggling: boolean
  toggle: (row: Row) => void
}

/** Whether a record is active; a press changes it. */
export const statusColumn = <Row,>(actions: Toggling<Row>): Column<Row> => ({
  id: 'status',
  name: records.status,
  isPlain: true,
  cell: (row) => (
    <StatusToggle
      isActive={actions.isActive(row)}
      name={actions.nameOf(row)}
      isBusy={actions.isToggling}
      onToggle={() => actions.toggle(row)}
    />
  ),
})

/** The number by which records are ordered. */
export const orderColumn = <Row,>(name: string, orderOf: (row: Row) => number): Column<Row> => ({
  id: 'order',
  name,
  isFigure: true,
  cell: orderOf,
})
