import type { ResponseOf } from '#contract/endpoint.ts'
import type { listAuditFilterOptions, listAudit as endpoint } from '#contract/audit.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import {
  buildCondition,
  findGroupedEntries,
  listDistinctValues,
  type AuditFilters,
} from './find.ts'

type Context = Pick<UserContext, 'db'>

/** One page of the audit log. */
export async function listAudit(
  { db }: Context,
  { page, limit, ...wanted }: AuditFilters & { page: number; limit: number },
): Promise<Omit<ResponseOf<typeof endpoint>, 'success'>> {
  const condition = buildCondition(wanted)
  const part = { limit, offset: (page - 1) * limit, noun: wanted.noun }
  const { data, total } = await findGroupedEntries(db, condition, part)
  return { data, pagination: toPagination({ page, limit }, total) }
}

/** What can be chosen from when searching. */
export const listFilterChoices = async ({
  db,
}: Context): Promise<ResponseOf<typeof listAuditFilterOptions>['data']> => ({
  nouns: await listDistinctValues(db, 'noun'),
  actions: await listDistinctValues(db, 'action'),
})
