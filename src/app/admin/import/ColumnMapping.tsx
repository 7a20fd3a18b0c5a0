import { useState, type SyntheticEvent } from 'react'
import type { CallInput } from '#client/call.ts'
import { useRead } from '#app/data/use-read.ts'
import type { ImportDetail } from '#contract/imports.ts'
import { adminImport as t } from '#i18n/en/app/admin-import.ts'
import { IMPORT_FIELDS, type ImportField } from '#shared/rules/imports.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { assignColumn, getAssignedField, getPartPosition } from './assign-column.ts'
import { getFieldLabel } from './field-labels.ts'

type Choices = CallInput<'POST /admin/imports/{id}/check'>['body']

type Props = { one: ImportDetail; isBusy: boolean; onCheck: (choices: Choices) => void }

const SAMPLES = 3

/** Assigns a field to each column, next to its first values, and defaults for all rows. */
export function ColumnMapping({ one, isBusy, onCheck }: Props) {
  const [choices, setChoices] = useState<ImportDetail['choices']>(one.choices)
  const categories = useRead('GET /categories', {}).data?.data ?? []
  const towns = useRead('GET /locations', { query: { limit: '1000' } }).data?.data ?? []
  const set = (change: Partial<ImportDetail['choices']>) => setChoices({ ...choices, ...change })
  const fieldOf = (column: string) => getAssignedField(choices, column)
  const setField = (column: string, field: string) =>
    set(assignColumn(choices, one.columns, { column, field }))
  const partOf = (column: string, field: ImportField) => {
    const { at, of } = getPartPosition(choices, column, field)
    return of > 1 ? t.joined(getFieldLabel(field), at, of) : getFieldLabel(field)
  }
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    // A field without a column must not be found by the column's own name.
    const left = IMPORT_FIELDS.filter((field) => choices.map[field] === undefined)
    const none = Object.fromEntries(left.map((field) => [field, '']))
    onCheck({ ...choices, map: { ...none, ...choices.map } })
  }
  return (
    <form className="stack" onSubmit={send}>
      <section className="panel-box" aria-labelledby="columns">
        <header>
          <h2 id="columns">{t.columns}</h2>
        </header>
        <p className="panel-body">{one.remembered ? t.remembered : t.columnsHint}</p>
        <ul className="import-list import-columns">
          {one.columns.map((column, at) => (
            <li key={`${at} ${column}`}>
              <div>
                <b>{column || `#${at + 1}`}</b>
                <small>
                  {one.sample
                    .slice(0, SAMPLES)
                    .map((cells) => cells[at] || `(${t.emptyCells})`)
                    .join(' · ')}
                </small>
              </div>
              <select
                className="input"
                aria-label={t.fieldOf(column)}
                value={fieldOf(column) ?? ''}
                onChange={({ target }) => setField(column, target.value)}
              >
                <option value="">{t.notImported}</option>
                {IMPORT_FIELDS.map((field) => (
                  <option key={field} value={field}>
                    {field === fieldOf(column) ? partOf(column, field) : getFieldLabel(field)}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel-box" aria-labelledby="all-rows">
        <header>
          <h2 id="all-rows">{t.allRows}</h2>
        </header>
        <div className="panel-body pair">
          <TextInput
            label={t.source}
            hint={t.sourceHint}
            required
            maxLength={80}
            value={choices.source}
            onChange={({ target }) => set({ source: target.value })}
          />
          <Select
            label={t.status}
            value={choices.status}
            choices={[
              { value: 'active', text: t.active },
              { value: 'pending', text: t.pending },
            ]}
            onChange={({ target }) => set({ status: target.value as 'active' | 'pending' })}
          />
          <Select
            label={t.category}
            value={choices.category ?? ''}
            choices={[
              { value: '', text: t.noDefault },
              ...categories.map(({ slug, name }) => ({ value: slug, text: name })),
            ]}
            onChange={({ target }) => set({ category: target.value || null })}
          />
          <Select
            label={t.town}
            value={choices.city ?? ''}
            choices={[
              { value: '', text: t.noDefault },
              ...towns.map(({ city }) => ({ value: city, text: city })),
            ]}
            onChange={({ target }) => set({ city: target.value || null })}
          />
        </div>
        <div className="panel-body">
          <Checkbox
            label={t.nearest}
            checked={choices.nearest}
            onChange={({ target }) => set({ nearest: target.checked })}
          />
        </div>
      </section>
      <div className="row">
        <Button
          type="submit"
          look={one.state === 'checked' ? 'line' : 'primary'}
          busy={isBusy && t.working}
        >
          {one.state === 'uploaded' ? t.check : t.checkAgain}
        </Button>
        <span>{t.checkHint}</span>
      </div>
    </form>
  )
}
