import { Link } from 'react-router'
import type { CallAnswer } from '#client/call.ts'
import { adminAudit as t } from '#i18n/en/app/admin-audit.ts'
import { overview } from '#i18n/en/app/overview.ts'
import { formatCount } from '#shared/rules/money.ts'
import { getRecordPath } from './record-path.ts'

export type AuditRow = CallAnswer<'GET /audit/admin/all'>['data'][number]

/** What a kind of record is called. */
export const getRecordTypeLabel = (noun: string): string => {
  const name = overview.nouns[noun] ?? noun.replaceAll(/[-_]/g, ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The actions of an act in words: `approve, verify` → `Approved, verified`. */
export function formatActions(action: string): string {
  const words = action.split(', ').map((one) => t.actions[one] ?? one)
  const text = words.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What was done, to what by its name, and to how many at once. */
export function AuditAction({ row: { action, noun, recordId, title, count } }: { row: AuditRow }) {
  const path = getRecordPath(noun, recordId)
  const kind = getRecordTypeLabel(noun)
  const name = title ?? kind
  return (
    <>
      <b>{formatActions(action)}</b> {path ? <Link to={path}>{name}</Link> : <span>{name}</span>}
      {count > 1 && ` ${t.andMore(formatCount(count - 1))}`}
      {title && <small>{kind}</small>}
    </>
  )
}
