import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, timestamps } from './columns.ts'

/** A place on a page where advertisements are shown. */
export const placements = pgTable(
  'placements',
  {
    id: identity(),
    name: text('name').notNull(),
    code: text('code').notNull().unique(),
    page: text('page').notNull(),
    position: text('position').notNull(),
    size: text('size').notNull().default('728x90'),
    priority: integer('priority').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
    ...timestamps(),
  },
  (t) => [
    check('placements_name_filled', sql`length(btrim(${t.name})) between 1 and 120`),
    check('placements_code_shape', sql`${t.code} ~ '^[a-z0-9_]{1,64}$'`),
    check(
      'placements_size_known',
      sql`${t.size} in ('728x90','300x250','320x50','970x250','300x600','160x600','responsive')`,
    ),
    check(
      'placements_position_known',
      sql`${t.position} in ('header','sidebar','footer','content-top','content-bottom','popup')`,
    ),
    check('placements_priority_range', sql`${t.priority} >= 1`),
  ],
)
