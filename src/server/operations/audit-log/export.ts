import { MAX_EXPORTED_ENTRIES, type AuditEntry } from '#contract/audit.ts'
import { toCsv } from '#shared/text/csv.ts'
import { CSV_HEADS } from '#shared/view/csv-heads.ts'
import { getKolkataDate, toKolkataTime } from '#shared/rules/kolkata.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { buildCondition, findEntries, type AuditFilters } from './find.ts'

/** Entries as a file for a spreadsheet; `whole` is false where there are more. */
export async function exportAudit(
  { db, now }: Pick<UserContext, 'db' | 'now'>,
  wanted: AuditFilters,
): Promise<{ name: string; text: string; whole: boolean }> {
  const limit = MAX_EXPORTED_ENTRIES + 1
  const found = await findEntries(db, buildCondition(wanted), { limit, offset: 0 })
  const rows = found.slice(0, MAX_EXPORTED_ENTRIES).map(rowOf)
  return {
    name: `audit-${getKolkataDate(now())}.csv`,
    text: toCsv([CSV_HEADS.audit, ...rows]),
    whole: found.length <= MAX_EXPORTED_ENTRIES,
  }
}

const rowOf = ({ at, actor, person, action, noun, recordId, detail }: AuditEntry) => [
  toKolkataTime(new Date(at)).toISOString().slice(0, 19).replace('T', ' '),
  person?.name ?? actor,
  person?.email ?? '',
  action,
  noun,
  recordId ?? '',
  Object.keys(detail).length > 0 ? JSON.stringify(detail) : '',
]
