import { adminAudit as t } from '#i18n/en/app/admin-audit.ts'
import { getAuditChanges, getChangeLabel } from './audit-changes.ts'

/** The changes of an entry: one line, or a disclosure for more. */
export function AuditChanges({ detail }: { detail: Record<string, unknown> }) {
  const changes = getAuditChanges(detail)
  if (changes.length === 0) return <>{t.nothing}</>
  const lines = (
    <ul className="audit-changes">
      {changes.map(({ name, before, after }) => (
        <li key={name}>
          <b>{getChangeLabel(name)}</b>:{' '}
          {before === undefined ? (
            after
          ) : (
            <>
              <del>
                <span className="sr-only">{t.was} </span>
                {before || t.blank}
              </del>{' '}
              →{' '}
              <ins>
                <span className="sr-only">{t.is} </span>
                {after || t.blank}
              </ins>
            </>
          )}
        </li>
      ))}
    </ul>
  )
  if (changes.length < 3) return lines
  return (
    <details>
      <summary>{t.more(changes.length)}</summary>
      {lines}
    </details>
  )
}
