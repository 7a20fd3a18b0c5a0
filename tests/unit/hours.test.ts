import { describe, expect, it, test } from 'vitest'
import {
  DEFAULT_HOURS,
  isOpenAt,
  getOpenState,
  parseHours,
  getWeekdayInKolkata,
  WEEKDAYS,
  type DayHours,
  type SpecialDay,
  type WeekHours,
} from '#shared/rules/hours.ts'
import { orderTimeSpans } from '#shared/rules/two-spans.ts'

/** A moment of a week that begins on Monday 2 November 2026, on a clock in Navapur. */
const at = (weekday: (typeof WEEKDAYS)[number], time: string) =>
  new Date(`2026-11-0${WEEKDAYS.indexOf(weekday) + 2}T${time.padEnd(8, ':00')}+05:30`)

const day = (open: string, close: string) => ({ open, close, closed: false })
const closed = { open: '00:00', close: '00:00', closed: true }
const week = (hours: DayHours): WeekHours =>
  Object.fromEntries(WEEKDAYS.map((name) => [name, hours]))

describe('isOpenAt', () => {
  it.each([
    ['before opening', 'monday', '08:59', false],
    ['at the opening minute', 'monday', '09:00', true],
    ['in between', 'monday', '12:00', true],
    ['at the closing minute', 'monday', '17:00', true],
    ['within the closing minute', 'monday', '17:00:59', true],
    ['after closing', 'monday', '17:01', false],
    ['by Saturday’s own hours', 'saturday', '16:30', false],
    ['on a closed day', 'sunday', '11:00', false],
  ] as const)('default hours, %s', (_, weekday, time, open) => {
    expect(isOpenAt(DEFAULT_HOURS, at(weekday, time))).toBe(open)
  })

  it('reads the clock of Kolkata, wherever the machine is', () => {
    expect(isOpenAt(DEFAULT_HOURS, new Date('2026-11-02T03:29:00Z'))).toBe(false)
    expect(isOpenAt(DEFAULT_HOURS, new Date('2026-11-02T03:30:00Z'))).toBe(true)
    expect(isOpenAt({ monday: day('00:00', '02:00') }, new Date('2026-11-01T19:00:00Z'))).toBe(true)
  })

  it.each([
    ['friday', '17:59', false],
    ['friday', '18:00', true],
    ['friday', '23:59', true],
    ['saturday', '00:00', true],
    ['saturday', '02:00', true],
    ['saturday', '02:01', false],
    ['saturday', '18:00', false],
  ] as const)('past midnight (Friday 18:00 to 02:00): %s %s is %s', (weekday, time, open) => {
    expect(isOpenAt({ friday: day('18:00', '02:00'), saturday: closed }, at(weekday, time))).toBe(
      open,
    )
  })

  it('carries Sunday night over into Monday', () => {
    expect(isOpenAt({ sunday: day('20:00', '01:00') }, new Date('2026-11-02T00:30:00+05:30'))).toBe(
      true,
    )
  })

  it.each([
    ['00:00', '00:00'],
    ['00:00', '23:59'],
    ['00:00', '24:00'],
    ['09:00', '09:00'],
  ])('%s to %s is the whole day', (open, close) => {
    for (const time of ['00:00', '08:00', '23:59'])
      expect(isOpenAt(week(day(open, close)), at('tuesday', time))).toBe(true)
  })

  it('is not open when nothing is known', () => {
    expect(isOpenAt(null, at('monday', '12:00'))).toBe(false)
    expect(isOpenAt({ tuesday: day('09:00', '17:00') }, at('monday', '12:00'))).toBe(false)
  })
})

describe('special days', () => {
  const special = (change: Omit<SpecialDay, 'date'>): SpecialDay[] => [
    { date: '2026-11-03', ...change },
  ]

  it.each([
    ['closed for the day', special({ closed: true, note: 'Chhath' }), '12:00', false],
    [
      'shorter hours, within',
      special({ closed: false, open: '10:00', close: '11:00' }),
      '10:30',
      true,
    ],
    [
      'shorter hours, outside',
      special({ closed: false, open: '10:00', close: '11:00' }),
      '12:00',
      false,
    ],
    ['times not given: unknown', special({ closed: false }), '12:00', false],
  ])('%s', (_, days, time, open) => {
    expect(isOpenAt(DEFAULT_HOURS, at('tuesday', time), days)).toBe(open)
  })

  it('let the night before end as usual', () => {
    const nights = week(day('18:00', '02:00'))
    expect(isOpenAt(nights, at('tuesday', '01:00'), special({ closed: true }))).toBe(true)
    expect(isOpenAt(nights, at('wednesday', '01:00'), special({ closed: true }))).toBe(false)
  })
})

