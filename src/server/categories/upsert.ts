import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { categories } from '#server/kit/db/tables/index.ts'

/** A category as a list of categories gives it. */
export type CategoryInput = Pick<
  typeof categories.$inferInsert,
  | 'slug'
  | 'name'
  | 'nameHi'
  | 'description'
  | 'descriptionHi'
  | 'icon'
  | 'color'
  | 'sortOrder'
  | 'keywords'
>

/**
 * Adds categories and brings those of the same slug up to date; again with the same rows it changes
 * nothing.
 */
export async function upsertCategories(
  tx: Transaction,
  rows: readonly CategoryInput[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(categories)
    .values([...rows])
    .onConflictDoUpdate({
      target: categories.slug,
      set: {
        name: sql`excluded.name`,
        nameHi: sql`excluded.name_hi`,
        description: sql`excluded.description`,
        descriptionHi: sql`excluded.description_hi`,
        icon: sql`excluded.icon`,
        color: sql`excluded.color`,
        sortOrder: sql`excluded.sort_order`,
        keywords: sql`excluded.keywords`,
      },
    })
}
