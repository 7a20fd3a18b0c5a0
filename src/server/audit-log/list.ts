import type { AnswerOf } from '#contract/endpoint.ts'
import type { auditChoices, listAudit as endpoint } from '#contract/audit.ts'
import { auditEntries } from '#server/db/tables/index.ts'
import { pageOf } from '#server/http/page.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { conditionOf, findEntries, valuesOf } from './find.ts'
import type { AuditFilters } from './find.ts'

type Context = Pick<UserContext, 'db'>

/** One page of the audit log. */
export async function listAudit(
  { db }: Context,
  { page, limit, ...wanted }: AuditFilters & { page: number; limit: number },
): Promise<Omit<AnswerOf<typeof endpoint>, 'success'>> {
  const condition = conditionOf(wanted)
  const data = await findEntries(db, condition, { limit, offset: (page - 1) * limit })
  const total = await db.$count(auditEntries, condition)
  return { data, pagination: pageOf({ page, limit }, total) }
}

/** What can be chosen from when searching. */
export const listChoices = async ({
  db,
}: Context): Promise<AnswerOf<typeof auditChoices>['data']> => ({
  nouns: await valuesOf(db, 'noun'),
  actions: await valuesOf(db, 'action'),
})
