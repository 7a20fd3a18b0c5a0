import { useEffect, useState } from 'react'
import type { CallResponse } from '#client/call.ts'
import { security } from '#i18n/en/app/security.ts'
import { call } from '#stores/api.ts'
import { useLatestAbortSignal } from '#ui/use-latest-abort-signal.ts'

type Rated = CallResponse<'POST /users/profile/rate-password'>['data']

const t = security.password
const PAUSE_MS = 400

/**
 * How hard the password is to guess, as the server will judge it: asked when the typing pauses.
 */
export function PasswordStrength({ password }: { password: string }) {
  const [rated, setRated] = useState<Rated | null>(null)
  const rating = useLatestAbortSignal()
  useEffect(() => {
    if (password === '') return
    const timer = setTimeout(() => {
      const signal = rating.next()
      call('POST /users/profile/rate-password', { body: { newPassword: password }, signal })
        .then(({ data }) => setRated(data))
        .catch(() => setRated(null))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      rating.stop()
      setRated(null)
    }
  }, [password, rating])
  if (password === '') return null
  return (
    <div className="strength" role="status">
      {rated && (
        <>
          <meter min={0} max={4} low={2} high={3} optimum={4} value={rated.strength} aria-hidden />
          <p>
            {t.strength}: <b>{t.strengths[rated.strength]}</b>
            {rated.advice && `. ${rated.advice}`}
          </p>
          <p className="mute">{t.checkedBy}</p>
        </>
      )}
    </div>
  )
}
