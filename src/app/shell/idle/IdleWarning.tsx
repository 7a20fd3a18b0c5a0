import { useEffect, useState } from 'react'
import { jwtDecode } from 'jwt-decode'
import { protect as t } from '#i18n/en/app/protect.ts'
import { call } from '#stores/api.ts'
import { readToken } from '#stores/token.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { readLastRequestTime, installActivityTracking, isUserActive } from './activity.ts'
import { getSessionTimeLeft, type SessionTimeLeft } from './time-left.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'

const CHECK_EVERY_MS = 10_000
/** Long typing sends no requests, so activity is reported to the server. */
const REPORT_AFTER_MS = 5 * MINUTE_MS

const endOf = (token: string | null) =>
  token ? (jwtDecode<{ exp?: number }>(token).exp ?? 0) * 1000 : 0

/** A refusal leads to the sign-in, and from there back here. */
const reportActivity = () => void call('GET /auth/me').catch(() => undefined)

/** Warns an administrator two minutes before the session ends because nothing was done. */
export function IdleWarning() {
  const [left, setLeft] = useState<SessionTimeLeft | null>(null)
  useEffect(() => {
    const stop = installActivityTracking()
    const endsAt = endOf(readToken())
    const look = () => {
      const now = Date.now()
      const found = getSessionTimeLeft({ askedAt: readLastRequestTime(), endsAt, now })
      const isSilent = isUserActive(now) && now - readLastRequestTime() > REPORT_AFTER_MS
      if (found?.isOver || isSilent) reportActivity()
      setLeft(found)
    }
    const timer = setInterval(look, CHECK_EVERY_MS)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [])
  if (!left) return null
  const { title, text } = t[left.why]
  const close = () => {
    if (left.why === 'idle') reportActivity()
    setLeft(null)
  }
  return (
    <Dialog open title={title} closeLabel={t.idle.close} onClose={close}>
      <div role="alert">
        <p>{text(left.minutes)}</p>
        <p>{t.idle.kept}</p>
      </div>
      <div className="dialog-actions">
        <Button look="primary" onClick={close}>
          {left.why === 'idle' ? t.idle.stay : t.idle.close}
        </Button>
      </div>
    </Dialog>
  )
}
