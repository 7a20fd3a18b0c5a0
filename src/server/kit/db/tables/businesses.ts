import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import {
  BUSINESS_STATUSES,
  BUSINESS_TYPES,
  EMPLOYEE_COUNTS,
  PAUSE_REASONS,
  PAYMENT_METHODS,
  PRICE_RANGES,
} from '#shared/rules/business.ts'
import { CONFIRMATION_SOURCES } from '#shared/rules/confirmation.ts'
import type { FactConfirmations, ToldFacts } from '#shared/rules/facts.ts'
import type { SpecialDay, WeekHours } from '#shared/rules/hours.ts'
import type { Paise } from '#shared/rules/money.ts'
import { accounts } from './accounts.ts'
import { categories } from './categories.ts'
import {
  timestampColumn,
  byteOrderedText,
  hindiOrderedText,
  identityColumn,
  timestampColumns,
  tsvector,
  versionColumn,
} from './columns.ts'
import { locations } from './locations.ts'

const quotedList = (values: readonly string[]) =>
  `ARRAY[${values.map((value) => `'${value}'`).join(', ')}]::text[]`
const jsonObject = (column: AnyPgColumn) => sql`jsonb_typeof(${column}) = 'object'`
const jsonArray = (column: AnyPgColumn) => sql`jsonb_typeof(${column}) = 'array'`

/** Whether a name has no Hindi, or is itself in Devanagari alone. */
export const isInOneScript = (t: { name: AnyPgColumn; nameHi: AnyPgColumn }) =>
  sql`(${t.nameHi} is null or ${t.name} ~ '^[^A-Za-z]*[\u0900-\u097F][^A-Za-z]*$')`

/**
 * Listings. What is unknown is null, never an invented default. `rating_sum` and `rating_count`
 * follow the active reviews by trigger. The `search_*` columns are written by `indexBusinesses` of
 * `#server/businesses`.
 */
