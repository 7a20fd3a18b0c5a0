import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { identityColumn, timestampColumns } from './columns.ts'

/** One size of an image as stored: its key in the storage, format and measures in pixels. */
export type UploadVariant = {
  key: string
  format: 'avif' | 'webp' | 'jpeg' | 'png'
  width: number
  height: number
  bytes: number
}

/** Uploaded files, decoded and encoded again. Listings and ads hold the `path`. */
export const uploads = pgTable(
  'uploads',
  {
    id: identityColumn(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    kind: text('kind', {
      enum: [
        'business-logo',
        'business-photo',
        'profile-photo',
        'classified-image',
        'classified-video',
        'message-picture',
        'blog-image',
        'site-logo',
        'creative',
        'claim-document',
      ],
    }).notNull(),
    /**
     * `/uploads/<hash>…`: derived from the account and the content, so the same picture is stored
     * once.
     */
    path: text('path').notNull().unique(),
    hash: text('hash').generatedAlwaysAs(sql`substring(path from 10 for 32)`),
    /** False until all its files are stored, and again while they are being removed. */
    isStored: boolean('is_stored').notNull().default(false),
    mime: text('mime').notNull(),
    width: integer('width'),
    height: integer('height'),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    variants: jsonb('variants').$type<UploadVariant[]>().notNull().default([]),
    ...timestampColumns(),
  },
  (t) => [
    index('uploads_account_index').on(t.accountId, t.createdAt),
    index('uploads_hash_index').on(t.hash),
    check(
      'uploads_kind_known',
      sql`${t.kind} in ('business-logo', 'business-photo', 'profile-photo', 'classified-image',
          'classified-video', 'message-picture', 'blog-image', 'site-logo', 'creative',
          'claim-document')`,
    ),
    check('uploads_variants_array', sql`jsonb_typeof(${t.variants}) = 'array'`),
  ],
)

/**
 * Which record shows which upload. The trigger `track_uploads` of every table that names uploads
 * maintains it. An upload that nothing uses is removed; an upload that something public uses is
 * public.
 */
export const uploadUses = pgTable(
  'upload_uses',
  {
    hash: text('hash').notNull(),
    /** The table of the record. */
    noun: text('noun').notNull(),
    recordId: integer('record_id').notNull(),
    isPublic: boolean('is_public').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hash, t.noun, t.recordId] }),
    index('upload_uses_record_index').on(t.noun, t.recordId),
  ],
)