describe('getOpenState', () => {
  it.each([
    ['Open till 5:00 PM', DEFAULT_HOURS, 'monday', '12:00', { state: 'open', until: '17:00' }],
    [
      'Open 24 hours',
      week(day('00:00', '24:00')),
      'monday',
      '12:00',
      { state: 'open', until: null },
    ],
    [
      'after midnight',
      { monday: day('18:00', '02:00'), tuesday: closed },
      'tuesday',
      '01:00',
      { state: 'open', until: '02:00' },
    ],
    ['Hours not available', null, 'monday', '12:00', { state: 'unknown' }],
    ['a day left out', { tuesday: day('09:00', '17:00') }, 'monday', '12:00', { state: 'unknown' }],
    [
      'before opening',
      DEFAULT_HOURS,
      'monday',
      '08:00',
      {
        state: 'closed',
        opens: { weekday: 'monday', date: '2026-11-02', time: '09:00', day: 'today' },
      },
    ],
    [
      'after closing',
      DEFAULT_HOURS,
      'monday',
      '18:00',
      {
        state: 'closed',
        opens: { weekday: 'tuesday', date: '2026-11-03', time: '09:00', day: 'tomorrow' },
      },
    ],
    [
      'over a closed day',
      DEFAULT_HOURS,
      'saturday',
      '18:00',
      {
        state: 'closed',
        opens: { weekday: 'monday', date: '2026-11-09', time: '09:00', day: 'later' },
      },
    ],
    [
      'only this weekday',
      { ...week(closed), monday: day('09:00', '10:00') },
      'monday',
      '18:00',
      {
        state: 'closed',
        opens: { weekday: 'monday', date: '2026-11-09', time: '09:00', day: 'later' },
      },
    ],
    ['never open', week(closed), 'monday', '12:00', { state: 'closed', opens: null }],
    [
      'the next day unknown',
      { monday: day('09:00', '17:00'), wednesday: day('09:00', '17:00') },
      'monday',
      '18:00',
      { state: 'closed', opens: null },
    ],
  ] as const)('%s', (_, hours, weekday, time, state) => {
    expect(getOpenState(hours, at(weekday, time))).toEqual(state)
  })

  it('skips a special closed day', () => {
    const state = getOpenState(DEFAULT_HOURS, at('monday', '18:00'), [
      { date: '2026-11-03', closed: true },
    ])
    expect(state).toMatchObject({ opens: { weekday: 'wednesday', day: 'later' } })
  })
})

