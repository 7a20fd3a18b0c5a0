import { eq } from 'drizzle-orm'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { categories } from '#server/kit/db/tables/index.ts'

/** Whether there is a category of that id, active or not. */
export async function categoryExists(db: DbOrTransaction, id: number): Promise<boolean> {
  return (await db.$count(categories, eq(categories.id, id))) > 0
}
