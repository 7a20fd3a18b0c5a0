import { sql, type SQL } from 'drizzle-orm'
import { getFieldColumn } from '#server/businesses/index.ts'
import type { ExportKind } from '#shared/rules/exports.ts'
import { getExportColumnName, IMPORT_FIELDS, type ImportField } from '#shared/rules/imports.ts'

/** A table as a file: its columns as they are named there, and where its rows come from. */
type Table = { columns: SQL; from: SQL; where?: SQL }

/** Columns of a listing that other tables have, or that have another name there. */
const OTHER_COLUMNS: Partial<Record<ImportField, string>> = {
  category: 'c.name',
  city: 'l.city',
  district: 'd.name',
  state: 's.name',
  number: 't.business_id',
}

/** These fields of a listing, under the names by which an import knows them. */
const columnsOf = (fields: readonly ImportField[]): SQL =>
  sql.raw(
    fields
      .map((field) => {
        const column = OTHER_COLUMNS[field] ?? `t.${getFieldColumn(field) ?? field}`
        return `${column} as "${getExportColumnName(field)}"`
      })
      .join(', '),
  )

/** Facts of a listing that are open data; texts are the words of who wrote them. */
const OPEN_FIELDS: readonly ImportField[] = [
  'slug',
  'name',
  'name_hi',
  'category',
  'city',
  'address',
  'landmark',
  'zip_code',
  'latitude',
  'longitude',
  'phone',
  'alternate_phone',
  'whatsapp',
  'email',
  'website',
  'tags',
  'hours',
  'business_type',
  'established_year',
  'source',
  'source_date',
]
const NUMBER_AND_VERSION: readonly ImportField[] = ['number', 'version']
/** Whatever else an import takes. */
const CLOSED_FIELDS = IMPORT_FIELDS.filter(
  (field) => !OPEN_FIELDS.includes(field) && !NUMBER_AND_VERSION.includes(field),
)

export const BUSINESS_COLUMNS = columnsOf(OPEN_FIELDS)
export const BUSINESS_FROM = sql`businesses t join categories c on c.id = t.category_id
  join locations l on l.id = t.location_id`
const LOCAL_NAME = sql.identifier(getExportColumnName('name_hi'))
export const CATEGORY_COLUMNS = sql`t.slug, t.name, t.name_hi as ${LOCAL_NAME}, t.description`
export const TOWN_COLUMNS = sql`t.slug, t.city as town, t.name_hi as ${LOCAL_NAME},
  d.name as district, s.name as state, t.pincode as "PIN code", t.latitude, t.longitude`
export const LOCATION_FROM = sql`locations t join districts d on d.id = t.district_id
  join states s on s.id = d.state_id`

/** The tables that administrators may take out, in every state of their rows. */
export const EXPORT_TABLES: Record<Exclude<ExportKind, 'open-data'>, Table> = {
  businesses: {
    columns: sql`${columnsOf(NUMBER_AND_VERSION)}, t.status, ${BUSINESS_COLUMNS},
      ${columnsOf(CLOSED_FIELDS)}, a.name as owner, a.email as "email of the owner",
      t.verified, t.featured, t.rating_count as reviews, t.created_at as added,
      t.updated_at as changed`,
    from: sql`${BUSINESS_FROM} join districts d on d.id = l.district_id
      join states s on s.id = d.state_id left join accounts a on a.id = t.owner_id`,
  },
  users: {
    columns: sql`t.name, t.email, t.role, t.status, t.phone, t.city as town,
      t.created_at as registered`,
    from: sql`accounts t`,
  },
  categories: { columns: sql`${CATEGORY_COLUMNS}, t.status`, from: sql`categories t` },
  locations: { columns: sql`${TOWN_COLUMNS}, t.status`, from: LOCATION_FROM },
  features: {
    columns: sql`t.name, t.description, c.name as category, t.status`,
    from: sql`amenities t left join categories c on c.id = t.category_id`,
  },
  reviews: {
    columns: sql`b.name as business, a.name as by, t.rating, t.title, t.comment, t.status,
      t.helpful, t.created_at as written`,
    from: sql`reviews t join businesses b on b.id = t.business_id
      left join accounts a on a.id = t.account_id`,
  },
  blog: {
    columns: sql`t.slug, t.title, t.excerpt, t.content, t.language, t.tags, t.author_name as author,
      t.status, t.published_at as published`,
    from: sql`blog_posts t`,
  },
  classified: {
    columns: sql`t.slug, t.title, t.description, t.price / 100.0 as rupees, t.condition,
      t.city as town,
      t.contact_name as contact, t.contact_phone as phone, t.status, t.created_at as added`,
    from: sql`classified_ads t`,
  },
  contacts: {
    columns: sql`t.name, t.email, t.phone, t.business_name as business, t.message, t.status,
      t.created_at as sent`,
    from: sql`enquiries t`,
  },
  campaigns: {
    columns: sql`t.id as "ID", t.title as "Title", a.name as "User", t.status as "Status",
      round(t.budget / 100.0, 2) as "Budget", round(coalesce(s.spent, 0) / 100.0, 2) as "Spent",
      coalesce(s.clicks, 0) as "Clicks", coalesce(s.views, 0) as "Impressions",
      t.is_approved as "Approved"`,
    from: sql`campaigns t join accounts a on a.id = t.account_id
      left join campaign_totals s on s.campaign_id = t.id`,
    where: sql`t.deleted_at is null`,
  },
}

/** The next rows after this id, in the order of their ids. */
export const readNextRows = (
  { columns, from, where = sql`true` }: Table,
  after: number,
  most: number,
) =>
  sql`select t.id as "row id", ${columns} from ${from} where t.id > ${after} and ${where}
    order by t.id limit ${most}`

export type { Table }
