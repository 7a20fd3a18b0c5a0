import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { CREATIVE_TYPES } from '#shared/rules/ad-specs.ts'
import { campaigns } from './campaigns.ts'
import { timestampColumn, identityColumn, timestampColumns, versionColumn } from './columns.ts'

/** What waits for another look while the approved creative runs. */
export type CreativeChange = {
  size?: string
  position?: string
  headline?: string | null
  description?: string | null
  callToAction?: string
}

/** An advertisement of a campaign, in one size. */
export const creatives = pgTable(
  'creatives',
  {
    id: identityColumn(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type', { enum: CREATIVE_TYPES }).notNull(),
    size: text('size').notNull().default('300x250'),
    position: text('position').notNull().default('sidebar'),
    headline: text('headline'),
    description: text('description'),
    callToAction: text('call_to_action').notNull().default('Learn More'),
    /** Of a GIF the picture that stands still, of a carousel the first. */
    imageUrl: text('image_url'),
    gifUrl: text('gif_url'),
    videoUrl: text('video_url'),
    carousel: jsonb('carousel').$type<{ imageUrl: string; text: string }[]>().notNull().default([]),
    /** Of rich media: an upload that is served for a sandboxed frame only. */
    frameUrl: text('frame_url'),
    fileSize: integer('file_size'),
    fileDuration: integer('file_duration'),
    isApproved: boolean('is_approved').notNull().default(false),
    rejectionReason: text('rejection_reason'),
    /** Since when it waits for a look, as long as it is neither approved nor rejected. */
    sentAt: timestampColumn('sent_at').notNull().defaultNow(),
    proposed: jsonb('proposed').$type<CreativeChange>(),
    proposedAt: timestampColumn('proposed_at'),
    /** Nobody sees it any more; the books name it still. */
    deletedAt: timestampColumn('deleted_at'),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    index('creatives_campaign_index').on(t.campaignId),
    index('creatives_waiting_index')
      .on(sql`coalesce(${t.proposedAt}, ${t.sentAt})`)
      .where(
        sql`${t.deletedAt} is null and (${t.proposedAt} is not null
          or (not ${t.isApproved} and ${t.rejectionReason} is null))`,
      ),
    check(
      'creatives_type_known',
      sql`${t.type} in ('banner', 'gif', 'video', 'carousel', 'rich_media', 'text')`,
    ),
    check('creatives_name_filled', sql`length(btrim(${t.name})) between 1 and 200`),
    check(
      'creatives_texts_length',
      sql`length(${t.headline}) <= 50 and length(${t.description}) <= 150
          and length(${t.callToAction}) <= 20`,
    ),
    check('creatives_proposed_since', sql`(${t.proposed} is null) = (${t.proposedAt} is null)`),
    check('creatives_deleted_off', sql`not (${t.isApproved} and ${t.deletedAt} is not null)`),
  ],
)
