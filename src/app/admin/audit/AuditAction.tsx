import { Link } from '#app/router/index.ts'
import type { CallResponse } from '#client/call.ts'
import { AUDIT_RECORDS } from '#i18n/en/app/audit-actions.ts'
import { adminAudit as t } from '#i18n/en/app/admin-audit.ts'
import { formatCount } from '#shared/rules/money.ts'
import { formatActions, formatUnnamedRecords, getRecordTypeLabel } from './format-actions.ts'
import { getRecordPath } from './record-path.ts'

export type AuditRow = CallResponse<'GET /audit/admin/all'>['data'][number]

/** What was done, to what by its name, and to how many at once. */
export function AuditAction({ row: { action, noun, recordId, title, count } }: { row: AuditRow }) {
  const path = getRecordPath(noun, recordId)
  const isCounted = title === null && noun in AUDIT_RECORDS
  const name = title ?? formatUnnamedRecords(noun, count)
  return (
    <>
      <b>{formatActions(action)}</b> {path ? <Link to={path}>{name}</Link> : <span>{name}</span>}
      {!isCounted && count > 1 && ` ${t.andMore(formatCount(count - 1))}`}
      {title && <small>{getRecordTypeLabel(noun)}</small>}
    </>
  )
}
