import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkValues } from '#app/account/listing/check.ts'
import { HoursFields } from '#app/account/listing/HoursFields.tsx'
import { useListingForm } from '#app/account/listing/use-listing-form.ts'
import { EMPTY_LISTING, type ListingValues } from '#app/account/listing/values.ts'
import { expectAccessible } from '../setup/accessible.ts'

function Form({ start = {} }: { start?: Partial<ListingValues> }) {
  const form = useListingForm({ ...EMPTY_LISTING, ...start })
  return (
    <main>
      <HoursFields form={form} />
      <button
        type="button"
        onClick={() => form.setProblems(checkValues(form.values, form.required))}
      >
        Check
      </button>
      <output>{JSON.stringify(form.values)}</output>
    </main>
  )
}

const valuesIn = (container: Element) =>
  JSON.parse(container.querySelector('output')!.textContent) as ListingValues

test('a week, a pause at noon and the same for all, with the keyboard alone', async () => {
  const { container, getByRole, getByText } = await render(<Form />)
  const press = async (name: string | RegExp) => {
    getByRole('button', { name, exact: typeof name === 'string' })
      .element()
      .focus()
    await userEvent.keyboard('{Enter}')
  }
  await press('Mon to Sat')
  await expect
    .element(getByRole('button', { name: 'Mon to Sat' }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.element(getByText('Mon to Sat 9:00 AM - 8:00 PM. Sunday closed.')).toBeVisible()
  expect(container.querySelectorAll('.spans')).toHaveLength(0)
  await press(/^Monday/)
  await press('Add a second time slot: Monday')
  const until = getByRole('button', { name: 'Remove the second time slot: Monday' })
  await expect.element(until).toBeVisible()
  await press('Copy to all open days')
  const both = {
    ...{ open: '09:00', close: '13:00', closed: false },
    second: { open: '16:00', close: '20:00' },
  }
  const { monday, saturday, sunday } = valuesIn(container).businessHours!
  expect([monday, saturday]).toEqual([both, both])
  expect(sunday?.closed).toBe(true)
  await expectAccessible(container)

  await press('Done: Monday')
  await press(/^Tuesday/)
  await press('Remove the second time slot: Tuesday')
  expect(valuesIn(container).businessHours!.tuesday).toEqual({
    ...{ open: '09:00', close: '13:00', closed: false },
  })
  await press('Same as Monday')
  expect(valuesIn(container).businessHours!.tuesday).toEqual(both)
  // One day at a time.
  await press(/^Wednesday/)
  expect(container.querySelectorAll('.spans')).toHaveLength(1)
  getByRole('switch', { name: 'Wednesday: Open' }).element().focus()
  await userEvent.keyboard(' ')
  expect(valuesIn(container).businessHours!.wednesday?.closed).toBe(true)
  const chosen = container.querySelectorAll('[aria-pressed="true"]')
  expect(chosen).toHaveLength(0)
  await press('Every day')
  expect(valuesIn(container).businessHours!.sunday).toEqual(both)
})

test('times that overlap or are missing are said at their day', async () => {
  const monday = { open: '09:00', close: '13:00', closed: false }
  const start = {
    businessHours: {
      monday: { ...monday, second: { open: '12:00', close: '20:00' } },
      tuesday: { ...monday, close: '' },
      friday: { ...monday, second: { open: '18:00', close: '02:00' } },
    },
  }
  const { container, getByLabelText, getByRole, getByText } = await render(<Form start={start} />)
  await getByRole('button', { name: 'Check' }).click()
  const wrong = [...container.querySelectorAll('.day')].map(
    (day) => day.querySelector('.field-error')?.textContent,
  )
  expect(wrong).toEqual([
    'The second time slot must start after the first ends',
    'This is required',
    ...Array.from({ length: 5 }),
  ])
  await getByLabelText('Tuesday: to').fill('14:00')
  // It stays open while it is put right.
  await expect.element(getByLabelText('Tuesday: to')).toHaveValue('14:00')
  await getByRole('button', { name: /^Friday/ }).click()
  await expect.element(getByText('closes the next day')).toBeVisible()
  await expectAccessible(container)
})

test('a special day is added, opened, named and taken away', async () => {
  const { container, getByRole, getByLabelText } = await render(<Form />)
  await getByRole('button', { name: 'Add a day' }).click()
  await getByLabelText('Date').fill('2026-12-25')
  await getByLabelText('Reason').fill('Christmas')
  const day = { date: '2026-12-25', note: 'Christmas' }
  expect(valuesIn(container).specialDays).toEqual([{ ...day, closed: true }])
  const open = getByRole('switch', { name: 'Closed' })
  open.element().focus()
  await userEvent.keyboard(' ')
  await getByRole('button', { name: 'Add a second time slot: 25 Dec 2026' }).click()
  expect(valuesIn(container).specialDays).toEqual([
    {
      ...{ ...day, closed: false, open: '09:00', close: '13:00' },
      second: { open: '', close: '' },
    },
  ])
  await expectAccessible(container)
  await getByRole('button', { name: 'Remove: 25 Dec 2026' }).click()
  expect(valuesIn(container).specialDays).toEqual([])
})
