import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  isOpenAt,
  WEEKDAYS,
  type DayHours,
  type SpecialDay,
  type WeekHours,
} from '#shared/rules/hours.ts'
import type { TimeSpan } from '#shared/rules/two-spans.ts'
import { isOpenSql } from '#server/businesses/open-now.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertBusiness, insertCategory, insertLocation } from './setup/builders.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

const day = (open: string, close: string, closed = false): DayHours => ({ open, close, closed })
const span = (open: string, close: string): TimeSpan => ({ open, close })
const allWeek = (hours: DayHours): WeekHours =>
  Object.fromEntries(WEEKDAYS.map((name) => [name, hours]))

const HOURS: [string, WeekHours | null, SpecialDay[]][] = [
  ['unknown', null, []],
  ['no day known', {}, []],
  ['office hours', allWeek(day('09:00', '17:00')), []],
  ['one day only', { monday: day('10:00', '16:00') }, []],
  ['over midnight', allWeek(day('20:00', '02:00')), []],
  ['over midnight on Saturday alone', { saturday: day('22:30', '04:15') }, []],
  ['to midnight', allWeek(day('10:00', '24:00')), []],
  ['to midnight written as zero', allWeek(day('10:00', '00:00')), []],
  ['round the clock', allWeek(day('00:00', '24:00')), []],
  ['equal times', allWeek(day('08:00', '08:00')), []],
  ['equal times on Sunday alone', { sunday: day('00:00', '00:00') }, []],
  ['closed all week', allWeek(day('09:00', '17:00', true)), []],
  ['nearly the whole day', allWeek(day('00:01', '00:00')), []],
  ['two spans', allWeek({ ...day('09:00', '11:00'), second: span('16:00', '20:00') }), []],
  [
    'two spans, the later past midnight',
    allWeek({ ...day('09:00', '11:00'), second: span('18:00', '02:00') }),
    [],
  ],
  [
    'two spans, the later to midnight',
    { monday: { ...day('09:00', '11:00'), second: span('18:00', '24:00') } },
    [],
  ],
  [
    'two spans on a closed day',
    allWeek({ ...day('09:00', '11:00', true), second: span('16:00', '20:00') }),
    [],
  ],
  [
    'two spans of a feast',
    allWeek(day('09:00', '17:00')),
    [
      {
        date: '2026-05-05',
        ...{ closed: false, open: '06:00', close: '08:00' },
        second: span('18:00', '03:00'),
      },
    ],
  ],
  ['a holiday', allWeek(day('09:00', '17:00')), [{ date: '2026-05-05', closed: true }]],
  [
    'a holiday after a late evening',
    allWeek(day('20:00', '02:00')),
    [{ date: '2026-05-05', closed: true }],
  ],
  [
    'longer on a feast',
    allWeek(day('09:00', '17:00')),
    [{ date: '2026-05-05', closed: false, open: '06:00', close: '23:30' }],
  ],
  [
    'a night of a feast',
    {},
    [{ date: '2026-05-05', closed: false, open: '18:00', close: '03:00', note: 'Mela' }],
  ],
  [
    'a special day of unknown hours',
    allWeek(day('09:00', '17:00')),
    [{ date: '2026-05-05', closed: false }],
  ],
  [
    'a special day without other hours',
    null,
    [{ date: '2026-05-05', closed: false, open: '10:00', close: '11:00' }],
  ],
]

/**
 * Around every edge of those hours, for a week and over the end of a year; Kolkata is five and a
 * half hours ahead.
 */
const INSTANTS = [
  '2026-05-03',
  '2026-05-04',
  '2026-05-05',
  '2026-05-06',
  '2026-05-09',
  '2026-05-10',
  '2026-12-31',
  '2027-01-01',
].flatMap((date) =>
  [
    '00:00',
    '00:01',
    '02:00',
    '02:01',
    '03:00',
    '04:15',
    '04:16',
    '05:59',
    '06:00',
    '08:00',
    '08:59',
    '09:00',
    '10:00',
    '11:00',
    '11:01',
  ]
    .concat([
      '16:00',
      '16:01',
      '17:00',
      '17:01',
      '18:00',
      '20:00',
      '22:29',
      '22:30',
      '23:30',
      '23:31',
      '23:59',
    ])
    .flatMap((time) => [
      new Date(`${date}T${time}:00+05:30`),
      new Date(`${date}T${time}:59.999+05:30`),
    ]),
)

describe('open or not, asked of Postgres and of the shared rule', () => {
  const open = new Map<string, string[]>()

  beforeAll(async () => {
    const inPlace = {
      categoryId: (await insertCategory(api.db)).id,
      locationId: (await insertLocation(api.db)).id,
    }
    for (const [name, hours, specialDays] of HOURS)
      await insertBusiness(api.db, { ...inPlace, name, hours, specialDays })
    for (const instant of INSTANTS) {
      const rows = await api.db
        .select({ name: businesses.name })
        .from(businesses)
        .where(isOpenSql(instant))
      for (const { name } of rows)
        open.set(name, [...(open.get(name) ?? []), instant.toISOString()])
    }
  })

  test.each(HOURS)('%s', (name, hours, specialDays) => {
    const byRule = INSTANTS.filter((instant) => isOpenAt(hours, instant, specialDays))
    expect(open.get(name) ?? []).toEqual(byRule.map((instant) => instant.toISOString()))
  })
})
