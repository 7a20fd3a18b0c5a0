import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { PublicClassifiedVersion } from '#shared/rules/classified-changes.ts'
import type { Paise } from '#shared/rules/money.ts'
import { accounts } from './accounts.ts'
import { timestampColumn, identityColumn, timestampColumns, versionColumn } from './columns.ts'
import { locations } from './locations.ts'

/** Kinds of classified ads, apart from the kinds of businesses. */
export const classifiedCategories = pgTable(
  'classified_categories',
  {
    id: identityColumn(),
    name: text('name').notNull().unique(),
    nameHi: text('name_hi'),
    slug: text('slug').notNull().unique(),
    description: text('description').notNull().default(''),
    descriptionHi: text('description_hi').notNull().default(''),
    icon: text('icon'),
    color: text('color').notNull().default('#3B82F6'),
    status: text('status', { enum: ['active', 'inactive'] })
      .notNull()
      .default('active'),
    sortOrder: integer('sort_order').notNull().default(0),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    check('classified_categories_name_filled', sql`length(btrim(${t.name})) between 1 and 80`),
    check(
      'classified_categories_slug_shape',
      sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and ${t.slug} !~ '^[0-9]+$'`,
    ),
    check('classified_categories_color_shape', sql`${t.color} ~ '^#[0-9A-Fa-f]{6}$'`),
    check('classified_categories_status_known', sql`${t.status} in ('active', 'inactive')`),
  ],
)

/**
 * Classified ads. Shown while `active`; a sold or expired one keeps its page and says so. Money is
 * integer paise.
 */
export const classifieds = pgTable(
  'classified_ads',
  {
    id: identityColumn(),
    slug: text('slug').notNull().unique(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => classifiedCategories.id, { onDelete: 'restrict' }),
    locationId: integer('location_id').references(() => locations.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Null when the price is told on request. */
    price: integer('price').$type<Paise>(),
    priceType: text('price_type', { enum: ['fixed', 'negotiable', 'on_request'] })
      .notNull()
      .default('fixed'),
    /** Since when everyone sees this price. */
    priceSince: timestampColumn('price_since'),
    /** A higher price that everyone saw for a day at least. */
    formerPrice: integer('former_price').$type<Paise>(),
    condition: text('condition', { enum: ['new', 'like_new', 'good', 'fair', 'poor'] }).notNull(),
    brand: text('brand'),
    model: text('model'),
    year: smallint('year'),
    city: text('city').notNull(),
    state: text('state').notNull(),
    pincode: text('pincode'),
    address: text('address'),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    contactEmail: text('contact_email'),
    showPhone: boolean('show_phone').notNull().default(true),
    showEmail: boolean('show_email').notNull().default(false),
    /** Paths of uploads, the main ones first; the first is the featured image. */
    images: jsonb('images').$type<string[]>().notNull().default([]),
    video: text('video'),
    status: text('status', {
      enum: ['pending', 'active', 'rejected', 'sold', 'suspended', 'expired'],
    })
      .notNull()
      .default('pending'),
    rejectReason: text('reject_reason'),
    /** What everyone saw before a change that waits for review; null when nobody saw it yet. */
    shownBefore: jsonb('shown_before').$type<PublicClassifiedVersion>(),
    approvedAt: timestampColumn('approved_at'),
    expiresAt: timestampColumn('expires_at'),
    /** The expiry date that the seller was notified of. */
    endTold: timestampColumn('end_told'),
    soldAt: timestampColumn('sold_at'),
    /** Whether the buyer came by this site; null when the seller did not say. */
    soldWhere: text('sold_where', { enum: ['here', 'elsewhere'] }),
    /** What it was sold for; null when the seller did not say. */
    soldPrice: integer('sold_price').$type<Paise>(),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    index('classified_ads_status_index').on(t.status, t.createdAt),
    index('classified_ads_category_index').on(t.categoryId, t.status),
    index('classified_ads_account_index').on(t.accountId),
    index('classified_ads_location_index').on(t.locationId, t.status),
    check(
      'classified_ads_slug_shape',
      sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and ${t.slug} !~ '^[0-9]+$'`,
    ),
    // Addresses of the app below `/classified/`.
    check('classified_ads_slug_free', sql`${t.slug} not in ('post', 'edit')`),
    check('classified_ads_title_filled', sql`length(btrim(${t.title})) between 1 and 200`),
    check(
      'classified_ads_description_filled',
      sql`length(btrim(${t.description})) between 1 and 5000`,
    ),
    check('classified_ads_price_range', sql`${t.price} between 0 and 2000000000`),
    check(
      'classified_ads_price_type_known',
      sql`${t.priceType} in ('fixed', 'negotiable', 'on_request')`,
    ),
    check('classified_ads_priced', sql`${t.priceType} = 'on_request' or ${t.price} is not null`),
    check(
      'classified_ads_condition_known',
      sql`${t.condition} in ('new', 'like_new', 'good', 'fair', 'poor')`,
    ),
    check(
      'classified_ads_former_price_higher',
      sql`${t.formerPrice} is null or (${t.formerPrice} > ${t.price}
          and ${t.formerPrice} <= 2000000000)`,
    ),
    check('classified_ads_sold_where_known', sql`${t.soldWhere} in ('here', 'elsewhere')`),
    check('classified_ads_sold_price_range', sql`${t.soldPrice} between 0 and 2000000000`),
    check(
      'classified_ads_sold_tells',
      sql`${t.status} = 'sold' or (${t.soldWhere} is null and ${t.soldPrice} is null)`,
    ),
    check('classified_ads_year_range', sql`${t.year} between 1900 and 2200`),
    check('classified_ads_pincode_shape', sql`${t.pincode} ~ '^[1-9][0-9]{5}$'`),
    check('classified_ads_images_array', sql`jsonb_typeof(${t.images}) = 'array'`),
    check(
      'classified_ads_status_known',
      sql`${t.status} in ('pending', 'active', 'rejected', 'sold', 'suspended', 'expired')`,
    ),
    check(
      'classified_ads_rejected_with_reason',
      sql`${t.status} <> 'rejected' or ${t.rejectReason} is not null`,
    ),
  ],
)

