import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { table } from '#i18n/en/app/table.ts'
import { Combobox, type ComboboxOption } from '#ui/Combobox.tsx'
import { DataTable, type SelectedIds, type Column } from '#ui/DataTable.tsx'
import type { TableSort } from '#ui/DataTableHead.tsx'
import { ColumnChooser, TableToolbar } from '#ui/TableToolbar.tsx'
import { expectAccessible } from '../setup/accessible.ts'

type Row = { id: number; name: string; views: number }

const ROWS: Row[] = ['Bank', 'Sweets', 'Tyres', 'School'].map((name, at) => ({
  id: at + 1,
  name,
  views: at * 10,
}))
const COLUMNS: Column<Row>[] = [
  { id: 'name', name: 'Name', sort: 'name', cell: ({ name }) => name },
  { id: 'views', name: 'Views', sort: 'views', isFigure: true, cell: ({ views }) => views },
  { id: 'note', name: 'Note', cell: () => 'None' },
]
const SAME = {
  caption: 'Listings',
  columns: COLUMNS,
  idOf: ({ id }: Row) => id,
  nameOf: ({ name }: Row) => name,
  empty: <p>Nothing here</p>,
  t: table,
}

function Choosing({ onSort }: { onSort: (sort: TableSort) => void }) {
  const [chosen, choose] = useState<SelectedIds>(new Set())
  return (
    <DataTable
      {...SAME}
      rows={ROWS}
      sort={{ by: 'name', isDown: false }}
      onSort={onSort}
      chosen={chosen}
      onChoose={choose}
      bulk={<button type="button">Approve</button>}
      acts={({ name }) => <button type="button">Edit {name}</button>}
    />
  )
}

test('a table: its order is told and turned by keyboard', async () => {
  const sorted = vi.fn()
  const screen = await render(<Choosing onSort={sorted} />)
  await expectAccessible(screen.container)
  const heads = [...screen.container.querySelectorAll('th[scope=col]')]
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual([
    'ascending',
    'none',
    null,
    null,
  ])
  heads[0]!.querySelector('button')!.focus()
  await userEvent.keyboard('{Enter}')
  expect(sorted).toHaveBeenLastCalledWith({ by: 'name', isDown: true })
  heads[1]!.querySelector('button')!.focus()
  await userEvent.keyboard(' ')
  // Of figures the greatest come first.
  expect(sorted).toHaveBeenLastCalledWith({ by: 'views', isDown: true })
})

