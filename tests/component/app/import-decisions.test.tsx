import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { assignColumn, getAssignedField, getPartPosition } from '#app/admin/import/assign-column.ts'
import { CauseGroup } from '#app/admin/import/CauseGroup.tsx'
import { groupCauses, type ImportCause } from '#app/admin/import/group-causes.ts'
import { expectAccessible } from '../setup/accessible.ts'

const CAUSE: ImportCause = {
  key: 'category|category|Primary',
  kind: 'category',
  field: 'category',
  about: 'Primary',
  rows: 12,
  values: [{ text: 'Primary', rows: 12 }],
  valueCount: 1,
  examples: [{ line: 7, name: 'A school', reason: '"Primary" is not a category' }],
  can: { category: 12 },
  towns: [],
  closest: [{ id: 5, name: 'Schools' }],
  decision: null,
  chosen: null,
  isOwnDecision: false,
}

test('one press decides all rows of a cause', async () => {
  const onDecide = vi.fn()
  const screen = await render(<CauseGroup cause={CAUSE} onDecide={onDecide} />)
  await expect.element(screen.getByRole('heading')).toHaveTextContent('Category “Primary” is new')
  await screen.getByRole('radio', { name: 'Schools' }).click()
  expect(onDecide).toHaveBeenCalledWith(CAUSE.key, { action: 'category', value: 5 })
  await expectAccessible(screen.container)
})

test('a column is called as in the form, and keeps its capitals within a sentence', async () => {
  const show = (field: string) => {
    const cause = { kind: 'cell' as const, field, can: { without: 8 }, closest: [] }
    return render(<CauseGroup cause={{ ...CAUSE, ...cause }} onDecide={vi.fn()} />)
  }
  const pin = await show('zip_code')
  await expect.element(pin.getByRole('heading')).toHaveTextContent('PIN code can’t be read')
  await expect.element(pin.getByRole('radio', { name: 'Import without PIN code' })).toBeVisible()
  await pin.unmount()
  const mail = await show('email')
  await expect.element(mail.getByRole('radio', { name: 'Import without email' })).toBeVisible()
})

test('what was decided is chosen, and how many rows it can’t settle is told', async () => {
  const cause = {
    ...CAUSE,
    ...{ key: 'town-unknown|city|', kind: 'town-unknown' as const, field: 'city', about: '' },
    ...{ can: { nearest: 10, town: 12 }, closest: [], isOwnDecision: true },
    decision: { action: 'nearest' as const, value: null },
  }
  const screen = await render(<CauseGroup cause={cause} onDecide={vi.fn()} />)
  await expect.element(screen.getByRole('radio', { name: 'Nearest town' })).toBeChecked()
  await expect.element(screen.getByText(/for 2 rows\. They will be left out/)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'New town' }).elements()).toEqual([])
})

test('rows like live listings update them, leave them or are added', async () => {
  const onDecide = vi.fn()
  const cause: ImportCause = {
    ...CAUSE,
    ...{ key: 'duplicate|phone|', kind: 'duplicate', field: 'phone', about: '', closest: [] },
    can: { update: 11, add: 12 },
  }
  const screen = await render(<CauseGroup cause={cause} onDecide={onDecide} />)
  await expect
    .element(screen.getByRole('heading'))
    .toHaveTextContent('Same name and phone as a live listing')
  const choices = screen.getByRole('radio').elements() as HTMLInputElement[]
  expect(choices.map(({ labels }) => labels![0]!.textContent)).toEqual([
    'Update',
    'Keep as they are',
    'Add as new',
  ])
  await screen.getByRole('radio', { name: 'Keep as they are' }).click()
  expect(onDecide).toHaveBeenCalledWith(cause.key, { action: 'leave-out', value: null })
})

test('many causes of one kind have a decision for all', () => {
  const causes = ['A', 'B', 'C', 'D'].map((about) => ({
    ...CAUSE,
    about,
    key: `category|category|${about}`,
  }))
  const [group] = groupCauses(causes)
  expect(group?.common).toMatchObject({ key: 'category|category|*', rows: 48, decision: null })
  expect(groupCauses(causes.slice(0, 3))[0]?.common).toBeNull()
})

test('columns of a text are joined in the order of the file, others replace each other', () => {
  const order = ['street', 'village', 'mobile', 'tel']
  let choices = assignColumn({ map: {}, joins: {} }, order, { column: 'village', field: 'address' })
  choices = assignColumn(choices, order, { column: 'street', field: 'address' })
  expect(choices).toEqual({ map: { address: 'street' }, joins: { address: ['village'] } })
  expect(getPartPosition(choices, 'village', 'address')).toEqual({ at: 2, of: 2 })
  choices = assignColumn(choices, order, { column: 'mobile', field: 'phone' })
  choices = assignColumn(choices, order, { column: 'tel', field: 'phone' })
  expect(getAssignedField(choices, 'mobile')).toBeUndefined()
  choices = assignColumn(choices, order, { column: 'street', field: '' })
  expect(choices).toEqual({ map: { address: 'village', phone: 'tel' }, joins: {} })
})
