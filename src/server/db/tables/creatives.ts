import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { campaigns } from './campaigns.ts'
import { identity, timestamps } from './columns.ts'

/** An advertisement of a campaign, in one size. */
export const creatives = pgTable(
  'creatives',
  {
    id: identity(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type', {
      enum: ['banner', 'gif', 'video', 'carousel', 'rich_media', 'text'],
    }).notNull(),
    size: text('size').notNull().default('300x250'),
    position: text('position').notNull().default('sidebar'),
    headline: text('headline'),
    description: text('description'),
    callToAction: text('call_to_action').notNull().default('Learn More'),
    imageUrl: text('image_url'),
    gifUrl: text('gif_url'),
    videoUrl: text('video_url'),
    fileSize: integer('file_size'),
    fileDuration: integer('file_duration'),
    isApproved: boolean('is_approved').notNull().default(false),
    rejectionReason: text('rejection_reason'),
    ...timestamps(),
  },
  (t) => [
    index('creatives_campaign_index').on(t.campaignId),
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
    check('creatives_one_verdict', sql`not (${t.isApproved} and ${t.rejectionReason} is not null)`),
  ],
)
