import { MAX_EXPORTED_ENTRIES, type AuditEntry } from '#contract/audit.ts'
import type { LanguageCode } from '#config/languages.ts'
import { toCsv } from '#shared/text/csv.ts'
import { CSV_HEADS } from '#shared/view/csv-heads.ts'
import { getKolkataDate, toKolkataTime } from '#shared/rules/kolkata.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { buildCondition, findEntries, type AuditFilters } from './find.ts'
import { inWords, nameActor } from './words.ts'

/** Entries as a file for a spreadsheet; `whole` is false where there are more. */
export async function exportAudit(
  { db, now }: Pick<UserContext, 'db' | 'now'>,
  { language, ...wanted }: AuditFilters & { language?: LanguageCode | undefined },
): Promise<{ name: string; text: string; whole: boolean }> {
  const limit = MAX_EXPORTED_ENTRIES + 1
  const found = await findEntries(db, buildCondition(wanted), { limit, offset: 0 })
  const rows = found.slice(0, MAX_EXPORTED_ENTRIES).map((entry) => rowOf(entry, language))
  return {
    name: `audit-${getKolkataDate(now())}.csv`,
    text: toCsv([CSV_HEADS.audit, ...rows]),
    whole: found.length <= MAX_EXPORTED_ENTRIES,
  }
}

const rowOf = (entry: AuditEntry, language: LanguageCode | undefined) => {
  const { at, person, recordId, detail } = entry
  return [
    toKolkataTime(new Date(at)).toISOString().slice(0, 19).replace('T', ' '),
    nameActor(entry, language),
    person?.email ?? '',
    ...inWords(entry, language),
    recordId ?? '',
    Object.keys(detail).length > 0 ? JSON.stringify(detail) : '',
  ]
}
