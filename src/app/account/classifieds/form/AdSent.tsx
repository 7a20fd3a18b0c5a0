import { useEffect } from 'react'
import { Link } from 'react-router'
import { APP_PATHS } from '#config/app-paths.ts'
import { ROUTES } from '#config/routes.ts'
import { postAd as t } from '#i18n/en/app/post-ad.ts'

/** Until the public list is gone to. */
const SHOWN_MS = 2000

/** Says that it was sent, and goes on to the public list by itself. */
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
