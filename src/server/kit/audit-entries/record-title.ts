import { sql, type SQL } from 'drizzle-orm'

/** The name of a record that an entry is about, by its noun and id; null for one without. */
export const recordTitleSql = (noun: SQL, id: SQL): SQL => sql`case ${noun}
    when 'businesses' then (select name from businesses where id = ${id})
    when 'accounts' then (select name from accounts where id = ${id})
    when 'classified-ads' then (select title from classified_ads where id = ${id})
    when 'blog' then (select title from blog_posts where id = ${id})
    when 'categories' then (select name from categories where id = ${id})
    when 'locations' then (select city from locations where id = ${id})
    when 'amenities' then (select name from amenities where id = ${id})
    when 'reviews' then (select b.name from reviews r join businesses b
      on b.id = r.business_id where r.id = ${id})
    when 'campaigns' then (select title from campaigns where id = ${id})
    when 'creatives' then (select name from creatives where id = ${id})
    when 'placements' then (select name from placements where id = ${id})
    when 'claims' then (select b.name from business_claims c join businesses b
      on b.id = c.business_id where c.id = ${id})
    when 'enquiries' then (select name from enquiries where id = ${id})
    when 'facts' then (select b.name from facts f join businesses b
      on b.id = f.business_id where f.id = ${id})
    when 'districts' then (select name from districts where id = ${id})
    when 'decisions' then (select title from decisions where id = ${id})
  end`
