import { expect, test } from 'vitest'
import { createPublicationCalendar } from '#server/publishing/publisher/calendar.ts'

/** A moment by the clock in Kolkata. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+05:30`)

test('a new day asks for what shows the date, and each night for the whole site, once each', () => {
  const calendar = createPublicationCalendar(at(21, '16:00'))
  expect(calendar(at(21, '23:59'))).toBeNull()
  expect(calendar(at(22, '00:00'))).toMatchObject({ cause: 'a new day', isWhole: false })
  expect(calendar(at(22, '00:01'))).toBeNull()
  expect(calendar(at(22, '03:29'))).toBeNull()
  expect(calendar(at(22, '03:31'))).toMatchObject({ cause: 'the nightly build', isWhole: true })
  expect(calendar(at(22, '03:32'))).toBeNull()
  expect(calendar(at(23, '12:00'))).toMatchObject({ cause: 'a new day', isWhole: false })
  expect(calendar(at(23, '12:01'))).toMatchObject({ cause: 'the nightly build', isWhole: true })
})

test('a server that is started in the night builds in it, one started later in the next', () => {
  expect(createPublicationCalendar(at(21, '02:00'))(at(21, '03:30'))?.isWhole).toBe(true)
  expect(createPublicationCalendar(at(21, '04:00'))(at(21, '05:00'))).toBeNull()
})

test('says from when on somebody else may have done it, however late it asks', () => {
  const calendar = createPublicationCalendar(at(21, '16:00'))
  expect(calendar(at(22, '12:00'))?.since).toEqual(at(21, '23:50'))
  expect(calendar(at(22, '12:00'))?.since).toEqual(at(22, '03:20'))
})
