import { Link } from '#app/router/index.ts'
import { useRead } from '#app/data/use-read.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import { adComparison as t } from '#i18n/en/app/admin-ads.ts'

/** Says that ledger and sums of advertising differ; nothing while they agree. */
export function AdLedgerWarning() {
  const compared = useRead('GET /ads/overview', {}).data?.data.compared
  if (!compared || compared.differences === 0) return null
  return (
    <p className="notice notice-error" role="alert">
      <b>{t.differs(compared.differences, formatDateTime(compared.comparedAt))}</b>{' '}
      <Link className="link" to={ADMIN_PATHS.adminAds}>
        {t.toAds}
      </Link>
    </p>
  )
}
