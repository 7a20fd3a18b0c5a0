import type { factText as english } from '#i18n/en/app/fact-text.ts'
import { printAdLabel } from '#i18n/hi/app/ad-labels.ts'
import { work } from '#i18n/hi/app/work.ts'
import { formatSpan } from '#i18n/hi/clock.ts'
import { formatDate } from '#i18n/hi/dates.ts'
import { ADVERTISING } from '#i18n/hi/refusals/advertising.ts'
import { printStoredWord } from '#i18n/hi/stored-words.ts'
import { translateSentence } from '#i18n/sentences.ts'

/** Words of a week in one line, as `formatWeekHours` of the server writes it. */
const WEEK: Readonly<Record<string, string>> = {
  Mon: 'सोम',
  Tue: 'मंगल',
  Wed: 'बुध',
  Thu: 'गुरु',
  Fri: 'शुक्र',
  Sat: 'शनि',
  Sun: 'रवि',
  closed: 'बंद',
  '24 hours': '24 घंटे खुला',
  'not given': 'समय नहीं लिखा',
}
const SPAN = /(\d{1,2}):(\d\d) ([AP])M - (\d{1,2}):(\d\d) ([AP])M/g

/** `9:30 PM` → `21:30`. */
const toClock = (hour = '', minute = '', half = '') =>
  `${String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minute}`

const sayWeek = (week: string): string =>
  week
    .replace(SPAN, (_, ...[a, b, c, d, e, f]: string[]) =>
      formatSpan(toClock(a, b, c), toClock(d, e, f)),
    )
    .replace(/[A-Z][a-z]{2}\b|closed|24 hours|not given/g, (word) => WEEK[word] ?? word)
    .replace(/(\p{L}\p{M}*)-(?=\p{L})/gu, '$1–')

/** `12 Nov 2026: The link works.` with its date and its sentence in Hindi. */
function sayLook(look: string): string {
  const [, day = '', found = look] = /^(\d+ \w+ \d{4}): (.*)$/s.exec(look) ?? []
  const date = day && formatDate(new Date(`${day} UTC`).toISOString())
  return [date, translateSentence(found, ADVERTISING) ?? found].filter(Boolean).join(': ')
}

const sayList = (words: string) => words.split(', ').map(printStoredWord).join(', ')

const BY_NAME: Readonly<Record<string, (value: string) => string>> = {
  hours: sayWeek,
  lastLook: sayLook,
  rejectionReason: (reason) => translateSentence(reason, ADVERTISING) ?? reason,
  paymentMethods: sayList,
  languages: sayList,
  type: printAdLabel,
  size: printAdLabel,
  position: printAdLabel,
}

const YES_NO: Readonly<Record<string, string>> = { yes: 'हाँ', no: 'नहीं' }

export const factText: typeof english = (name, value) =>
  work.values[name]?.[value] ?? BY_NAME[name]?.(value) ?? YES_NO[value] ?? value
