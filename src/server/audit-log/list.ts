import type { AnswerOf } from '#contract/endpoint.ts'
import type { auditChoices, listAudit as endpoint } from '#contract/audit.ts'
import { pageOf } from '#server/http/page.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { conditionOf, findActs, valuesOf } from './find.ts'
import type { AuditFilters } from './find.ts'

type Context = Pick<UserContext, 'db'>

/** One page of the audit log. */
export async function listAudit(
  { db }: Context,
  { page, limit, ...wanted }: AuditFilters & { page: number; limit: number },
): Promise<Omit<AnswerOf<typeof endpoint>, 'success'>> {
  const condition = conditionOf(wanted)
  const part = { limit, offset: (page - 1) * limit, noun: wanted.noun }
  const { data, total } = await findActs(db, condition, part)
  return { data, pagination: pageOf({ page, limit }, total) }
}

/** What can be chosen from when searching. */
export const listChoices = async ({
  db,
}: Context): Promise<AnswerOf<typeof auditChoices>['data']> => ({
  nouns: await valuesOf(db, 'noun'),
  actions: await valuesOf(db, 'action'),
})
