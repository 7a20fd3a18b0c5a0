import { expect, test } from 'vitest'
import { mergeDraft } from '#app/form/merge-draft.ts'

const day = (open: string) => ({ open, close: '20:00', closed: false })
const BASE = { name: 'Asha', phone: '1', images: ['/a?until=1&key=x'], hours: null, tags: ['tea'] }

test('each device’s own changes come together', () => {
  const mine = { ...BASE, name: 'Asha Tea', images: ['/a?until=2&key=y'] }
  const theirs = { ...BASE, phone: '2', images: ['/a', '/b'] }
  expect(mergeDraft(BASE, mine, theirs)).toEqual({
    values: { ...BASE, name: 'Asha Tea', phone: '2', images: ['/a', '/b'] },
    collisions: [],
  })
})

test('a field that both changed collides and stays this device’s, unless both say the same', () => {
  const mine = { ...BASE, name: 'One', phone: '3', tags: ['tea', 'milk'] }
  const theirs = { ...BASE, name: 'Two', phone: '3', tags: ['coffee'] }
  const { values, collisions } = mergeDraft(BASE, mine, theirs)
  expect(collisions).toEqual(['name', 'tags'])
  expect(values).toMatchObject({ name: 'One', phone: '3', tags: ['tea', 'milk'] })
})

test('days of a week are merged one by one', () => {
  const base = { hours: { monday: day('09:00'), friday: day('09:00') } }
  const mine = { hours: { ...base.hours, monday: day('10:00') } }
  const theirs = {
    hours: { friday: { closed: true, close: '20:00', open: '09:00' }, monday: day('09:00') },
  }
  expect(mergeDraft(base, mine, theirs).values).toEqual({
    hours: { monday: day('10:00'), friday: { ...day('09:00'), closed: true } },
  })
  expect(
    mergeDraft(base, mine, { hours: { ...base.hours, monday: day('08:00') } }).collisions,
  ).toEqual(['hours'])
})

test('without what was read before, whatever differs collides', () => {
  expect(
    mergeDraft(undefined, { name: 'A', town: 'P' }, { name: 'B', town: 'P' }).collisions,
  ).toEqual(['name'])
})
