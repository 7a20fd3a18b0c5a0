import { expect, test } from 'vitest'
import { mergeValues, copyFields } from '#app/form/merge-values.ts'

const day = (open: string) => ({ open, close: '20:00', closed: false })
const BASE = { name: 'Asha', phone: '1', images: ['/a?until=1&key=x'], hours: null, tags: ['tea'] }

test('each device’s own changes come together', () => {
  const mine = { ...BASE, name: 'Asha Tea', images: ['/a?until=2&key=y'] }
  const theirs = { ...BASE, phone: '2', images: ['/a', '/b'] }
  expect(mergeValues(BASE, mine, theirs)).toEqual({
    values: { ...BASE, name: 'Asha Tea', phone: '2', images: ['/a', '/b'] },
    collisions: [],
    taken: ['phone', 'images'],
  })
})

test('a field that both changed collides and stays this device’s, unless both say the same', () => {
  const mine = { ...BASE, name: 'One', phone: '3', tags: ['tea', 'milk'] }
  const theirs = { ...BASE, name: 'Two', phone: '3', tags: ['coffee'] }
  const { values, collisions } = mergeValues(BASE, mine, theirs)
  expect(collisions).toEqual(['name', 'tags'])
  expect(values).toMatchObject({ name: 'One', phone: '3', tags: ['tea', 'milk'] })
})

test('days of a week are merged one by one', () => {
  const base = { hours: { monday: day('09:00'), friday: day('09:00') } }
  const mine = { hours: { ...base.hours, monday: day('10:00') } }
  const theirs = {
    hours: { friday: { closed: true, close: '20:00', open: '09:00' }, monday: day('09:00') },
  }
  expect(mergeValues(base, mine, theirs).values).toEqual({
    hours: { monday: day('10:00'), friday: { ...day('09:00'), closed: true } },
  })
  expect(
    mergeValues(base, mine, { hours: { ...base.hours, monday: day('08:00') } }).collisions,
  ).toEqual(['hours'])
})

test('without what was read before, whatever differs collides', () => {
  expect(
    mergeValues(undefined, { name: 'A', town: 'P' }, { name: 'B', town: 'P' }).collisions,
  ).toEqual(['name'])
})

test('what belongs together is taken from one side, though each changed another part', () => {
  const base = { latitude: '24.1', longitude: '84.1', price: '100', priceType: 'fixed', name: 'A' }
  const mine = { ...base, latitude: '24.2', price: '90' }
  const theirs = { ...base, longitude: '84.3', name: 'B' }
  const merge = mergeValues(base, mine, theirs)
  expect(merge).toEqual({
    values: { ...mine, name: 'B' },
    collisions: ['latitude'],
    taken: ['name'],
  })
  expect(copyFields(merge.values, theirs, merge.collisions)).toEqual({
    ...base,
    ...{ longitude: '84.3', price: '90', name: 'B' },
  })
})

test('the version of the other side comes with the merge', () => {
  const base = { version: 3, title: 'बाज़ार' }
  const { values, collisions } = mergeValues(
    base,
    { ...base, title: 'बड़ा बाज़ार' },
    { ...base, version: 4 },
  )
  expect(values).toEqual({ version: 4, title: 'बड़ा बाज़ार' })
  expect(collisions).toEqual([])
})

test('what both cleared is no question; what one cleared and the other changed is one', () => {
  const base = { brand: 'Hero', model: 'Sprint' }
  const { values, collisions } = mergeValues(
    base,
    { brand: '', model: '' },
    { brand: '', model: 'Hawk' },
  )
  expect(values.brand).toBe('')
  expect(collisions).toEqual(['model'])
})
