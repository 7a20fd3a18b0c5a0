import { Fragment, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { ColumnHead, SortSelect, type TableSort, type SortTexts } from './DataTableHead.tsx'
import { IconButton } from './IconButton.tsx'

export type Column<Row> = {
  id: string
  name: string
  cell: (row: Row) => ReactNode
  /** The server's name of the column for sorting; a column without it cannot be sorted. */
  sort?: string
  /** Numbers are right-aligned. */
  isFigure?: boolean
  /** On a phone's card it needs no name before it: a pill or a line that speaks for itself. */
  isPlain?: boolean
}

export type DataTableTexts = SortTexts & {
  chooseAll: (rows: number) => string
  choose: (row: string) => string
  chosen: (rows: number) => string
  clear: string
  actions: string
  waiting: string
  again: string
}

export type SelectedIds = ReadonlySet<number>

type Props<Row> = {
  /** The name of the table for screen readers. */
  caption: string
  /** The first one heads its row. */
  columns: readonly Column<Row>[]
  /** Undefined while they are read for the first time. */
  rows: readonly Row[] | undefined
  idOf: (row: Row) => number
  nameOf: (row: Row) => string
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  chosen?: SelectedIds
  /** How many are chosen, where more are than are named. */
  chosenCount?: number
  onChoose?: (chosen: SelectedIds) => void
  /** The heading of a row's group, such as its day: shown where another group begins. */
  groupOf?: ((row: Row) => string) | undefined
  /** Low rows, of which many are seen at once. */
  isDense?: boolean
  /** Actions on all chosen rows, shown while there are any. */
  bulk?: ReactNode
  /** Buttons and a menu at the end of a row. */
  acts?: (row: Row) => ReactNode
  /** Other rows are loading; the old ones stay shown. */
  isBusy?: boolean
  /** Why the rows could not be read. */
  problem?: string | undefined
  onAgain?: () => void
  /** Shown when there are no rows. */
  empty: ReactNode
  t: DataTableTexts
}

const GREY_ROWS = [0, 1, 2, 3, 4]

/**
 * A table that the server sorts and cuts into pages; on a phone each row is a card. Rows are chosen
 * by press or Space, a range with Shift.
 */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, idOf, sort, onSort, chosen, onChoose, bulk, acts, t } = props
  if (props.problem !== undefined && !rows)
    return (
      <div className="notice notice-error" role="alert">
        <div>
          <p>{props.problem}</p>
          <Button icon="undo" busy={props.isBusy && t.waiting} onClick={props.onAgain}>
            {t.again}
          </Button>
        </div>
      </div>
    )
  if (rows?.length === 0) return <div className="panel-box">{props.empty}</div>

  const ids = rows?.map(idOf) ?? []
  const isPicking = chosen && onChoose
  const chosenCount = props.chosenCount ?? chosen?.size ?? 0
  const areAll = ids.length > 0 && ids.every((id) => chosen?.has(id))
  const chooseAll = () =>
    onChoose?.(
      new Set(areAll ? [...chosen!].filter((id) => !ids.includes(id)) : [...chosen!, ...ids]),
    )
  const allBox = (
    <PickAll
      label={t.chooseAll(ids.length)}
      isOn={areAll}
      isPart={!areAll && ids.some((id) => chosen?.has(id))}
      disabled={!rows}
      onChange={chooseAll}
    />
  )
  return (
    <div
      className={props.isDense ? 'data-frame data-dense' : 'data-frame'}
      aria-busy={!rows || props.isBusy || undefined}
    >
      {isPicking && chosen.size > 0 && (
        <div className="bulk" role="group" aria-label={t.chosen(chosenCount)}>
          <b className="num" role="status">
            {t.chosen(chosenCount)}
          </b>
          {bulk}
          <IconButton icon="close" label={t.clear} onClick={() => onChoose(new Set())} />
        </div>
      )}
      {(isPicking || onSort) && (
        <div className="data-tools">
          {isPicking && <label className="tick">{allBox}</label>}
          {onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} t={t} />}
        </div>
      )}
      <div className="data-scroll">
        <table className="data">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {isPicking && <th className="pick">{allBox}</th>}
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
              {acts && (
                <th scope="col" className="r">
                  {t.actions}
                </th>
              )}
            </tr>
          </thead>
          {rows ? (
            <Rows {...props} rows={rows} ids={ids} />
          ) : (
            <Grey columns={columns.length} isPicking={Boolean(isPicking)} hasActs={Boolean(acts)} />
          )}
        </table>
      </div>
      {!rows && (
        <span className="sr-only" role="status">
          {t.waiting}
        </span>
      )}
    </div>
  )
}

