import { sql, type SQL } from 'drizzle-orm'
import { MODERATION_DEADLINES } from '#config/moderation-deadlines.ts'
import { CAMPAIGN_PENDING } from '#server/advertising/campaigns/index.ts'
import { CREATIVE_PENDING } from '#server/advertising/creatives/index.ts'
import { QUEUE_ITEM_KINDS, type QueueItemKind } from '#shared/rules/moderation.ts'

/** A claim waits for an administrator once its code was typed, where it has one. */
export const CLAIM_PENDING = sql`c.status = 'open'
  and (c.proof <> 'code' or c.proven_at is not null)`

/**
 * A number for what is shown of a thing: another as soon as anything of it is another. For what is
 * shown of rows that keep no version, or whose version also counts what nobody is shown. It fits in
 * a number of JSON.
 */
const printOf = (...parts: readonly SQL[]): SQL =>
  sql`(hashtextextended(jsonb_build_array(${sql.join([...parts], sql`, `)})::text, 0)
    & ${sql.raw(String(Number.MAX_SAFE_INTEGER))})`

/**
 * What a listing says, whatever becomes of it: not its state, its owner, or what the site itself
 * counts. One decision must not be in the way of another on the same listing.
 */
const LISTING = sql`to_jsonb(b) - array['version', 'updated_at', 'rating_sum', 'rating_count',
  'search_name', 'search_document', 'confirmed_at', 'confirmed_by', 'confirmations',
  'told_facts', 'approved_at', 'owner_id', 'status', 'hidden_reason', 'sent_again_at',
  'verified', 'featured']
  || jsonb_build_object('features', (select jsonb_agg(f.amenity_id order by f.amenity_id)
    from business_amenities f where f.business_id = b.id))`

const ANSWER = printOf(...[sql`w.text`, sql`s.text`, sql`r.rating`, sql`r.title`, sql`r.comment`])

/**
 * Of each kind: id, title, what it is about, whose it is, a name without account, since when, and
 * the version of all that its detail shows.
 */
const KINDS: Record<QueueItemKind, SQL> = {
  listing: sql`select b.id, b.name, l.city, b.owner_id, null,
    coalesce(b.sent_again_at, b.created_at), b.version
    from businesses b join locations l on l.id = b.location_id where b.status = 'pending'`,
  change: sql`select c.id, b.name, l.city, c.account_id, null, c.created_at,
    ${printOf(sql`c.proposed`, LISTING)}
    from business_changes c join businesses b on b.id = c.business_id
    join locations l on l.id = b.location_id`,
  claim: sql`select c.id, b.name, l.city, c.account_id, null, c.created_at,
    ${printOf(sql`c.proof`, sql`c.note`, sql`c.document`, sql`c.proven_at`, LISTING)}
    from business_claims c join businesses b on b.id = c.business_id
    join locations l on l.id = b.location_id where ${CLAIM_PENDING}`,
  review: sql`select r.id, coalesce(nullif(r.title, ''), left(r.comment, 80)),
    r.rating || ' / 5, ' || b.name, r.account_id, null, r.created_at, r.version
    from reviews r join businesses b on b.id = r.business_id where r.status = 'pending'`,
  answer: sql`select w.id, left(w.text, 80), r.rating || ' / 5, ' || b.name, w.account_id, null,
    w.created_at, ${ANSWER}
    from review_answers w join reviews r on r.id = w.review_id
    join businesses b on b.id = r.business_id
    left join review_answers s on s.review_id = r.id and s.status = 'active'
    where w.status = 'pending'`,
  ad: sql`select a.id, a.title, a.city, a.account_id, null, a.created_at, a.version
    from classified_ads a where a.status = 'pending'`,
  // An address names nothing to a reader: what was written comes first.
  report: sql`select p.id, coalesce(b.name, a.title, left(v.comment, 80), g.title,
      case p.noun when 'message' then 'Message' else nullif(left(p.detail, 80), '') end, p.url),
    p.noun || ', ' || p.reason, p.account_id, p.name, p.created_at,
    ${printOf(
      ...[sql`p.reason`, sql`p.detail`, sql`p.url`, LISTING, sql`a.version`, sql`g.version`],
      ...[sql`v.rating`, sql`v.title`, sql`v.comment`, sql`v.status`],
    )}
    from reports p
    left join businesses b on p.noun = 'business' and b.id = p.record_id
    left join classified_ads a on p.noun = 'classified' and a.id = p.record_id
    left join reviews v on p.noun = 'review' and v.id = p.record_id
    left join blog_posts g on p.noun = 'blog' and g.id = p.record_id
    where p.status <> 'closed'`,
  contact: sql`select e.id, left(e.message, 80), e.business_name, e.account_id, e.name,
    e.created_at, ${printOf(sql`e.message`, sql`e.name`, sql`e.email`, sql`e.phone`)}
    from enquiries e where e.status = 'new' and e.for_site`,
  campaign: sql`select c.id, c.title, c.target_url, c.account_id, null,
    coalesce(c.submitted_at, c.proposed_at), c.version
    from campaigns c where ${CAMPAIGN_PENDING}`,
  creative: sql`select k.id, k.name, c.title, c.account_id, null,
    coalesce(k.proposed_at, k.sent_at),
    ${printOf(sql`k.version`, sql`c.title`, sql`c.target_url`)}
    from creatives k join campaigns c on c.id = k.campaign_id where ${CREATIVE_PENDING}`,
  number: sql`select n.id, a.name, n.mobile, n.account_id, null, n.created_at,
    ${printOf(sql`n.note`, sql`a.mobile`, sql`a.last_active_at`)}
    from number_requests n join accounts a on a.id = n.account_id where n.status = 'open'`,
  // More answers of the same words are not in the way of a decision.
  fact: sql`select f.id, b.name, f.question || ', ' || l.city, null::int, null,
    f.created_at,
    ${printOf(sql`f.value`, sql`b.status`, LISTING)}
    from facts f join businesses b on b.id = f.business_id
    join locations l on l.id = b.location_id where f.status = 'open'`,
}

/** Those of a kind that wait, decided on already or not, as rows of `id` and `version`. */
export const pendingVersionsQuery = (kind: QueueItemKind, ids: readonly number[]): SQL =>
  sql`(select id, version::bigint from (${KINDS[kind]})
      as one (id, title, about, account_id, person, since, version)
    where id = any(${sql.param(ids)}::int[]))`

const limitOf = (kind: QueueItemKind): SQL => {
  // Each complaint has the limit of its reason.
  if (kind === 'report') return sql`(select r.due_at from reports r where r.id = one.id)`
  const clock = MODERATION_DEADLINES[kind]
  return clock ? sql.raw(`since + interval '${clock.hours} hours'`) : sql.raw('null::timestamptz')
}

/**
 * Everything that waits and that nobody has decided on, of all kinds or one, as rows of `kind, id,
 * title, about, account_id, person, since, version, due_at`.
 */
export const pendingItemsQuery = (kinds: readonly QueueItemKind[] = QUEUE_ITEM_KINDS): SQL =>
  sql`(select w.* from (${sql.join(
    kinds.map(
      (kind) => sql`select ${sql.raw(`'${kind}'`)}::text as kind, id, title, about, account_id,
        person, since, version::bigint, ${limitOf(kind)} as due_at
      from (${KINDS[kind]}) as one (id, title, about, account_id, person, since, version)`,
    ),
    sql` union all `,
  )}) as w where not exists (select 1 from decisions d
    where d.kind = w.kind and d.record_id = w.id and d.state = 'waiting'))`
