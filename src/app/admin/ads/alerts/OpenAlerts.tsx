import { Link } from '#app/router/index.ts'
import { useRead } from '#app/data/use-read.ts'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import { adAlerts as t } from '#i18n/en/app/ad-alerts.ts'
import { Icon } from '#ui/Icon.tsx'

/** Campaigns with unusual clicks that wait for a decision; nothing while there are none. */
export function OpenAlerts() {
  const alerts = useRead('GET /ads/alerts', {}).data?.data ?? []
  return alerts
    .filter(({ outcome }) => outcome === null)
    .map((alert) => (
      <div key={alert.id} className="notice notice-error" role="alert">
        <Icon name="warn" />
        <p>
          <b>{t.title(alert.campaignTitle)}.</b> {t.kinds[alert.kind]}. {t.holds}{' '}
          <Link className="link" to={`${ADMIN_PATHS.adminAds}?alert=${alert.id}`}>
            {t.look}
          </Link>
        </p>
      </div>
    ))
}
