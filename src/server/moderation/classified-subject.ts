import { sql, type SQL } from 'drizzle-orm'
import { classifiedAdPath } from '#config/routes.ts'
import type { QueueItemDetail } from '#contract/moderation.ts'
import type { PublicClassifiedVersion } from '#shared/rules/classified-changes.ts'
import { isPublicClassified, type ClassifiedStatus } from '#shared/rules/classifieds.ts'
import { formatRupees, toRupees, type Paise } from '#shared/rules/money.ts'
import {
  formatFacts,
  readFirstRow,
  formatFact,
  type DbContext,
  type ModerationSubject,
  type SubjectRow,
} from './subject.ts'

/** An ad as it is moderated; undefined when there is none, or none of which the condition holds. */
export async function readClassifiedSubject(
  { db }: DbContext,
  id: number,
  condition: SQL = sql`true`,
): Promise<ModerationSubject | undefined> {
  const row = await readFirstRow(
    db,
    sql`select a.*, c.name as category, c.name_hi as "categoryHi",
        c.slug as "categorySlug", b.name as "categoryBefore",
        (select name_hi from locations where id = a.location_id) as "cityHi"
      from classified_ads a join classified_categories c on c.id = a.category_id
      left join classified_categories b on b.id = (a.shown_before ->> 'categoryId')::int
      where a.id = ${id} and ${condition}`,
  )
  if (!row) return undefined
  const price = row['price'] as Paise | null
  return {
    record: { noun: 'classified-ads', id },
    accountId: Number(row['account_id']),
    facts: [
      ...(price === null ? [] : [{ name: 'price', value: formatRupees(toRupees(price)) }]),
      ...formatFacts(
        { ...row, priceType: row['price_type'] },
        'priceType',
        'condition',
        'category',
      ),
      ...formatFacts(row, 'brand', 'model', 'year', 'city', 'address', 'pincode'),
      ...formatFacts(
        {
          contactName: row['contact_name'],
          contactPhone: row['contact_phone'],
          contactEmail: row['contact_email'],
        },
        'contactName',
        'contactPhone',
        'contactEmail',
      ),
    ],
    text: formatFact(row['description']),
    images: row['images'] as string[],
    video: row['video'] as string | null,
    changes: changesOf(row),
    href: isPublicClassified(row['status'] as ClassifiedStatus)
      ? classifiedAdPath(formatFact(row['slug']))
      : null,
    adCategory: formatFact(row['categorySlug']),
  }
}

/** The public values before, next to the pending ones. */
function changesOf(row: SubjectRow): QueueItemDetail['changes'] {
  const before = row['shown_before'] as PublicClassifiedVersion | null
  if (!before) return []
  const yesNo = (is: boolean) => (is ? 'yes' : 'no')
  const pairs: [string, string | null, string | null][] = [
    ['title', before.title, formatFact(row['title'])],
    ['description', before.description, formatFact(row['description'])],
    ['category', formatFact(row['categoryBefore']), formatFact(row['category'])],
    ['brand', before.brand, row['brand'] as string | null],
    ['model', before.model, row['model'] as string | null],
    ['photos', String(before.images), String((row['images'] as string[]).length)],
    ['video', yesNo(before.hasVideo), yesNo(row['video'] !== null)],
  ]
  return pairs
    .filter(([, was, is]) => (was ?? '') !== (is ?? ''))
    .map(([name, was, is]) => ({ name, before: was, after: is }))
}
