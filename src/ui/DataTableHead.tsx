import { useId } from 'react'
import type { IconName } from '#shared/drawings/drawings.ts'
import { Icon } from './Icon.tsx'

export type TableSort = { by: string; isDown: boolean }

export type SortTexts = {
  sortBy: string
  up: (column: string) => string
  down: (c: string) => string
}

type Sorted = { id: string; name: string; sort?: string; isFigure?: boolean }

type HeadProps = {
  column: Sorted
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
}

/** The head of a column; a button where the server can sort by it, which turns the order round. */
export function ColumnHead({ column: { name, sort: by, isFigure }, sort, onSort }: HeadProps) {
  const isSorted = by !== undefined && sort?.by === by
  const order = sort?.isDown ? 'descending' : 'ascending'
  const icon: IconName = !isSorted ? 'sort' : sort.isDown ? 'down' : 'up'
  return (
    <th
      scope="col"
      className={isFigure ? 'r' : undefined}
      aria-sort={by && onSort ? (isSorted ? order : 'none') : undefined}
    >
      {by && onSort ? (
        <button
          type="button"
          className="sort"
          onClick={() => onSort({ by, isDown: isSorted ? !sort.isDown : Boolean(isFigure) })}
        >
          {name}
          <Icon name={icon} />
        </button>
      ) : (
        name
      )}
    </th>
  )
}

type SelectProps = {
  columns: readonly Sorted[]
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
  t: SortTexts
}

/** The same choice on a phone, whose cards have no heads. */
export function SortSelect({ columns, sort, onSort, t }: SelectProps) {
  const id = useId()
  const valueOf = ({ by, isDown }: TableSort) => `${by} ${isDown ? 'down' : 'up'}`
  return (
    <>
      <label className="sr-only" htmlFor={id}>
        {t.sortBy}
      </label>
      <select
        id={id}
        className="input"
        value={sort ? valueOf(sort) : ''}
        onChange={({ target }) => {
          const [by, way] = target.value.split(' ')
          onSort({ by: by!, isDown: way === 'down' })
        }}
      >
        {!sort && <option value="">{t.sortBy}</option>}
        {columns.flatMap(({ name, sort: by }) =>
          by === undefined
            ? []
            : [true, false].map((isDown) => (
                <option key={`${by} ${isDown}`} value={valueOf({ by, isDown })}>
                  {isDown ? t.down(name) : t.up(name)}
                </option>
              )),
        )}
      </select>
    </>
  )
}
