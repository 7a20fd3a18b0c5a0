import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { APP_PATHS } from '#config/app-paths.ts'
import { ROUTES } from '#config/routes.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { useNavigate } from 'react-router'

/** Delay before the list of businesses opens. */
const SHOWN_MS = 3000

/** Confirms that the listing was sent and how long approval takes, then continues automatically. */
export function ListingSent() {
  const timer = useRef(0)
  const navigate = useNavigate()
  useEffect(() => {
    timer.current = window.setTimeout(() => location.assign(ROUTES.businesses.path), SHOWN_MS)
    return () => clearTimeout(timer.current)
  }, [])
  const stay = () => {
    clearTimeout(timer.current)
    void navigate(APP_PATHS.myBusinesses)
  }
  return (
    <Dialog open onClose={stay} title={t.sent} closeLabel={t.stay}>
      <div className="stack" role="alert">
        <p>{t.sentText}</p>
        <p className="mute">{t.sentGo}</p>
      </div>
      <div className="dialog-actions">
        <Link className="button button-line" to={APP_PATHS.myBusinesses}>
          {t.stay}
        </Link>
        <a className="button button-primary" href={ROUTES.businesses.path}>
          {t.toAll}
        </a>
      </div>
    </Dialog>
  )
}