describe('two spans a day', () => {
  const market = week({
    ...day('09:00', '13:00'),
    second: { open: '16:00', close: '20:00' },
  })
  const bar = {
    ...week(closed),
    friday: { ...day('11:00', '14:00'), second: { open: '18:00', close: '02:00' } },
  }

  it.each([
    ['in the first', market, 'monday', '13:00', { state: 'open', until: '13:00' }],
    ['in the second', market, 'monday', '16:00', { state: 'open', until: '20:00' }],
    [
      'before the first',
      market,
      'monday',
      '08:59',
      { state: 'closed', opens: { time: '09:00', day: 'today' } },
    ],
    [
      'in the pause',
      market,
      'monday',
      '13:01',
      { state: 'closed', opens: { time: '16:00', day: 'today' } },
    ],
    [
      'after the second',
      market,
      'monday',
      '20:01',
      { state: 'closed', opens: { time: '09:00', day: 'tomorrow' } },
    ],
    ['the second past midnight', bar, 'saturday', '01:30', { state: 'open', until: '02:00' }],
    [
      'after the night',
      bar,
      'saturday',
      '02:01',
      { state: 'closed', opens: { weekday: 'friday', time: '11:00', day: 'later' } },
    ],
  ] as const)('%s', (_, hours, weekday, time, state) => {
    expect(getOpenState(hours, at(weekday, time))).toMatchObject(state)
  })

  it('on a special day', () => {
    const days = [
      {
        date: '2026-11-02',
        closed: false,
        ...{ open: '06:00', close: '08:00' },
        second: { open: '17:00', close: '19:00' },
      },
    ]
    expect(getOpenState(market, at('monday', '12:00'), days)).toMatchObject({
      opens: { time: '17:00', day: 'today' },
    })
    expect(isOpenAt(market, at('monday', '18:00'), days)).toBe(true)
  })

  const span = (open: string, close: string) => ({ open, close })
  const morning = span('09:00', '13:00')
  it.each([
    ['in order', morning, span('16:00', '20:00')],
    ['the other way round', span('16:00', '20:00'), morning],
    ['to midnight', morning, span('16:00', '24:00')],
    ['past midnight', morning, span('18:00', '02:00')],
    ['till the first begins', morning, span('18:00', '09:00')],
  ])('%s fit', (_, one, other) => {
    const found = orderTimeSpans(one, other)
    expect(found?.open).toBe('09:00')
    expect([one, other]).toContainEqual(found?.second)
  })

  it.each([
    ['overlapping', morning, span('12:59', '20:00')],
    ['touching', morning, span('13:00', '20:00')],
    ['the same', morning, morning],
    ['one within the other', morning, span('10:00', '11:00')],
    ['the whole day', span('09:00', '09:00'), span('10:00', '11:00')],
    ['the second the whole day', morning, span('16:00', '16:00')],
    ['the first past midnight', span('09:00', '02:00'), span('16:00', '20:00')],
    ['into the next morning', morning, span('18:00', '09:30')],
  ])('%s do not', (_, one, other) => expect(orderTimeSpans(one, other)).toBeNull())
})

test.each([
  ['2026-11-02T18:29:59Z', 'monday'],
  ['2026-11-02T18:30:00Z', 'tuesday'],
  ['2026-11-08T12:00:00Z', 'sunday'],
])('todayIn(%s) is %s', (iso, weekday) => {
  expect(getWeekdayInKolkata(new Date(iso))).toBe(weekday)
})

describe('parseHours', () => {
  it('reads an object or its JSON text', () => {
    expect(parseHours(DEFAULT_HOURS)).toEqual(DEFAULT_HOURS)
    expect(parseHours(JSON.stringify(DEFAULT_HOURS))).toEqual(DEFAULT_HOURS)
  })

  it('writes times in full and lets a closed day go without', () => {
    expect(
      parseHours({ monday: { open: '9:00', close: '24:00' }, sunday: { closed: true } }),
    ).toEqual({
      monday: day('09:00', '24:00'),
      sunday: closed,
    })
  })

  it('reads a second span, in order, and none of a closed day', () => {
    const second = { open: '16:00', close: '20:00' }
    const both = { ...day('09:00', '13:00'), second }
    expect(
      parseHours({
        monday: both,
        tuesday: { ...second, second: { open: '9:00', close: '13:00' } },
        wednesday: { ...day('09:00', '13:00'), second: null },
        sunday: { ...both, closed: true },
      }),
    ).toEqual({
      monday: both,
      tuesday: both,
      wednesday: day('09:00', '13:00'),
      sunday: { ...day('09:00', '13:00'), closed: true },
    })
  })

  it('leaves out a day whose second span does not fit', () => {
    const monday = { ...day('09:00', '13:00'), second: { open: '12:00', close: '20:00' } }
    expect(parseHours({ monday, tuesday: closed })).toEqual({ tuesday: closed })
  })

  it('leaves out days it cannot read', () => {
    expect(
      parseHours({ monday: day('09:00', '17:00'), tuesday: day('9am', '5pm'), funday: closed }),
    ).toEqual({
      monday: day('09:00', '17:00'),
    })
  })

  it.each([
    null,
    undefined,
    7,
    '',
    'Mon-Fri',
    '[]',
    '{',
    '{}',
    [],
    'null',
    { monday: null },
    { monday: day('25:00', '26:00') },
    { monday: { open: '09:00', close: '17:00', closed: 'no' } },
    ' '.repeat(5000),
    '{"__proto__":{"monday":{"closed":true}}}',
  ])('%j is no hours', (value) => {
    expect(parseHours(value)).toBeNull()
  })
})
