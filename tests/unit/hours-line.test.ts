import { describe, expect, test } from 'vitest'
import { WEEKDAYS } from '#shared/rules/hours.ts'
import { parseHoursLine } from '#shared/rules/hours-line.ts'
import { parseTypedPoint } from '#shared/rules/typed-point.ts'

/** `mo 10:00-18:00, su -` for a week. */
const short = (text: string) => {
  const week = parseHoursLine(text)
  return (
    week &&
    WEEKDAYS.flatMap((day) => {
      const hours = week[day]
      if (!hours) return []
      const second = hours.second ? `+${hours.second.open}-${hours.second.close}` : ''
      const span = hours.closed ? 'off' : `${hours.open}-${hours.close}${second}`
      return [`${day.slice(0, 2)} ${span}`]
    }).join(', ')
  )
}
const everyDay = (span: string) => WEEKDAYS.map((day) => `${day.slice(0, 2)} ${span}`).join(', ')
const SIX = ['mo', 'tu', 'we', 'th', 'fr', 'sa']

describe('opening hours in one line', () => {
  test.for([
    ['10-6', everyDay('10:00-18:00')],
    ['10:30 - 18:00', everyDay('10:30-18:00')],
    ['daily 9 am to 9 pm', everyDay('09:00-21:00')],
    ['every day 7.30am–12pm', everyDay('07:30-12:00')],
    ['2-6 pm', everyDay('14:00-18:00')],
    ['10-6pm', everyDay('10:00-18:00')],
    ['24 hours', everyDay('00:00-24:00')],
    ['24x7', everyDay('00:00-24:00')],
    ['6 pm - 2 am', everyDay('18:00-02:00')],
    ['Mon-Sat 10-18, Sun closed', [...SIX.map((d) => `${d} 10:00-18:00`), 'su off'].join(', ')],
    ['Monday to Saturday: 10 to 6', SIX.map((d) => `${d} 10:00-18:00`).join(', ')],
    ['sat-mon 9-5', 'mo 09:00-17:00, sa 09:00-17:00, su 09:00-17:00'],
    ['Mon, Wed & Fri 9-5', 'mo 09:00-17:00, we 09:00-17:00, fr 09:00-17:00'],
    ['Sun 10-1, 4-8', 'su 10:00-13:00+16:00-20:00'],
    ['सोम-शनि 10 से 6, रविवार बंद', [...SIX.map((d) => `${d} 10:00-18:00`), 'su off'].join(', ')],
    ['रोज़ १० बजे से ६ बजे तक', everyDay('10:00-18:00')],
  ])('%s', ([text, week]) => {
    expect(short(text!)).toBe(week)
  })

  test.for([
    'open always',
    '10',
    'Mon',
    '10-61',
    '25-30',
    'Mon 10-6 maybe',
    '10-12, 1-3, 4-6',
    '10-6, 5-8',
    '{"monday":{}}',
    '<script>',
    '',
  ])('refuses %s', (text) => {
    expect(parseHoursLine(text)).toBeNull()
  })
})

describe('a point that is typed or pasted', () => {
  const point = { latitude: 24.0351, longitude: 84.0721 }

  test.for([
    '24.0351, 84.0721',
    '24.0351 84.0721',
    'geo:24.0351,84.0721?z=17',
    'https://www.google.com/maps?q=24.0351,84.0721',
    'https://www.google.com/maps/@24.0351,84.0721,17z',
    'https://www.google.com/maps/place/X/@24.1,84.2,17z/data=!3m1!3d24.0351!4d84.0721',
    'https://www.openstreetmap.org/?mlat=24.0351&mlon=84.0721#map=17',
    '२४.०३५१, ८४.०७२१',
  ])('%s', (text) => {
    expect(parseTypedPoint(text)).toEqual(point)
  })

  test.for(['near the bus stand', '24, 84', '24.0351', ''])('refuses %s', (text) => {
    expect(parseTypedPoint(text)).toBeNull()
  })
})
