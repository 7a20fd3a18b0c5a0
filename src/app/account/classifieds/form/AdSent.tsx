import { useEffect } from 'react'
import { Link } from 'react-router'
import { APP_PATHS } from '#config/app-paths.ts'
import { ROUTES } from '#config/routes.ts'
import { postAd as t } from '#i18n/en/app/post-ad.ts'

/** Delay before the public list opens. */
const SHOWN_MS = 2000

/** Confirms that the ad was sent, then opens the public list automatically. */
export function AdSent() {
  useEffect(() => {
    const timer = setTimeout(() => location.assign(ROUTES.classified.path), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="panel-box panel-body stack" role="alert">
      <h2>{t.sent}</h2>
      <p>{t.sentText}</p>
      <div className="row">
        <Link className="button button-line" to={APP_PATHS.myAds}>
          {t.toMine}
        </Link>
        <a className="button button-primary" href={ROUTES.classified.path}>
          {t.toAll}
        </a>
      </div>
    </div>
  )
}