test('rows of a table are chosen by Space, a range with Shift, all at once', async () => {
  const screen = await render(<Choosing onSort={vi.fn()} />)
  const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
  const bar = () => screen.container.querySelector('.bulk')
  expect(bar()).toBeNull()
  ;(box('Bank').element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  expect(bar()!.textContent).toContain('1 selected')
  ;(box('Tyres').element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>} {/Shift}')
  await expect.element(box('Sweets')).toBeChecked()
  expect(bar()!.textContent).toContain('3 selected')
  await expectAccessible(screen.container)
  const all = screen.container.querySelector<HTMLInputElement>('thead input')!
  expect(all.indeterminate).toBe(true)
  all.focus()
  await userEvent.keyboard(' ')
  expect(bar()!.textContent).toContain('4 selected')
  await screen.getByRole('button', { name: 'Clear selection' }).click()
  expect(bar()).toBeNull()
})

test('a table on its way, empty and failed', async () => {
  const again = vi.fn()
  const screen = await render(<DataTable {...SAME} rows={undefined} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading…')
  await expectAccessible(screen.container)
  await screen.rerender(<DataTable {...SAME} rows={[]} />)
  await expect.element(screen.getByText('Nothing here')).toBeVisible()
  await screen.rerender(
    <DataTable {...SAME} rows={undefined} problem="It did not come." onAgain={again} />,
  )
  await expect.element(screen.getByRole('alert').getByText('It did not come.')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(again).toHaveBeenCalledOnce()
  await expectAccessible(screen.container)
})

test('the toolbelt asks after a pause, at once on Enter, and follows the address', async () => {
  const asked = vi.fn()
  const kind = vi.fn()
  const belt = (value: string) => (
    <TableToolbar
      label="Search and filters"
      search={{ label: 'Search', value, onSearch: asked }}
      filters={[
        {
          label: 'Kind',
          value: '',
          choices: [
            { value: '', text: 'All' },
            { value: 'bank', text: 'Bank' },
          ],
          onChoose: kind,
        },
      ]}
      count="4 found"
    />
  )
  const screen = await render(belt(''))
  const input = screen.getByRole('searchbox', { name: 'Search' })
  await userEvent.type(input, 'swe')
  await expect.poll(() => asked).toHaveBeenCalledExactlyOnceWith('swe')
  await userEvent.type(input, 'e{Enter}')
  expect(asked).toHaveBeenLastCalledWith('swee')
  await screen.rerender(belt('swee'))
  await screen.rerender(belt(''))
  await expect.element(input).toHaveValue('')
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'bank')
  expect(kind).toHaveBeenCalledExactlyOnceWith('bank')
  expect(asked).toHaveBeenCalledTimes(2)
  await expectAccessible(screen.container)
})

test('columns are left out by a list that Escape shuts', async () => {
  const hide = vi.fn<(hidden: ReadonlySet<string>) => void>()
  const screen = await render(
    <ColumnChooser label="Columns" columns={COLUMNS} hidden={new Set(['note'])} onChange={hide} />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('Note')).not.toBeChecked()
  await expectAccessible(screen.container)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect([...hide.mock.lastCall![0]]).toEqual(['note', 'views'])
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Columns' })).toHaveFocus()
  expect(screen.container.querySelector('.menu-list')).toBeNull()
})

function Towns({
  load,
  onChosen,
}: {
  load: Loading
  onChosen: (town: ComboboxOption | null) => void
}) {
  const [town, setTown] = useState<ComboboxOption | null>({ id: 9, text: 'Belpur' })
  return (
    <Combobox
      label="Town"
      chosen={town}
      onChoose={(option) => {
        setTown(option)
        onChosen(option)
      }}
      load={load}
      t={{
        waiting: 'Looking…',
        none: 'Nothing found',
        failed: 'It did not come.',
        found: (count) => `${count} found`,
      }}
    />
  )
}

type Loading = (text: string, signal: AbortSignal) => Promise<ComboboxOption[]>

test('a combobox finds by typing; arrows, Enter and Escape', async () => {
  const load = vi.fn<Loading>(async (text) =>
    ['Kheda', 'Jaipur'].map((name, id) => ({ id, text: name, note: text })),
  )
  const chosen = vi.fn()
  const screen = await render(<Towns load={load} onChosen={chosen} />)
  const input = screen.getByRole('combobox', { name: 'Town' })
  await expect.element(input).toHaveValue('Belpur')
  await userEvent.fill(input, 'ja')
  await expect.element(screen.getByRole('option', { name: 'Kheda ja' })).toBeVisible()
  // One question for the whole word.
  expect(load.mock.calls.map(([text]) => text)).toEqual(['ja'])
  await expect.element(input).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect
    .element(screen.getByRole('option', { name: 'Jaipur ja' }))
    .toHaveAttribute('aria-selected', 'true')
  await expectAccessible(screen.container)
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith({ id: 1, text: 'Jaipur', note: 'ja' })
  await expect.element(input).toHaveValue('Jaipur')
  await expect.element(input).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(input).toHaveValue('Jaipur')
  await userEvent.keyboard('{Escape}')
  expect(chosen).toHaveBeenLastCalledWith(null)
  await expect.element(input).toHaveValue('')
})

test('a combobox says that nothing fits or came; leaving keeps the choice', async () => {
  const load = vi.fn<Loading>(async () => [])
  const screen = await render(<Towns load={load} onChosen={vi.fn()} />)
  const input = screen.getByRole('combobox', { name: 'Town' })
  await userEvent.fill(input, 'zz')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Nothing found')
  load.mockRejectedValue(new Error('no line'))
  await userEvent.type(input, 'z')
  await expect.element(screen.getByRole('status')).toHaveTextContent('It did not come.')
  await userEvent.tab()
  await expect.element(input).toHaveValue('Belpur')
  await expectAccessible(screen.container)
})

test('on a phone the order is chosen from a list', async () => {
  await page.viewport(360, 700)
  const sorted = vi.fn()
  const screen = await render(<Choosing onSort={sorted} />)
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'views down')
  expect(sorted).toHaveBeenCalledExactlyOnceWith({ by: 'views', isDown: true })
  await page.viewport(1280, 800)
})
