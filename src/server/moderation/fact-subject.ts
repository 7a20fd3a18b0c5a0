import { sql } from 'drizzle-orm'
import { businessPath } from '#config/routes.ts'
import type { QueueItemDetail } from '#contract/moderation.ts'
import { formatPhone } from '#shared/rules/phone.ts'
import type { FactQuestion, FactValue } from '#shared/rules/facts.ts'
import type { WeekHours } from '#shared/rules/hours.ts'
import {
  formatFact,
  formatFacts,
  readFirstRow,
  type DbContext,
  type ModerationSubject,
  type SubjectRow,
} from './subject.ts'
import { formatWeekHours } from './week-hours.ts'

/** A fact that visitors told, with what speaks for it: people, networks, days, and what differs. */
export async function readFactSubject(
  { db }: DbContext,
  id: number,
): Promise<ModerationSubject | undefined> {
  const row = await readFirstRow(
    db,
    sql`select f.question, f.value, b.slug, b.phone, b.hours, b.latitude, b.longitude, b.status,
        c.name as category, c.name_hi as "categoryHi", l.city as town, l.name_hi as "townHi",
        b.address, a.answers, a.networks, a.days, a."isOwners", s."sentToday",
        (select count(*)::int from facts r where r.business_id = f.business_id
          and r.question = f.question and r.value_key = f.value_key
          and r.status in ('rejected', 'withdrawn')) as "rejectedBefore",
        (select coalesce(json_agg(json_build_object('value', o.value, 'count',
            (select count(*) from fact_answers where fact_id = o.id))), '[]')
          from facts o where o.business_id = f.business_id and o.question = f.question
            and o.status = 'open' and o.id <> f.id) as others
      from facts f join businesses b on b.id = f.business_id
        join categories c on c.id = b.category_id join locations l on l.id = b.location_id
        cross join lateral (select count(*)::int as answers,
            count(distinct w.network_hash)::int as networks, count(distinct w.day)::int as days,
            coalesce(bool_or(w.account_id = b.owner_id), false) as "isOwners"
          from fact_answers w where w.fact_id = f.id) a
        cross join lateral (select coalesce(max(n), 0)::int as "sentToday" from (
            select count(*) as n from fact_answers o join fact_answers w on w.fact_id = f.id
              and w.network_hash = o.network_hash and w.day = o.day
            group by w.network_hash, w.day) e) s
      where f.id = ${id} and f.status = 'open'`,
  )
  if (!row) return undefined
  const question = row['question'] as FactQuestion
  const value = row['value'] as FactValue
  const others = row['others'] as { value: FactValue; count: number }[]
  return {
    record: { noun: 'facts', id },
    accountId: null,
    facts: [
      ...formatFacts(row, 'answers', 'networks', 'days'),
      { name: 'isOwners', value: row['isOwners'] ? 'yes' : '' },
      { name: 'others', value: others.map((one) => inWords(question, one.value)).join(' | ') },
      ...zeroIsNothing(row, 'rejectedBefore'),
      { name: 'sentToday', value: String(row['sentToday']) },
      ...formatFacts(row, 'category', 'town', 'address'),
    ],
    text: null,
    images: value.images ?? [],
    point: pointOf(value),
    changes: question === 'photo' ? [] : [changeOf(question, row, value)],
    href: businessPath(formatFact(row['slug'])),
    phone: value.phone ?? null,
  }
}

const zeroIsNothing = (row: SubjectRow, name: string): QueueItemDetail['facts'] =>
  row[name] ? formatFacts(row, name) : []

function changeOf(question: FactQuestion, row: SubjectRow, value: FactValue) {
  const before: FactValue = {
    phone: row['phone'] as string | null,
    businessHours: row['hours'] as WeekHours | null,
    latitude: row['latitude'] as number | null,
    longitude: row['longitude'] as number | null,
    closed: row['status'] === 'closed',
  }
  return {
    name: question === 'here' ? 'stillHere' : question,
    before: inWords(question, before) || null,
    after: inWords(question, value) || null,
  }
}

/** A value as the team reads it; empty for none. */
function inWords(question: FactQuestion, value: FactValue): string {
  switch (question) {
    case 'phone':
      return value.phone ? formatPhone(value.phone) : ''
    case 'hours':
      return formatWeekHours(value.businessHours ?? null)
    case 'point':
      return typeof value.latitude === 'number' ? `${value.latitude}, ${value.longitude}` : ''
    case 'here':
      return value.closed ? 'no' : 'yes'
    case 'photo':
      return value.images?.join(' ') ?? ''
  }
}

function pointOf({ latitude, longitude }: FactValue): QueueItemDetail['point'] {
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude, town: null }
    : null
}
