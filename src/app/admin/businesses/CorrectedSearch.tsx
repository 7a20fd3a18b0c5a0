import { Link } from '#app/router/index.ts'
import type { UrlQueryChanges } from '#app/data/use-list.ts'
import { adminBusinesses as t } from '#i18n/en/app/admin-businesses.ts'

type Props = {
  typed: string
  correctedTo: string
  hrefOf: (changes: UrlQueryChanges) => string
}

/** What was searched for instead of what was typed, and the way back to that. */
export const CorrectedSearch = ({ typed, correctedTo, hrefOf }: Props) => (
  <p className="corrected-search" role="status">
    {t.resultsFor} <b>{correctedTo}</b>.{' '}
    <Link to={hrefOf({ exact: '1' })}>{t.searchFor(typed)}</Link>
  </p>
)