/** A buyer's question about an ad. `offered_price` is integer paise. */
export const classifiedInquiries = pgTable(
  'classified_inquiries',
  {
    id: identityColumn(),
    adId: integer('ad_id')
      .notNull()
      .references(() => classifieds.id, { onDelete: 'cascade' }),
    buyerId: integer('buyer_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    inquiryType: text('inquiry_type', {
      enum: ['general', 'price_negotiation', 'availability', 'product_details', 'meeting_request'],
    })
      .notNull()
      .default('general'),
    message: text('message').notNull(),
    offeredPrice: integer('offered_price').$type<Paise>(),
    buyerName: text('buyer_name').notNull(),
    buyerPhone: text('buyer_phone').notNull(),
    buyerEmail: text('buyer_email'),
    preferredContact: text('preferred_contact', { enum: ['phone', 'email', 'whatsapp'] })
      .notNull()
      .default('phone'),
    /** What the seller says to the offer; null while it is open. */
    offerAnswer: text('offer_answer', { enum: ['accepted', 'declined'] }),
    offerAnsweredAt: timestampColumn('offer_answered_at'),
    readAt: timestampColumn('read_at'),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('classified_inquiries_ad_index').on(t.adId, t.createdAt),
    index('classified_inquiries_buyer_index').on(t.buyerId, t.createdAt),
    check(
      'classified_inquiries_type_known',
      sql`${t.inquiryType} in ('general', 'price_negotiation', 'availability', 'product_details',
          'meeting_request')`,
    ),
    check(
      'classified_inquiries_message_length',
      sql`length(btrim(${t.message})) between 1 and 1000`,
    ),
    check('classified_inquiries_name_filled', sql`length(btrim(${t.buyerName})) between 1 and 120`),
    check('classified_inquiries_offer_range', sql`${t.offeredPrice} between 1 and 2000000000`),
    check(
      'classified_inquiries_offer_belongs',
      sql`${t.offeredPrice} is null or ${t.inquiryType} = 'price_negotiation'`,
    ),
    check('classified_inquiries_answer_known', sql`${t.offerAnswer} in ('accepted', 'declined')`),
    check(
      'classified_inquiries_answer_whole',
      sql`(${t.offerAnswer} is null) = (${t.offerAnsweredAt} is null)
          and (${t.offerAnswer} is null or ${t.offeredPrice} is not null)`,
    ),
    check(
      'classified_inquiries_contact_known',
      sql`${t.preferredContact} in ('phone', 'email', 'whatsapp')`,
    ),
  ],
)

/** Ads an account has saved. */
export const savedClassifieds = pgTable(
  'saved_ads',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    adId: integer('ad_id')
      .notNull()
      .references(() => classifieds.id, { onDelete: 'cascade' }),
    createdAt: timestampColumn('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.adId] }), index('saved_ads_ad_index').on(t.adId)],
)