export const businesses = pgTable(
  'businesses',
  {
    id: identityColumn(),
    businessId: text('business_id')
      .notNull()
      .generatedAlwaysAs(sql`'BIZ-' || id::text`),
    slug: text('slug').notNull().unique(),
    status: text('status', { enum: BUSINESS_STATUSES }).notNull().default('pending'),
    /** The day it opens again (YYYY-MM-DD), while it is closed for some time; and why it is. */
    pausedUntil: text('paused_until'),
    pausedFor: text('paused_for', { enum: PAUSE_REASONS }),
    /** When it closed for good, or moved: then with one or both of the next two. */
    closedAt: timestampColumn('closed_at'),
    movedToId: integer('moved_to_id').references((): AnyPgColumn => businesses.id, {
      onDelete: 'set null',
    }),
    movedToAddress: text('moved_to_address'),
    /** Deleted by its owner, who may undo it for a while; then it has this status again. */
    deletedAt: timestampColumn('deleted_at'),
    statusBeforeDeletion: text('status_before_deletion', { enum: BUSINESS_STATUSES }),
    /** Why the team does not show it, for its owner; kept until it is shown again. */
    hiddenReason: text('hidden_reason'),
    /** When its owner asked the team to look at it once more. */
    sentAgainAt: timestampColumn('sent_again_at'),
    /** The origin of an imported row; unique together, so a second import makes no duplicate. */
    source: text('source'),
    sourceId: text('source_id'),
    /**
     * The date of the facts in the source: YYYY, YYYY-MM or YYYY-MM-DD. Null once a person has
     * changed the listing.
     */
    sourceDate: text('source_date'),
    ownerId: integer('owner_id').references(() => accounts.id, { onDelete: 'set null' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id, { onDelete: 'restrict' }),

    name: text('name').notNull(),
    /** Lists are ordered by this; it is stored so that an index alone gives the order. */
    sortName: text('sort_name')
      .notNull()
      .generatedAlwaysAs(sql`lower(name)`),
    nameHi: text('name_hi'),
    /** The same for lists in Hindi; names without Hindi come last. */
    sortNameHi: hindiOrderedText('sort_name_hi')
      .notNull()
      .generatedAlwaysAs(sql`lower(coalesce(name_hi, chr(65535) || name))`),
    description: text('description').notNull().default(''),
    descriptionHi: text('description_hi').notNull().default(''),
    tagline: text('tagline'),
    ownerName: text('owner_name'),
    businessType: text('business_type', { enum: BUSINESS_TYPES }),
    establishedYear: smallint('established_year'),
    employeeCount: text('employee_count', { enum: EMPLOYEE_COUNTS }),
    priceRange: text('price_range', { enum: PRICE_RANGES }),
    tags: text('tags').array().notNull().default([]),
    languages: text('languages').array().notNull().default([]),

    address: text('address').notNull().default(''),
    landmark: text('landmark'),
    zipCode: text('zip_code'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),

    phone: text('phone'),
    alternatePhone: text('alternate_phone'),
    whatsappNumber: text('whatsapp_number'),
    email: text('email'),
    website: text('website'),
    facebook: text('facebook'),
    instagram: text('instagram'),
    twitter: text('twitter'),
    linkedin: text('linkedin'),
    youtube: text('youtube'),
    youtubeVideo: text('youtube_video'),
    videoTitle: text('video_title'),

    hours: jsonb('hours').$type<WeekHours>(),
    specialDays: jsonb('special_days').$type<SpecialDay[]>().notNull().default([]),
    serviceInformation: jsonb('service_information')
      .$type<Record<string, unknown>>()
      .notNull()
      .default({}),
    serviceAreas: text('service_areas').array().notNull().default([]),
    serviceRadiusKm: smallint('service_radius_km'),
    paymentMethods: text('payment_methods', { enum: PAYMENT_METHODS })
      .array()
      .notNull()
      .default([]),
    homeDelivery: boolean('home_delivery'),
    onlineOrdering: boolean('online_ordering'),
    minimumOrder: integer('minimum_order').$type<Paise>(),
    deliveryFee: integer('delivery_fee').$type<Paise>(),

    logo: text('logo'),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    /** Alt texts of images, by path. */
    imageTexts: jsonb('image_texts').$type<Record<string, string>>().notNull().default({}),

    featured: boolean('featured').notNull().default(false),
    verified: boolean('verified').notNull().default(false),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    approvedAt: timestampColumn('approved_at'),
    /** When the facts were last confirmed, and by whom: see `confirm/`. */
    confirmedAt: timestampColumn('confirmed_at').notNull().defaultNow(),
    confirmedBy: text('confirmed_by', { enum: CONFIRMATION_SOURCES }).notNull().default('source'),

    /** How many visitors said in the last month with any that a fact is right; see `facts`. */
    confirmations: jsonb('confirmations').$type<FactConfirmations>().notNull().default({}),
    /**
     * Facts that came from visitors or a call, and when the team checked them. A trigger forgets
     * both columns of a fact as soon as it is another.
     */
    toldFacts: jsonb('told_facts').$type<ToldFacts>().notNull().default({}),

    searchName: text('search_name').notNull().default(''),
    searchDocument: tsvector('search_document')
      .notNull()
      .default(sql`''::tsvector`),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    uniqueIndex('businesses_business_id_unique').on(t.businessId),
    uniqueIndex('businesses_source_unique').on(t.source, t.sourceId),
    index('businesses_category_index').on(t.categoryId, t.status),
    index('businesses_location_index').on(t.locationId, t.status),
    index('businesses_owner_index').on(t.ownerId),
    // Before a listing is added, one of the same number is looked for.
    index('businesses_phone_index').on(t.phone),
    // People search for a number, or its last digits.
    ...[t.phone, t.alternatePhone, t.whatsappNumber].map((column) =>
      index(`businesses_${column.name}_end_index`)
        .on(sql`(reverse(${column}) collate "C")`)
        .where(sql`${column} is not null`),
    ),
    // The lists of administrators, which hold every state.
    index('businesses_recent_index').on(t.createdAt, t.id),
    index('businesses_status_recent_index').on(t.status, t.createdAt, t.id),
    index('businesses_updated_index').on(t.updatedAt, t.id),
    index('businesses_name_index').on(t.sortName, t.id),
    index('businesses_name_hi_index').on(t.sortNameHi, t.id),
    index('businesses_confirmed_index').on(t.confirmedAt, t.id),
    // What they look for most: counting it must not read every row.
    index('businesses_without_phone_index')
      .on(t.status, t.createdAt, t.id)
      .where(sql`${t.phone} is null`),
    index('businesses_without_hours_index')
      .on(t.status, t.createdAt, t.id)
      .where(sql`${t.hours} is null`),
    index('businesses_without_photo_index')
      .on(t.status, t.createdAt, t.id)
      .where(sql`${t.images} = '[]'::jsonb`),
    index('businesses_without_point_index')
      .on(t.status, t.createdAt, t.id)
      .where(sql`${t.latitude} is null`),
    index('businesses_verified_index')
      .on(t.createdAt, t.id)
      .where(sql`${t.verified}`),
    index('businesses_featured_index')
      .on(t.createdAt, t.id)
      .where(sql`${t.featured}`),
    index('businesses_anywhere_index').using(
      'gin',
      sql`(lower(${t.name} || ' ' ||
        coalesce(${t.nameHi}, '') || ' ' || coalesce(${t.phone}, '') || ' ' ||
        coalesce(${t.email}, '') || ' ' || coalesce(${t.zipCode}, '') || ' ' ||
        coalesce(${t.sourceId}, ''))) gin_trgm_ops`,
    ),
    index('businesses_active_name_index')
      .on(t.sortName, t.id)
      .where(sql`${t.status} = 'active'`),
    index('businesses_active_recent_index')
      .on(t.createdAt, t.id)
      .where(sql`${t.status} = 'active'`),
    index('businesses_active_place_index')
      .on(t.latitude, t.longitude)
      .where(sql`${t.status} = 'active'`),
    // Names that a person has not written in one of the scripts yet.
    index('businesses_one_script_index')
      .on(t.id)
      .where(sql`${t.status} = 'active' and ${isInOneScript(t)}`),
    index('businesses_paused_index')
      .on(t.pausedUntil)
      .where(sql`${t.pausedUntil} is not null`),
    index('businesses_deleted_index')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
    index('businesses_moved_index')
      .on(t.movedToId)
      .where(sql`${t.movedToId} is not null`),
    // Duplicates are looked for among the names of a town.
    index('businesses_town_name_index').on(t.locationId, t.searchName.op('text_pattern_ops')),
    index('businesses_search_name_index').on(t.searchName.op('text_pattern_ops')),
    index('businesses_search_document_index').using('gin', t.searchDocument),
    check(
      'businesses_slug_shape',
      sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and ${t.slug} !~ '^([0-9]+|biz-[0-9]+)$'
          and length(${t.slug}) <= 120`,
    ),
    check(
      'businesses_status_known',
      sql`${t.status} in ('pending', 'active', 'inactive', 'closed')`,
    ),
    check(
      'businesses_pause_whole',
      sql`(${t.pausedUntil} is null) = (${t.pausedFor} is null)
          and (${t.pausedUntil} is null or ${t.status} <> 'closed')`,
    ),
    check('businesses_pause_date', sql`${t.pausedUntil} ~ '^20[0-9]{2}-[01][0-9]-[0-3][0-9]$'`),
    check(
      'businesses_pause_known',
      sql`${t.pausedFor} in ('renovation', 'holiday', 'season', 'other')`,
    ),
    check('businesses_closed_whole', sql`${t.status} <> 'closed' or ${t.closedAt} is not null`),
    check('businesses_moved_elsewhere', sql`${t.movedToId} <> ${t.id}`),
    check(
      'businesses_deleted_hidden',
      sql`(${t.deletedAt} is null) = (${t.statusBeforeDeletion} is null)
          and (${t.deletedAt} is null or ${t.status} = 'inactive')`,
    ),
    check('businesses_source_whole', sql`(${t.source} is null) = (${t.sourceId} is null)`),
    check(
      'businesses_source_date_shape',
      sql`${t.sourceDate} ~ '^(19|20)[0-9]{2}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$'`,
    ),
    check('businesses_name_filled', sql`length(btrim(${t.name})) between 1 and 200`),
    check('businesses_description_length', sql`length(${t.description}) <= 5000`),
    check('businesses_year_range', sql`${t.establishedYear} between 1900 and 2200`),
    check(
      'businesses_type_known',
      sql`${t.businessType} in
          ('individual','partnership','company','llc','corporation','nonprofit')`,
    ),
    check(
      'businesses_employees_known',
      sql`${t.employeeCount} in ('1','2-10','11-50','51-200','200+')`,
    ),
    check(
      'businesses_payments_known',
      sql`${t.paymentMethods} <@ ${sql.raw(quotedList(PAYMENT_METHODS))}`,
    ),
    check('businesses_price_known', sql`${t.priceRange} in ('$','$$','$$$','$$$$')`),
    check('businesses_zip_shape', sql`${t.zipCode} ~ '^[1-9][0-9]{5}$'`),
    check('businesses_confirmer_known', sql`${t.confirmedBy} in ('owner', 'team', 'source')`),
    check('businesses_coordinates_whole', sql`(${t.latitude} is null) = (${t.longitude} is null)`),
    check('businesses_latitude_range', sql`${t.latitude} between -90 and 90`),
    check('businesses_longitude_range', sql`${t.longitude} between -180 and 180`),
    check('businesses_radius_range', sql`${t.serviceRadiusKm} between 1 and 100`),
    check('businesses_money_positive', sql`${t.minimumOrder} >= 0 and ${t.deliveryFee} >= 0`),
    check('businesses_hours_object', jsonObject(t.hours)),
    check('businesses_special_days_array', jsonArray(t.specialDays)),
    check('businesses_service_information_object', jsonObject(t.serviceInformation)),
    check('businesses_images_array', jsonArray(t.images)),
    check('businesses_image_texts_object', jsonObject(t.imageTexts)),
    check('businesses_confirmations_object', jsonObject(t.confirmations)),
    check('businesses_told_facts_object', jsonObject(t.toldFacts)),
    check(
      'businesses_rating_whole',
      sql`${t.ratingCount} >= 0 and ${t.ratingSum} between ${t.ratingCount}
          and 5 * ${t.ratingCount}`,
    ),
  ],
)

/**
 * Every folded word of the listings, to tell known words from misspelt ones. `spelling` is how a
 * listing writes it; `place` marks the names of towns.
 */
export const searchWords = pgTable('search_words', {
  word: byteOrderedText('word').primaryKey(),
  spelling: text('spelling').notNull(),
  place: boolean('place').notNull().default(false),
})
