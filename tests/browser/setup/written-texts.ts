import { sql } from 'drizzle-orm'
import { withDatabase } from './database.ts'

/**
 * What people wrote in Latin letters and every language shows as it is, longest first: addresses,
 * sources, reviews, posts, names of people, and of places that have no Hindi name.
 */
export const readWrittenTexts = (): Promise<string[]> =>
  withDatabase(async (db) => {
    const { rows } = await db.execute<{ text: string }>(sql`
      select text from (
        select unnest(array[address, landmark, tagline, video_title]) as text from businesses
        union all select source from businesses
        union all select unnest(service_areas) from businesses
        union all select day->>'note' from businesses, jsonb_array_elements(special_days) day
        union all select name from businesses where name_hi is null
        union all select unnest(array[title, comment]) from reviews
        union all select unnest(array[title, excerpt]) from blog_posts
        union all select unnest(array[title, address]) from classified_ads
        union all select name from accounts
        union all select unnest(array[subject, message]) from messages
        union all select "values"->>'contactAddress' from settings
      ) written where text ~ '[A-Za-z]{2}' group by text order by length(text) desc, text`)
    return rows.map(({ text }) => text.trim())
  })
