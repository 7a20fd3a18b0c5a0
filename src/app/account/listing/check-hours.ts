import { listing as t } from '#i18n/en/app/listing.ts'
import { orderTimeSpans } from '#shared/rules/two-spans.ts'
import type { DayTimes } from './hours.ts'
import type { Problems } from './use-listing-form.ts'
import type { ListingValues } from './values.ts'

type Day = DayTimes & { closed: boolean }

/** What is missing of the week and of special days, and second times that do not fit. */
export function checkHours({ businessHours, specialDays }: ListingValues): Problems {
  const days = Object.entries(businessHours ?? {}).flatMap(([weekday, day]) =>
    problemsOf(`businessHours.${weekday}`, day),
  )
  const special = specialDays.flatMap((day, at) => [
    ...(day.date ? [] : [[`specialDays.${at}.date`, t.required]]),
    ...problemsOf(`specialDays.${at}`, day),
  ])
  return Object.fromEntries([...days, ...special]) as Problems
}

function problemsOf(name: string, { open, close, closed, second }: Day): [string, string][] {
  if (closed) return []
  const all = { open, close, ...(second && { 'second.open': second.open }) }
  const times = Object.entries({ ...all, ...(second && { 'second.close': second.close }) })
  const missing = times.filter(([, time]) => !time)
  if (missing.length > 0) return missing.map(([part]) => [`${name}.${part}`, t.required])
  const fits = !second || orderTimeSpans({ open: open!, close: close! }, second)
  return fits ? [] : [[`${name}.second.open`, t.hours.overlap]]
}
