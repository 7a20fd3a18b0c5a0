import { useRead } from '#app/data/use-read.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { adComparison as t } from '#i18n/en/app/admin-ads.ts'
import { RebuildSums } from './RebuildSums.tsx'

/** What the last comparison of ledger and sums found: one quiet line, or the difference. */
export function LedgerCheck() {
  const overview = useRead('GET /ads/overview', {}).data
  if (!overview) return null
  const { compared } = overview.data
  if (!compared) return <p className="field-hint">{t.never}</p>
  const { comparedAt, differences, examples } = compared
  const when = formatDateTime(comparedAt)
  if (differences === 0) return <p className="field-hint">{t.agrees(when)}</p>
  return (
    <div className="notice notice-error" role="alert">
      <div className="stack stack-s">
        <b>{t.differs(differences, when)}</b>
        <ul>
          {examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
          {differences > examples.length && <li>{t.more(differences - examples.length)}</li>}
        </ul>
        <RebuildSums />
      </div>
    </div>
  )
}
