import type { SQL } from 'drizzle-orm'
import type { QueueItemDetail } from '#contract/moderation.ts'
import type { WeekHours } from '#shared/rules/hours.ts'
import { getPunycodeHost } from '#shared/rules/target-address.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'

export type DbContext = Pick<UserContext, 'db'>
export type SubjectRow = Record<string, unknown>

/** What is decided on, before what is looked up for it. */
export type ModerationSubject = {
  /** Where the audit log keeps what happened to it. */
  record: { noun: string; id: number }
  accountId: number | null
  facts: QueueItemDetail['facts']
  text: string | null
  images: string[]
  video?: string | null
  point?: QueueItemDetail['point']
  changes?: QueueItemDetail['changes']
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
  advertisement?: (sign: (path: string) => string) => QueueItemDetail['advertisement']
}

/** The first row of a query. */
export const readFirstRow = async (
  db: DbContext['db'],
  query: SQL,
): Promise<SubjectRow | undefined> => (await db.execute<SubjectRow>(query)).rows[0]

/** A value of a row as text; empty for an empty value. */
export const formatFact = (value: unknown): string =>
  Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : ''

/**
 * A link together with its host as machines write it, where that has letters which may look like
 * others.
 */
export function withPunycodeHost(text: string): string {
  const host = getPunycodeHost(text)
  return host ? `${text} (${host})` : text
}

/** The non-empty columns of a row, by form field. */
export const formatFacts = (row: SubjectRow, ...names: string[]): QueueItemDetail['facts'] =>
  names.map((name) => {
    const valueHi = NAMED_IN_HINDI.has(name) && formatFact(row[`${name}Hi`])
    const value = withPunycodeHost(formatFact(row[name]))
    return { name, value, ...(valueHi && { valueHi }) }
  })

/** Names of other records, for which a row may have the Hindi one beside. */
const NAMED_IN_HINDI: ReadonlySet<string> = new Set(['category', 'town', 'city'])
