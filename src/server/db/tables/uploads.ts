import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { identity, timestamps } from './columns.ts'

/** One size of an image as stored: its key in the storage, format and measures in pixels. */
export type UploadVariant = {
  key: string
  format: 'avif' | 'webp' | 'jpeg' | 'png'
  width: number
  height: number
  bytes: number
}

/** Files people sent, decoded and written anew. `path` is what listings and ads keep. */
export const uploads = pgTable(
  'uploads',
  {
    id: identity(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    kind: text('kind', {
      enum: [
        'business-logo',
        'business-photo',
        'profile-photo',
        'classified-image',
        'classified-video',
        'blog-image',
        'site-logo',
        'creative',
      ],
    }).notNull(),
    /** `/uploads/<hash>…`: made from the content, so the same picture is kept once. */
    path: text('path').notNull().unique(),
    mime: text('mime').notNull(),
    width: integer('width'),
    height: integer('height'),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    variants: jsonb('variants').$type<UploadVariant[]>().notNull().default([]),
    ...timestamps(),
  },
  (t) => [
    index('uploads_account_index').on(t.accountId, t.createdAt),
    check(
      'uploads_kind_known',
      sql`${t.kind} in ('business-logo', 'business-photo', 'profile-photo', 'classified-image', 'classified-video', 'blog-image', 'site-logo', 'creative')`,
    ),
    check('uploads_variants_array', sql`jsonb_typeof(${t.variants}) = 'array'`),
  ],
)
