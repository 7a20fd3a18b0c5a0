import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/kit/db/connection.ts'
import {
  accounts,
  amenities,
  auditEntries as e,
  businessAmenities,
  businessChanges,
  businesses as b,
  categories,
  districts,
  locations,
  states,
} from '#server/kit/db/tables/index.ts'
import { PUBLIC_BUSINESS_STATUSES } from '#shared/rules/business.ts'
import { listFieldsWith, type FieldWith } from '#shared/rules/business-fields.ts'
import { getColumnName, type ColumnOf } from './write/values.ts'

/** Fields that are read from other tables. */
type JoinedField = 'categoryId' | 'locationId' | 'selectedFeatures'
const JOINED: readonly string[] = [
  'categoryId',
  'locationId',
  'selectedFeatures',
] satisfies JoinedField[]
type ShownColumn<Where> = ColumnOf<Exclude<FieldWith<'shown', Where>, JoinedField>>

/** The columns of the fields that are shown there. */
const columnsShown = <Where extends 'lists' | 'page'>(where: Where) =>
  Object.fromEntries(
    listFieldsWith('shown', where)
      .filter((name) => !JOINED.includes(name))
      .map(getColumnName)
      .map((name) => [name, b[name]]),
  ) as { [Name in ShownColumn<Where> & keyof typeof b]: (typeof b)[Name] }

/** The part that a list shows. */
const summaryColumns = {
  id: b.id,
  slug: b.slug,
  businessId: b.businessId,
  ...columnsShown('lists'),
  pausedUntil: b.pausedUntil,
  featured: b.featured,
  verified: b.verified,
  ratingSum: b.ratingSum,
  ratingCount: b.ratingCount,
  version: b.version,
  createdAt: b.createdAt,
  updatedAt: b.updatedAt,
  category: {
    id: categories.id,
    name: categories.name,
    nameHi: categories.nameHi,
    slug: categories.slug,
    icon: categories.icon,
    color: categories.color,
  },
  location: {
    id: locations.id,
    city: locations.city,
    nameHi: locations.nameHi,
    slug: locations.slug,
    district: districts.name,
    state: states.name,
  },
}

/** Where a business moved to. */
const moved = alias(b, 'moved')
const movedThere = and(
  eq(moved.id, b.movedToId),
  inArray(moved.status, [...PUBLIC_BUSINESS_STATUSES]),
)

type Feature = { id: number; name: string; nameHi: string | null; icon: string | null }

/** Everything public of a business. */
const fullColumns = {
  ...summaryColumns,
  status: b.status,
  pausedFor: b.pausedFor,
  closedAt: b.closedAt,
  movedToAddress: b.movedToAddress,
  movedTo: { name: moved.name, slug: moved.slug },
  ownerId: b.ownerId,
  ...columnsShown('page'),
  confirmedAt: b.confirmedAt,
  confirmedBy: b.confirmedBy,
  confirmations: b.confirmations,
  toldFacts: b.toldFacts,
  source: b.source,
  sourceDate: b.sourceDate,
  selectedFeatures: sql<Feature[]>`coalesce((
    select json_agg(json_build_object('id', a.id, 'name', a.name, 'nameHi', a.name_hi,
      'icon', a.icon)
      order by a.sort_order, a.name)
    from ${businessAmenities} ba join ${amenities} a on a.id = ba.amenity_id
    where ba.business_id = ${b.id} and a.status = 'active'), '[]'::json)`,
}

/** What lists show. */
export function selectSummaries(db: Db) {
  return db
    .select(summaryColumns)
    .from(b)
    .innerJoin(categories, eq(categories.id, b.categoryId))
    .innerJoin(locations, eq(locations.id, b.locationId))
    .innerJoin(districts, eq(districts.id, locations.districtId))
    .innerJoin(states, eq(states.id, districts.stateId))
}

/** Whole businesses. */
export function selectBusinesses(db: Db) {
  return db
    .select(fullColumns)
    .from(b)
    .innerJoin(categories, eq(categories.id, b.categoryId))
    .innerJoin(locations, eq(locations.id, b.locationId))
    .innerJoin(districts, eq(districts.id, locations.districtId))
    .innerJoin(states, eq(states.id, districts.stateId))
    .leftJoin(moved, movedThere)
}

/** When administrators last took a listing down or sent it back; the audit log tells. */
const hiddenAt = sql<Date | null>`case when ${b.status} = 'inactive' then (
  select max(${e.at}) from ${e} where ${e.noun} = 'businesses' and ${e.recordId} = ${b.id}
    and ${e.detail}->>'to' = 'inactive') end`.mapWith(e.at)

/** Whole businesses as their owners and administrators see them. */
export function selectManaged(db: Db) {
  return db
    .select({
      ...fullColumns,
      ownerName: b.ownerName,
      approvedAt: b.approvedAt,
      deletedAt: b.deletedAt,
      hiddenReason: b.hiddenReason,
      hiddenAt,
      sentAgainAt: b.sentAgainAt,
      owner: { id: accounts.id, name: accounts.name, email: accounts.email },
      waiting: {
        id: businessChanges.id,
        proposed: businessChanges.proposed,
        createdAt: businessChanges.createdAt,
      },
    })
    .from(b)
    .innerJoin(categories, eq(categories.id, b.categoryId))
    .innerJoin(locations, eq(locations.id, b.locationId))
    .innerJoin(districts, eq(districts.id, locations.districtId))
    .innerJoin(states, eq(states.id, districts.stateId))
    .leftJoin(moved, movedThere)
    .leftJoin(accounts, eq(accounts.id, b.ownerId))
    .leftJoin(businessChanges, eq(businessChanges.businessId, b.id))
}

type Row<Query extends { execute: () => Promise<unknown[]> }> = Awaited<
  ReturnType<Query['execute']>
>[number]

export type SummaryRow = Row<ReturnType<typeof selectSummaries>>
export type ManagedRow = Row<ReturnType<typeof selectManaged>>
export type BusinessRow = Row<ReturnType<typeof selectBusinesses>>
