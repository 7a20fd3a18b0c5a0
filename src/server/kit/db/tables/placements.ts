import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { AD_PAGES, AD_POSITIONS, AD_SIZES } from '#shared/rules/ad-slots.ts'
import { identityColumn, timestampColumns, versionColumn } from './columns.ts'

const quoted = (values: readonly string[]) => sql.raw(values.map((v) => `'${v}'`).join(','))

/** A place on a page where advertisements are shown. */
export const placements = pgTable(
  'placements',
  {
    id: identityColumn(),
    name: text('name').notNull(),
    code: text('code').notNull().unique(),
    page: text('page', { enum: AD_PAGES }).notNull(),
    position: text('position', { enum: AD_POSITIONS }).notNull(),
    size: text('size', { enum: AD_SIZES }).notNull().default('728x90'),
    priority: integer('priority').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
    /** While no campaign fits, the site may say something of its own here. */
    showsHouseAds: boolean('shows_house_ads').notNull().default(true),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    check('placements_name_filled', sql`length(btrim(${t.name})) between 1 and 120`),
    check('placements_code_shape', sql`${t.code} ~ '^[a-z0-9_]{1,64}$'`),
    check('placements_size_known', sql`${t.size} in (${quoted(AD_SIZES)})`),
    check('placements_position_known', sql`${t.position} in (${quoted(AD_POSITIONS)})`),
    check('placements_page_known', sql`${t.page} in (${quoted(AD_PAGES)})`),
    check('placements_priority_range', sql`${t.priority} >= 1`),
  ],
)
