import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { categories } from './categories.ts'
import { identityColumn, timestampColumns, versionColumn } from './columns.ts'

/** `optionsHi` are the Hindi words of `options`, in their order; blank where there is none. */
export type FieldOptions = {
  min?: number
  max?: number
  options?: string[]
  optionsHi?: string[]
}

/** Extra questions the listing form asks for one category. */
export const serviceFields = pgTable(
  'service_fields',
  {
    id: identityColumn(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    fieldName: text('field_name').notNull(),
    fieldLabel: text('field_label').notNull(),
    labelHi: text('label_hi'),
    fieldType: text('field_type', {
      enum: ['text', 'textarea', 'number', 'select', 'checkbox', 'radio', 'email', 'url', 'tel'],
    }).notNull(),
    fieldOptions: jsonb('field_options').$type<FieldOptions>().notNull().default({}),
    placeholder: text('placeholder'),
    helpText: text('help_text'),
    displayOrder: integer('display_order').notNull().default(0),
    isRequired: boolean('is_required').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    unique('service_fields_category_name_unique').on(t.categoryId, t.fieldName),
    check(
      'service_fields_type_known',
      sql`${t.fieldType} in
          ('text','textarea','number','select','checkbox','radio','email','url','tel')`,
    ),
    check('service_fields_name_shape', sql`${t.fieldName} ~ '^[A-Za-z][A-Za-z0-9_]{0,63}$'`),
    check('service_fields_label_filled', sql`length(btrim(${t.fieldLabel})) between 1 and 120`),
    check('service_fields_order_range', sql`${t.displayOrder} >= 0`),
    check('service_fields_options_object', sql`jsonb_typeof(${t.fieldOptions}) = 'object'`),
    check(
      'service_fields_options_given',
      sql`${t.fieldType} not in ('select','radio','checkbox')
          or coalesce(jsonb_array_length(${t.fieldOptions} -> 'options'), 0) > 0`,
    ),
  ],
)
