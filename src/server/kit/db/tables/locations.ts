import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identityColumn, timestampColumns, versionColumn } from './columns.ts'

export const states = pgTable(
  'states',
  {
    id: identityColumn(),
    name: text('name').notNull().unique(),
    slug: text('slug').notNull().unique(),
  },
  (t) => [check('states_name_filled', sql`length(btrim(${t.name})) between 1 and 80`)],
)

export const districts = pgTable(
  'districts',
  {
    id: identityColumn(),
    stateId: integer('state_id')
      .notNull()
      .references(() => states.id, { onDelete: 'restrict' }),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
  },
  (t) => [
    unique('districts_state_name_unique').on(t.stateId, t.name),
    unique('districts_state_slug_unique').on(t.stateId, t.slug),
    check('districts_name_filled', sql`length(btrim(${t.name})) between 1 and 80`),
  ],
)

/**
 * Cities and towns: the specification's "location". `aliases` are other names and spellings, for
 * search.
 */
export const locations = pgTable(
  'locations',
  {
    id: identityColumn(),
    districtId: integer('district_id')
      .notNull()
      .references(() => districts.id, { onDelete: 'restrict' }),
    city: text('city').notNull(),
    nameHi: text('name_hi'),
    slug: text('slug').notNull().unique(),
    pincode: text('pincode'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    aliases: text('aliases').array().notNull().default([]),
    status: text('status', { enum: ['active', 'inactive'] })
      .notNull()
      .default('active'),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    unique('locations_district_city_unique').on(t.districtId, t.city),
    check(
      'locations_slug_shape',
      sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and ${t.slug} !~ '^[0-9]+$'`,
    ),
    check('locations_city_filled', sql`length(btrim(${t.city})) between 1 and 80`),
    check('locations_pincode_shape', sql`${t.pincode} ~ '^[1-9][0-9]{5}$'`),
    check('locations_status_known', sql`${t.status} in ('active', 'inactive')`),
    check('locations_coordinates_whole', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
    check('locations_latitude_range', sql`${t.latitude} between -90 and 90`),
    check('locations_longitude_range', sql`${t.longitude} between -180 and 180`),
  ],
)

/** PIN codes and the district each belongs to (India Post's directory). */
export const pincodes = pgTable(
  'pincodes',
  {
    pincode: text('pincode').notNull(),
    districtId: integer('district_id')
      .notNull()
      .references(() => districts.id, { onDelete: 'restrict' }),
    offices: integer('offices').notNull().default(0),
  },
  (t) => [
    unique('pincodes_pincode_district_unique').on(t.pincode, t.districtId),
    index('pincodes_district_index').on(t.districtId),
    check('pincodes_shape', sql`${t.pincode} ~ '^[1-9][0-9]{5}$'`),
    check('pincodes_offices_range', sql`${t.offices} >= 0`),
  ],
)
