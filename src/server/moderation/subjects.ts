import { sql } from 'drizzle-orm'
import { classifiedAdPath, businessPath, postPath } from '#config/routes.ts'
import type { QueueItemDetail } from '#contract/moderation.ts'
import type { QueueItemKind } from '#shared/rules/moderation.ts'
import type { SpecialDay, WeekHours } from '#shared/rules/hours.ts'
import { distanceKm } from '#shared/rules/distance.ts'
import { readCampaignSubject, readCreativeSubject } from './advertising-subjects.ts'
import { readClassifiedSubject } from './classified-subject.ts'
import { describeChangedValues } from './change-values.ts'
import { readFactSubject } from './fact-subject.ts'
import { formatWeekHours } from './week-hours.ts'
import {
  formatFacts,
  readFirstRow,
  formatFact,
  type DbContext,
  type ModerationSubject,
  type SubjectRow,
} from './subject.ts'

const listingColumns = sql`b.id, b.name, b.name_hi as "nameHi", c.name as category,
  c.name_hi as "categoryHi", l.city as town, l.name_hi as "townHi",
  b.location_id as "locationId", l.latitude as "townLatitude",
  l.longitude as "townLongitude", b.address, b.landmark, b.zip_code as "zipCode", b.latitude,
  b.longitude, b.phone, b.alternate_phone as "alternatePhone",
  b.whatsapp_number as "whatsappNumber", b.email, b.website, b.facebook, b.instagram, b.youtube,
  b.description, b.description_hi as "descriptionHi", b.tagline, b.owner_name as "ownerName",
  b.business_type as "businessType",
  b.payment_methods as "paymentMethods", b.hours, b.tags, b.established_year as "establishedYear",
  b.source, b.owner_id as "ownerId", b.slug, b.logo, b.images, b.twitter, b.linkedin, b.languages,
  b.service_areas as "serviceAreas", b.video_title as "videoTitle",
  b.youtube_video as "youtubeVideo", b.special_days as "specialDays", b.image_texts as "imageTexts"`
const listings = sql`businesses b join categories c on c.id = b.category_id
  join locations l on l.id = b.location_id`

/** With the texts beside them, all that a change of it would wait for is shown before the first. */
const LISTING_FACTS = [
  'name',
  'nameHi',
  'category',
  'town',
  'address',
  'landmark',
  'zipCode',
  'phone',
  'alternatePhone',
  'whatsappNumber',
  'email',
  'website',
  'facebook',
  'instagram',
  'youtube',
  'twitter',
  'linkedin',
  'ownerName',
  'businessType',
  'tagline',
  'descriptionHi',
  'paymentMethods',
  'establishedYear',
  'tags',
  'languages',
  'serviceAreas',
  'youtubeVideo',
  'videoTitle',
  'source',
]

const pictures = (row: SubjectRow): string[] => [
  ...(row['logo'] ? [formatFact(row['logo'])] : []),
  ...(row['images'] as string[]),
]

function pointIn(row: SubjectRow): QueueItemDetail['point'] {
  const at = placeOf(row['latitude'], row['longitude'])
  if (!at) return null
  const middle = placeOf(row['townLatitude'], row['townLongitude'])
  const town = middle && { name: formatFact(row['town']), km: distanceKm(at, middle) }
  return { latitude: at.lat, longitude: at.lng, town }
}

const formatSpecialDays = (days: readonly SpecialDay[]): string =>
  days.map(({ date, note }) => [date, ...(note ? [note] : [])].join(' ')).join('; ')

const placeOf = (lat: unknown, lng: unknown) =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null

const listingOf = (row: SubjectRow): NonNullable<ModerationSubject['listing']> => ({
  id: Number(row['id']),
  name: formatFact(row['name']),
  phone: formatFact(row['phone']),
  address: formatFact(row['address']),
  zipCode: formatFact(row['zipCode']),
  locationId: Number(row['locationId']),
  hours: row['hours'] as WeekHours | null,
})

/** Each kind as it waits; undefined when it does not any more. */
export const SUBJECT_READERS: Record<
  QueueItemKind,
  (ctx: DbContext, id: number) => Promise<ModerationSubject | undefined>
