import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identityColumn, timestampColumns, versionColumn } from './columns.ts'

/** Kinds of business. `keywords` are search words in any script, e.g. `dawai`, `अस्पताल`. */
export const categories = pgTable(
  'categories',
  {
    id: identityColumn(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    nameHi: text('name_hi'),
    description: text('description').notNull().default(''),
    descriptionHi: text('description_hi').notNull().default(''),
    icon: text('icon'),
    color: text('color').notNull().default('#6366f1'),
    status: text('status', { enum: ['active', 'inactive'] })
      .notNull()
      .default('active'),
    sortOrder: integer('sort_order').notNull().default(0),
    keywords: text('keywords').array().notNull().default([]),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    check(
      'categories_slug_shape',
      sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and ${t.slug} !~ '^[0-9]+$'`,
    ),
    check('categories_status_known', sql`${t.status} in ('active', 'inactive')`),
    check('categories_color_hex', sql`${t.color} ~ '^#[0-9a-fA-F]{6}$'`),
    check('categories_name_filled', sql`length(btrim(${t.name})) between 1 and 120`),
  ],
)
