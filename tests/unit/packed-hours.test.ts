import { expect, test } from 'vitest'
import { packWeek } from '#shared/rules/pack-hours.ts'
import { unpackWeek } from '#shared/rules/unpack-hours.ts'

const week = {
  monday: { open: '10:00', close: '16:00', closed: false },
  wednesday: { open: '22:00', close: '02:00', closed: false },
  saturday: {
    ...{ open: '09:00', close: '13:00', closed: false },
    second: { open: '16:00', close: '20:00' },
  },
  sunday: { open: '00:00', close: '00:00', closed: true },
}

test('a week is short and comes back as it was, unknown days left out', () => {
  expect(packWeek(week)).toBe('10:00-16:00,,22:00-02:00,,,09:00-13:00-16:00-20:00,x')
  expect(unpackWeek(packWeek(week))).toEqual(week)
})

test('nothing known, and text that is no week', () => {
  expect(packWeek({})).toBe(',,,,,,')
  expect(unpackWeek(',,,,,,')).toEqual({})
  expect(unpackWeek('nonsense')).toEqual({})
})
