import { adminPayments } from '#i18n/en/app/admin-payments.ts'
import type { BankColumns } from '#shared/rules/bank-columns.ts'
import { Select } from '#ui/Select.tsx'

const t = adminPayments.statement

/** Those that a table cannot do without. */
const NEEDED = ['date', 'description'] as const
const OPTIONAL = ['number', 'credit', 'debit', 'amount', 'direction'] as const
const NONE = ''
const MAX_EXAMPLE = 24

type Props = {
  rows: readonly (readonly string[])[]
  columns: BankColumns
  onChange: (columns: BankColumns) => void
}

/** Which column is what, each told by its name or by what stands in it. */
export function ColumnChoice({ rows, columns, onChange }: Props) {
  const heads = rows[columns.first - 1] ?? rows[columns.first] ?? []
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const choices = Array.from({ length: width }, (_, at) => ({
    value: String(at),
    text: t.column(at + 1, (heads[at] ?? '').slice(0, MAX_EXAMPLE)),
  }))
  const set = (name: string, value: string) =>
    onChange({ ...columns, [name]: value === NONE ? null : Number(value) })
  return (
    <details className="match-columns">
      <summary>{t.columns}</summary>
      <div className="match-selects">
        {NEEDED.map((name) => (
          <Select
            key={name}
            label={t.names[name]}
            value={String(columns[name])}
            choices={choices}
            onChange={({ target }) => set(name, target.value)}
          />
        ))}
        {OPTIONAL.map((name) => (
          <Select
            key={name}
            label={t.names[name]}
            value={columns[name] === null ? NONE : String(columns[name])}
            choices={[{ value: NONE, text: t.noColumn }, ...choices]}
            onChange={({ target }) => set(name, target.value)}
          />
        ))}
        <Select
          label={t.first}
          value={String(columns.first)}
          choices={rows.map((cells, at) => ({
            value: String(at),
            text: t.column(at + 1, cells.join(' ').slice(0, MAX_EXAMPLE)),
          }))}
          onChange={({ target }) => set('first', target.value)}
        />
      </div>
    </details>
  )
}
