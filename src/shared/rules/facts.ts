import type { BusinessStatus } from './business.ts'
import { getPositionProblem } from './geo.ts'
import type { WeekHours } from './hours.ts'
import { parseHoursLine } from './hours-line.ts'
import { normalisePhone } from './phone.ts'
import { parseTypedPoint } from './typed-point.ts'

/** What visitors are asked about a listing, one at a time, in this order. */
export const FACT_QUESTIONS = ['phone', 'hours', 'here', 'point', 'photo'] as const
export type FactQuestion = (typeof FACT_QUESTIONS)[number]

/** What is there and can be said to be right. */
export const CONFIRMABLE_QUESTIONS = ['phone', 'hours', 'here'] as const
export type ConfirmableQuestion = (typeof CONFIRMABLE_QUESTIONS)[number]

export const FACT_STATUSES = ['open', 'accepted', 'rejected', 'withdrawn'] as const

/** Where an accepted fact came from. */
export const FACT_SOURCES = ['visitors', 'call', 'visit'] as const
export type FactSource = (typeof FACT_SOURCES)[number]

/** Facts of a listing that others told, with the day on which the team checked them. */
export type ToldFacts = Partial<Record<FactQuestion, { by: FactSource; on: string }>>

/** How many said in a month (YYYY-MM) that it is right. */
export type FactConfirmation = { month: string; count: number }
export type FactConfirmations = Partial<Record<ConfirmableQuestion, FactConfirmation>>

/**
 * A fact as the fields of a listing: null for one that is said to be wrong. `closed` answers
 * whether the business is still there.
 */
export type FactValue = {
  phone?: string | null
  businessHours?: WeekHours | null
  latitude?: number | null
  longitude?: number | null
  images?: string[]
  closed?: boolean
}

/** The longest answer: opening hours of a week in one line. */
export const MAX_FACT_LENGTH = 200

export const isConfirmable = (question: FactQuestion): question is ConfirmableQuestion =>
  (CONFIRMABLE_QUESTIONS as readonly string[]).includes(question)

/** The answers to "is this right?". */
export const YES = 'yes'
export const NO = 'no'

type Listing = {
  status: BusinessStatus
  phone: string | null
  businessHours: WeekHours | null
  latitude: number | null
  images: readonly string[]
}

/**
 * What the page of a listing asks, in this order: first what it lacks, then whether what it says is
 * right. Nothing of a business that moved or closed.
 */
export function listFactQuestions(listing: Listing): {
  missing: FactQuestion[]
  there: ConfirmableQuestion[]
} {
  if (listing.status !== 'active') return { missing: [], there: [] }
  const lacks = {
    phone: !listing.phone,
    hours: !listing.businessHours,
    here: false,
    point: listing.latitude === null,
    photo: listing.images.length === 0,
  }
  return {
    missing: FACT_QUESTIONS.filter((question) => lacks[question]),
    there: CONFIRMABLE_QUESTIONS.filter((question) => !lacks[question]),
  }
}

type Read = { value: FactValue; key: string } | { problem: string }

const WRONG = { key: 'wrong' }

/**
 * A typed answer as a value, with a key that equal answers share; or what is wrong with it. `no`
 * says that what the listing has is wrong, without saying what is right.
 */
export function readFactAnswer(question: Exclude<FactQuestion, 'photo'>, answer: string): Read {
  const isNo = answer.trim().toLowerCase() === NO
  switch (question) {
    case 'phone': {
      if (isNo) return { value: { phone: null }, ...WRONG }
      const phone = normalisePhone(answer)
      return phone
        ? { value: { phone }, key: phone }
        : { problem: 'Enter a phone number with its area code' }
    }
    case 'hours': {
      if (isNo) return { value: { businessHours: null }, ...WRONG }
      const businessHours = parseHoursLine(answer)
      return businessHours
        ? { value: { businessHours }, key: JSON.stringify(businessHours) }
        : { problem: 'Write the hours like this: Mon-Sat 10-18, Sun closed' }
    }
    case 'here':
      return isNo
        ? { value: { closed: true }, key: 'closed' }
        : { problem: 'Answer with yes or no' }
    case 'point': {
      const point = parseTypedPoint(answer)
      if (!point) return { problem: 'Enter a point like this: 23.4567, 84.1234' }
      const { latitude, longitude } = point
      if (getPositionProblem(latitude, longitude))
        return { problem: 'This point is outside the district' }
      // About a hundred metres: two people in front of one shop.
      return { value: point, key: `${latitude.toFixed(3)},${longitude.toFixed(3)}` }
    }
  }
}