type PickAllProps = {
  label: string
  isOn: boolean
  isPart: boolean
  disabled: boolean
  onChange: () => void
}

const PickAll = ({ label, isOn, isPart, disabled, onChange }: PickAllProps) => (
  <input
    type="checkbox"
    aria-label={label}
    checked={isOn}
    disabled={disabled}
    ref={(box) => {
      if (box) box.indeterminate = isPart
    }}
    onChange={onChange}
  />
)

type RowsProps<Row> = Pick<
  Props<Row>,
  'columns' | 'idOf' | 'nameOf' | 'groupOf' | 'chosen' | 'onChoose' | 'acts' | 't'
> & { rows: readonly Row[]; ids: readonly number[] }

function Rows<Row>({ rows, ids, groupOf, ...props }: RowsProps<Row>) {
  const { columns, nameOf, chosen, onChoose, acts, t } = props
  const last = useRef<number | null>(null)
  const withShift = useRef(false)
  const pick = (at: number) => {
    const isOn = !chosen!.has(ids[at]!)
    const from = withShift.current && last.current !== null ? last.current : at
    const after = new Set(chosen)
    for (const id of ids.slice(Math.min(from, at), Math.max(from, at) + 1))
      if (isOn) after.add(id)
      else after.delete(id)
    last.current = at
    onChoose!(after)
  }
  const remember = (event: MouseEvent | KeyboardEvent) => {
    withShift.current = event.shiftKey
  }
  return (
    <tbody>
      {rows.map((row, at) => {
        const id = ids[at]!
        const isChosen = chosen?.has(id) ?? false
        const group = groupOf?.(row)
        return (
          <Fragment key={id}>
            {group !== (rows[at - 1] && groupOf?.(rows[at - 1]!)) && (
              <tr className="data-group">
                <th colSpan={columns.length + Number(Boolean(chosen)) + Number(Boolean(acts))}>
                  {group}
                </th>
              </tr>
            )}
            <tr className={isChosen ? 'is-chosen' : undefined}>
              {chosen && onChoose && (
                <td className="pick">
                  <input
                    type="checkbox"
                    aria-label={t.choose(nameOf(row))}
                    checked={isChosen}
                    onKeyDown={remember}
                    onPointerDown={remember}
                    onChange={() => pick(at)}
                  />
                </td>
              )}
              {columns.map((column, place) => {
                const Cell = place === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.id}
                    scope={place === 0 ? 'row' : undefined}
                    className={column.isFigure ? 'num r' : undefined}
                    data-label={place === 0 || column.isPlain ? undefined : column.name}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
              {acts && (
                <td className="acts-cell">
                  <div className="acts">{acts(row)}</div>
                </td>
              )}
            </tr>
          </Fragment>
        )
      })}
    </tbody>
  )
}

type GreyProps = { columns: number; isPicking: boolean; hasActs: boolean }

/** Grey lines where rows will be. */
const Grey = ({ columns, isPicking, hasActs }: GreyProps) => (
  <tbody aria-hidden="true">
    {GREY_ROWS.map((row) => (
      <tr key={row}>
        {isPicking && <td className="pick" />}
        {Array.from({ length: columns }, (_, at) => (
          <td key={at}>
            <span className="skeleton" />
          </td>
        ))}
        {hasActs && <td />}
      </tr>
    ))}
  </tbody>
)
