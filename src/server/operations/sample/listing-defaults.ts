import { and, eq, inArray } from 'drizzle-orm'
import { DEFAULT_FEATURE_GROUPS } from '#config/listing-defaults/features.ts'
import { DEFAULT_SERVICE_FIELDS } from '#config/listing-defaults/service-fields.ts'
import { OPTION_WORDS } from '#config/listing-defaults/option-words.ts'
import { LOCAL_LANGUAGE } from '#district/district.ts'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Db, Transaction } from '#server/kit/db/connection.ts'
import { amenities, auditEntries, categories, serviceFields } from '#server/kit/db/tables/index.ts'
import type { FieldOptions } from '#server/kit/db/tables/service-fields.ts'

const JOB: Actor = { kind: 'job', name: 'listing defaults' }
/** The audit entry that says they were loaded: what was changed or deleted since stays so. */
const DONE = { action: 'load', noun: 'listing defaults' }
const GROUP_STEP = 100
/** Their Hindi is for districts whose own language that is. */
const ifLocal = (hindi: string): string | null => (LOCAL_LANGUAGE === 'hi' ? hindi : null)

/**
 * Gives the sample's categories the features and questions of their listing forms, once; what a
 * category has of the same name already stays as it is.
 */
export function seedCategoryDefaults(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'listing defaults')
    const done = and(eq(auditEntries.noun, DONE.noun), eq(auditEntries.action, DONE.action))
    if ((await tx.$count(auditEntries, done)) > 0) return
    const slugs = Object.keys(DEFAULT_SERVICE_FIELDS)
    const rows = await tx
      .select({ id: categories.id, slug: categories.slug })
      .from(categories)
      .where(inArray(categories.slug, slugs))
    if (rows.length === 0) return
    const ids = new Map(rows.map(({ slug, id }) => [slug, id]))
    const counts = { features: await addFeatures(tx, ids), fields: await addFields(tx, ids) }
    await recordAudit(tx, JOB, DONE.action, DONE.noun, null, counts)
  })
}

async function addFeatures(tx: Transaction, ids: ReadonlyMap<string, number>): Promise<number> {
  const rows = DEFAULT_FEATURE_GROUPS.flatMap(({ features }, group) =>
    features.flatMap(({ name, nameHi, icon, categories: slugs }, place) =>
      [...new Set(slugs)].flatMap((slug) => {
        const categoryId = ids.get(slug)
        const sortOrder = group * GROUP_STEP + place
        return categoryId === undefined
          ? []
          : [{ categoryId, name, nameHi: ifLocal(nameHi), icon, sortOrder }]
      }),
    ),
  )
  await tx.insert(amenities).values(rows).onConflictDoNothing()
  return rows.length
}

async function addFields(tx: Transaction, ids: ReadonlyMap<string, number>): Promise<number> {
  const rows = Object.entries(DEFAULT_SERVICE_FIELDS).flatMap(([slug, fields]) => {
    const categoryId = ids.get(slug)
    if (categoryId === undefined) return []
    return fields.map((field, displayOrder) => ({
      categoryId,
      fieldName: field.name,
      fieldLabel: field.label,
      labelHi: ifLocal(field.labelHi),
      fieldType: field.type,
      fieldOptions: withHindiOptions(field.options),
      placeholder: field.placeholder || null,
      helpText: field.help ?? null,
      displayOrder,
    }))
  })
  await tx.insert(serviceFields).values(rows).onConflictDoNothing()
  return rows.length
}

const withHindiOptions = (given: FieldOptions = {}): FieldOptions =>
  given.options && LOCAL_LANGUAGE === 'hi'
    ? { ...given, optionsHi: given.options.map((option) => OPTION_WORDS[option] ?? '') }
    : given
