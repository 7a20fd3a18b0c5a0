import { MAX_EXPORTED } from '#contract/audit.ts'
import type { AuditEntry } from '#contract/audit.ts'
import { csvOf } from '#shared/text/csv.ts'
import { dateInKolkata, inKolkata } from '#shared/rules/kolkata.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { conditionOf, findEntries } from './find.ts'
import type { AuditFilters } from './find.ts'

const HEAD = ['Time (India)', 'Who', 'Email', 'Action', 'Thing', 'Number', 'Detail']

/** Entries as a file for a spreadsheet; `whole` is false where there are more. */
export async function exportAudit(
  { db, now }: Pick<UserContext, 'db' | 'now'>,
  wanted: AuditFilters,
): Promise<{ name: string; text: string; whole: boolean }> {
  const limit = MAX_EXPORTED + 1
  const found = await findEntries(db, conditionOf(wanted), { limit, offset: 0 })
  const rows = found.slice(0, MAX_EXPORTED).map(rowOf)
  return {
    name: `audit-${dateInKolkata(now())}.csv`,
    text: csvOf([HEAD, ...rows]),
    whole: found.length <= MAX_EXPORTED,
  }
}

const rowOf = ({ at, actor, person, action, noun, recordId, detail }: AuditEntry) => [
  inKolkata(new Date(at)).toISOString().slice(0, 19).replace('T', ' '),
  person?.name ?? actor,
  person?.email ?? '',
  action,
  noun,
  recordId ?? '',
  Object.keys(detail).length > 0 ? JSON.stringify(detail) : '',
]
