import { sql } from 'drizzle-orm'
import { adPath, businessPath, postPath } from '#config/routes.ts'
import type { WorkDetail } from '#contract/moderation.ts'
import type { WorkKind } from '#shared/rules/moderation.ts'
import type { WeekHours } from '#shared/rules/hours.ts'
import { distanceKm } from '#shared/rules/geo.ts'
import { campaignSubject, creativeSubject } from './advertising-subjects.ts'
import { adSubject } from './ad-subject.ts'
import { changesOf } from './change-values.ts'
import { hoursFact } from './hours-fact.ts'
import { factsOf, read, fact } from './subject.ts'
import type { Ctx, Subject, Values } from './subject.ts'

const listingColumns = sql`b.id, b.name, b.name_hi as "nameHi", c.name as category,
  l.city as town,
  b.location_id as "locationId", l.latitude as "townLatitude",
  l.longitude as "townLongitude", b.address, b.landmark, b.zip_code as "zipCode", b.latitude,
  b.longitude, b.phone, b.alternate_phone as "alternatePhone",
  b.whatsapp_number as "whatsappNumber", b.email, b.website, b.facebook, b.instagram, b.youtube,
  b.description, b.tagline, b.owner_name as "ownerName", b.business_type as "businessType",
  b.payment_methods as "paymentMethods", b.hours, b.tags, b.established_year as "establishedYear",
  b.source, b.owner_id as "ownerId", b.slug, b.logo,
  b.images`
const listings = sql`businesses b join categories c on c.id = b.category_id
  join locations l on l.id = b.location_id`

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
  'ownerName',
  'businessType',
  'tagline',
  'paymentMethods',
  'establishedYear',
  'tags',
  'source',
]

const pictures = (row: Values): string[] => [
  ...(row['logo'] ? [fact(row['logo'])] : []),
  ...(row['images'] as string[]),
]

function pointIn(row: Values): WorkDetail['point'] {
  const at = placeOf(row['latitude'], row['longitude'])
  if (!at) return null
  const middle = placeOf(row['townLatitude'], row['townLongitude'])
  const town = middle && { name: fact(row['town']), km: distanceKm(at, middle) }
  return { latitude: at.lat, longitude: at.lng, town }
}

const placeOf = (lat: unknown, lng: unknown) =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null

const listingOf = (row: Values): NonNullable<Subject['listing']> => ({
  id: Number(row['id']),
  name: fact(row['name']),
  phone: fact(row['phone']),
  address: fact(row['address']),
  zipCode: fact(row['zipCode']),
  locationId: Number(row['locationId']),
  hours: row['hours'] as WeekHours | null,
})

/** Each kind as it waits; undefined when it does not any more. */
export const SUBJECTS: Record<WorkKind, (ctx: Ctx, id: number) => Promise<Subject | undefined>> = {
  listing: async ({ db }, id) => {
    const row = await read(
      db,
      sql`select ${listingColumns} from ${listings} where b.id = ${id} and b.status = 'pending'`,
    )
    return (
      row && {
        record: { noun: 'businesses', id },
        accountId: row['ownerId'] as number | null,
        facts: [
          ...factsOf(row, ...LISTING_FACTS),
          { name: 'hours', value: hoursFact(row['hours'] as WeekHours | null) },
        ],
        text: fact(row['description']) || null,
        images: pictures(row),
        point: pointIn(row),
        href: null,
        listing: listingOf(row),
        phone: fact(row['phone']) || null,
      }
    )
  },
  change: async ({ db }, id) => {
    const row = await read(
      db,
      sql`select ${listingColumns}, h.proposed, h.account_id as "accountId",
          b.category_id as "categoryId", b.service_information as "serviceInformation"
        from business_changes h join (${listings}) on b.id = h.business_id where h.id = ${id}`,
    )
    if (!row) return undefined
    const after = { ...row, ...(row['proposed'] as Values) }
    return {
      record: { noun: 'businesses', id: Number(row['id']) },
      accountId: Number(row['accountId']),
      facts: factsOf(row, 'category', 'town', 'address', 'phone'),
      text: null,
      images: [],
      point: pointIn(after),
      changes: await changesOf(db, row, row['proposed'] as Values),
      href: businessPath(fact(row['slug'])),
      listing: listingOf(after),
      phone: fact(after['phone']) || null,
    }
  },
  claim: async ({ db }, id) => {
    const row = await read(
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
        facts: factsOf(row, 'proof', 'proven', 'category', 'town', 'address', 'phone', 'email'),
        text: fact(row['note']) || null,
        images: row['document'] ? [fact(row['document'])] : [],
        point: pointIn(row),
        href: businessPath(fact(row['slug'])),
      }
    )
  },
  review: async ({ db }, id) => {
    const row = await read(
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
        facts: factsOf(row, 'rating', 'business', 'title', 'visitDate'),
        text: fact(row['comment']),
        images: [],
        href: businessPath(fact(row['slug'])),
        reviewId: id,
      }
    )
  },
  answer: async ({ db }, id) => {
    const row = await read(
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
        facts: factsOf(row, 'business', 'rating', 'title', 'review'),
        text: fact(row['text']),
        images: [],
        changes: row['shown']
          ? [{ name: 'answer', before: fact(row['shown']), after: fact(row['text']) }]
          : [],
        href: businessPath(fact(row['slug'])),
      }
    )
  },
  campaign: campaignSubject,
  creative: creativeSubject,
  ad: (ctx, id) => adSubject(ctx, id, sql`a.status = 'pending'`),
  report: async ({ db }, id) => {
    const row = await read(
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
    const [business, ad, post] = [row['businessSlug'], row['adSlug'], row['postSlug']].map(fact)
    return {
      record: { noun: 'reports', id },
      accountId: row['accountId'] as number | null,
      facts: factsOf(row, 'noun', 'reason', 'reported', 'name', 'email'),
      text: fact(row['detail']) || null,
      images: [],
      href: business ? businessPath(business) : ad ? adPath(ad) : post ? postPath(post) : null,
    }
  },
  contact: async ({ db }, id) => {
    const row = await read(
      db,
      sql`select e.*, b.slug from enquiries e left join businesses b on b.id = e.business_id
        where e.id = ${id} and e.status = 'new'`,
    )
    return (
      row && {
        record: { noun: 'enquiries', id },
        accountId: row['account_id'] as number | null,
        facts: factsOf(
          { ...row, business: row['business_name'] },
          'name',
          'email',
          'phone',
          'business',
        ),
        text: fact(row['message']),
        images: [],
        href: row['slug'] ? businessPath(fact(row['slug'])) : null,
      }
    )
  },
}