> = {
  listing: async ({ db }, id) => {
    const row = await readFirstRow(
      db,
      sql`select ${listingColumns} from ${listings} where b.id = ${id} and b.status = 'pending'`,
    )
    return (
      row && {
        record: { noun: 'businesses', id },
        accountId: row['ownerId'] as number | null,
        facts: [
          ...formatFacts(row, ...LISTING_FACTS),
          { name: 'hours', value: formatWeekHours(row['hours'] as WeekHours | null) },
          { name: 'specialDays', value: formatSpecialDays(row['specialDays'] as SpecialDay[]) },
          { name: 'imageTexts', value: Object.values(row['imageTexts'] as object).join('; ') },
        ],
        text: formatFact(row['description']) || null,
        images: pictures(row),
        point: pointIn(row),
        href: null,
        listing: listingOf(row),
        phone: formatFact(row['phone']) || null,
      }
    )
  },
  change: async ({ db }, id) => {
    const row = await readFirstRow(
      db,
      sql`select ${listingColumns}, h.proposed, h.account_id as "accountId",
          b.category_id as "categoryId", b.service_information as "serviceInformation"
        from business_changes h join (${listings}) on b.id = h.business_id where h.id = ${id}`,
    )
    if (!row) return undefined
    const after = { ...row, ...(row['proposed'] as SubjectRow) }
    return {
      record: { noun: 'businesses', id: Number(row['id']) },
      accountId: Number(row['accountId']),
      facts: formatFacts(row, 'category', 'town', 'address', 'phone'),
      text: null,
      images: [],
      point: pointIn(after),
      changes: await describeChangedValues(db, row, row['proposed'] as SubjectRow),
      href: businessPath(formatFact(row['slug'])),
      listing: listingOf(after),
      phone: formatFact(after['phone']) || null,
    }
  },
  claim: async ({ db }, id) => {
    const row = await readFirstRow(
      db,
      sql`select ${listingColumns}, k.account_id as "accountId", k.proof, k.note, k.document,
          case when k.proven_at is null then null else 'yes' end as proven
        from business_claims k join (${listings}) on b.id = k.business_id
        where k.id = ${id} and k.status = 'open'`,
    )
    return (
      row && {
        record: { noun: 'claims', id },
        accountId: Number(row['accountId']),
        facts: formatFacts(row, 'proof', 'proven', 'category', 'town', 'address', 'phone', 'email'),
        text: formatFact(row['note']) || null,
        images: row['document'] ? [formatFact(row['document'])] : [],
        point: pointIn(row),
        href: businessPath(formatFact(row['slug'])),
      }
    )
  },
  review: async ({ db }, id) => {
    const row = await readFirstRow(
      db,
      sql`select r.rating, r.title, r.comment, r.visit_date::text as "visitDate",
          r.account_id as "accountId", b.name as business, b.slug
        from reviews r join businesses b on b.id = r.business_id
        where r.id = ${id} and r.status = 'pending'`,
    )
    return (
      row && {
        record: { noun: 'reviews', id },
        accountId: Number(row['accountId']),
        facts: formatFacts(row, 'rating', 'business', 'title', 'visitDate'),
        text: formatFact(row['comment']),
        images: [],
        href: businessPath(formatFact(row['slug'])),
        reviewId: id,
      }
    )
  },
  answer: async ({ db }, id) => {
    const row = await readFirstRow(
      db,
      sql`select w.text, s.text as shown, w.account_id as "accountId", r.id as "reviewId",
          r.rating, r.title, r.comment as review, b.name as business, b.slug
        from review_answers w join reviews r on r.id = w.review_id
        join businesses b on b.id = r.business_id
        left join review_answers s on s.review_id = r.id and s.status = 'active'
        where w.id = ${id} and w.status = 'pending'`,
    )
    return (
      row && {
        record: { noun: 'reviews', id: Number(row['reviewId']) },
        accountId: Number(row['accountId']),
        facts: formatFacts(row, 'business', 'rating', 'title', 'review'),
        text: formatFact(row['text']),
        images: [],
        changes: row['shown']
          ? [{ name: 'answer', before: formatFact(row['shown']), after: formatFact(row['text']) }]
          : [],
        href: businessPath(formatFact(row['slug'])),
      }
    )
  },
  campaign: readCampaignSubject,
  creative: readCreativeSubject,
  fact: readFactSubject,
  ad: (ctx, id) => readClassifiedSubject(ctx, id, sql`a.status = 'pending'`),
  report: async ({ db }, id) => {
    const row = await readFirstRow(
      db,
      sql`select p.noun, p.reason, p.detail, p.record_id as "recordId", p.account_id as "accountId",
          coalesce(b.slug, vb.slug) as "businessSlug", a.slug as "adSlug", g.slug as "postSlug",
          coalesce(b.name, a.title, v.comment, g.title, p.url) as reported, p.name, p.email
        from reports p
        left join businesses b on p.noun = 'business' and b.id = p.record_id
        left join classified_ads a on p.noun = 'classified' and a.id = p.record_id
        left join reviews v on p.noun = 'review' and v.id = p.record_id
        left join businesses vb on vb.id = v.business_id
        left join blog_posts g on p.noun = 'blog' and g.id = p.record_id
        where p.id = ${id} and p.status <> 'closed'`,
    )
    if (!row) return undefined
    const [business, ad, post] = [row['businessSlug'], row['adSlug'], row['postSlug']].map(
      formatFact,
    )
    return {
      record: { noun: 'reports', id },
      accountId: row['accountId'] as number | null,
      facts: formatFacts(row, 'noun', 'reason', 'reported', 'name', 'email'),
      text: formatFact(row['detail']) || null,
      images: [],
      href: business
        ? businessPath(business)
        : ad
          ? classifiedAdPath(ad)
          : post
            ? postPath(post)
            : null,
    }
  },
  contact: async ({ db }, id) => {
    const row = await readFirstRow(
      db,
      sql`select e.*, b.slug from enquiries e left join businesses b on b.id = e.business_id
        where e.id = ${id} and e.status = 'new'`,
    )
    return (
      row && {
        record: { noun: 'enquiries', id },
        accountId: row['account_id'] as number | null,
        facts: formatFacts(
          { ...row, business: row['business_name'] },
          'name',
          'email',
          'phone',
          'business',
        ),
        text: formatFact(row['message']),
        images: [],
        href: row['slug'] ? businessPath(formatFact(row['slug'])) : null,
      }
    )
  },
  number: async ({ db }, id) => {
    const row = await readFirstRow(
      db,
      sql`select n.*, a.name, a.email, a.last_active_at::date::text as "lastActive",
          a.created_at::date::text as "memberSince"
        from number_requests n join accounts a on a.id = n.account_id
        where n.id = ${id} and n.status = 'open'`,
    )
    return (
      row && {
        record: { noun: 'number-requests', id },
        accountId: Number(row['account_id']),
        facts: formatFacts(row, 'name', 'mobile', 'email', 'lastActive', 'memberSince'),
        text: formatFact(row['note']) || null,
        images: [],
        href: null,
      }
    )
  },
}
