import { getHindiOptions } from '#shared/view/hindi-names.ts'
import { eq, sql } from 'drizzle-orm'
import { renameServiceAnswers } from '#server/businesses/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { serviceFields as f } from '#server/kit/db/tables/index.ts'

type Field = typeof f.$inferSelect

/**
 * Moves the service fields of a category to another one. Fields of the same name and type become
 * one that has the options of both; of the same name and another type, the moved one gets another
 * name, and its answers with it. Moved fields are not required: the listings that were there never
 * saw them.
 */
export async function mergeFields(
  tx: Transaction,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const moved = await tx.select().from(f).where(eq(f.categoryId, from)).orderBy(f.displayOrder)
  const there = await tx.select().from(f).where(eq(f.categoryId, to))
  const names = new Map(there.map((field) => [field.fieldName.toLowerCase(), field]))
  let last = Math.max(0, ...there.map(({ displayOrder }) => displayOrder))
  for (const field of moved) {
    const same = names.get(field.fieldName.toLowerCase())
    if (same && same.fieldType === field.fieldType) {
      await becomeOne(tx, field, same)
      continue
    }
    const fieldName = freeName(field.fieldName, names)
    await renameIfNeeded(tx, from, { from: field.fieldName, to: fieldName })
    last += 10
    await tx
      .update(f)
      .set({ categoryId: to, fieldName, displayOrder: last, isRequired: false })
      .where(eq(f.id, field.id))
    names.set(fieldName.toLowerCase(), field)
  }
}

async function becomeOne(tx: Transaction, moved: Field, same: Field): Promise<void> {
  const names = { from: moved.fieldName, to: same.fieldName }
  await renameIfNeeded(tx, moved.categoryId, names)
  const more = moved.fieldOptions.options ?? []
  const options = [...new Set([...(same.fieldOptions.options ?? []), ...more])]
  const hindi = { ...getHindiOptions(moved), ...getHindiOptions(same) }
  const optionsHi = options.map((option) => (hindi[option] === option ? '' : hindi[option]!))
  const changed = optionsHi.some(Boolean) ? { options, optionsHi } : { options }
  if (options.length > 0)
    await tx
      .update(f)
      .set({ fieldOptions: sql`${f.fieldOptions} || ${JSON.stringify(changed)}::jsonb` })
      .where(eq(f.id, same.id))
  await tx.delete(f).where(eq(f.id, moved.id))
}

async function renameIfNeeded(
  tx: Transaction,
  categoryId: number,
  names: { from: string; to: string },
): Promise<void> {
  if (names.from !== names.to) await renameServiceAnswers(tx, categoryId, names)
}

/** The name, or with the first number that nobody has. */
function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  let free = name
  for (let number = 2; taken.has(free.toLowerCase()); number++)
    free = `${name.slice(0, 60)}_${number}`
  return free
}
