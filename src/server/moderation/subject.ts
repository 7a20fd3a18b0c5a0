import type { SQL } from 'drizzle-orm'
import type { WorkDetail } from '#contract/moderation.ts'
import type { WeekHours } from '#shared/rules/hours.ts'
import type { UserContext } from '#server/http/verb-context.ts'

export type Ctx = Pick<UserContext, 'db'>
export type Values = Record<string, unknown>

/** What is decided on, before what is looked up for it. */
export type Subject = {
  /** Where the audit log keeps what happened to it. */
  record: { noun: string; id: number }
  accountId: number | null
  facts: WorkDetail['facts']
  text: string | null
  images: string[]
  video?: string | null
  point?: WorkDetail['point']
  changes?: WorkDetail['changes']
  href: string | null
  /** To look for listings alike. */
  listing?: {
    id: number
    name: string
    phone: string
    address: string
    zipCode: string
    locationId: number
    hours: WeekHours | null
  }
  /** Numbers and addresses to be suspicious of. */
  phone?: string | null
  /** A review, to look for others like it. */
  reviewId?: number
  /** Ads alone are held against the list of forbidden goods. */
  adCategory?: string
  /** Words of advertising, held against the policy on advertisements too. */
  advertised?: { title: string; text: string }
  /** Where advertising leads. */
  targetUrl?: string
  /** How a creative would look, its files by links. */
  advertisement?: (sign: (path: string) => string) => WorkDetail['advertisement']
}

/** The first row. */
export const read = async (db: Ctx['db'], query: SQL): Promise<Values | undefined> =>
  (await db.execute<Values>(query)).rows[0]

/** A value of a row in words; nothing for what is none. */
export const fact = (value: unknown): string =>
  Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : ''

/** Those columns of a row that say something, by the names of the form. */
export const factsOf = (row: Values, ...names: string[]): WorkDetail['facts'] =>
  names.map((name) => ({ name, value: fact(row[name]) }))
