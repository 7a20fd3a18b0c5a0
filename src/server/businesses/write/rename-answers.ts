import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businessChanges, businesses } from '#server/kit/db/tables/index.ts'

/**
 * Puts the answers that listings of a category gave under a name under another one, those that
 * wait for approval too.
 */
export async function renameServiceAnswers(
  tx: Transaction,
  categoryId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const renamed = (column: SQL) => sql`${column} - ${from}::text
    || jsonb_build_object(${to}::text, ${column} -> ${from}::text)`
  await tx.execute(sql`
    update ${businesses} set service_information = ${renamed(sql`service_information`)}
    where category_id = ${categoryId} and jsonb_exists(service_information, ${from})`)
  await tx.execute(sql`
    update ${businessChanges} c set proposed = jsonb_set(proposed, '{serviceInformation}',
      ${renamed(sql`(proposed -> 'serviceInformation')`)})
    from ${businesses} b where b.id = c.business_id
      and coalesce((c.proposed ->> 'categoryId')::int, b.category_id) = ${categoryId}
      and jsonb_exists(c.proposed -> 'serviceInformation', ${from})`)
}
