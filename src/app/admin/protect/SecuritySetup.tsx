import { lazy, Suspense, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { MissingSecurity } from './use-security-setup.ts'
import { Skeleton } from '#app/data/Skeleton.tsx'
import { Screen } from '#app/shell/Screen.tsx'
import { protect as t } from '#i18n/en/app/protect.ts'
import styles from '#styles/app/screens/profile.css?url'
import { Button } from '#ui/Button.tsx'

const PasswordForm = lazy(async () => ({
  default: (await import('#app/account/profile/PasswordForm.tsx')).PasswordForm,
}))
const SecondFactor = lazy(async () => ({
  default: (await import('#app/account/profile/SecondFactor.tsx')).SecondFactor,
}))

type Props = {
  need: MissingSecurity
  /** Continues to the admin area after reading the user's permissions again. */
  onGo: () => void
}

/**
 * Shown instead of the admin area until the administrator has set a password and a second factor.
 * It stays until they press Continue, because it shows recovery codes.
 */
export function SecuritySetup({ need, onGo }: Props) {
  const client = useQueryClient()
  const [notice, setNotice] = useState<string | null>(null)
  const { lead, text } = t[need]
  const go = async () => {
    await client.invalidateQueries({ queryKey: ['GET /users/profile'] })
    setNotice(null)
    onGo()
  }
  return (
    <Screen title={t.title} hindi={t.hindi}>
      <link rel="stylesheet" href={styles} precedence="screen" />
      <div className="stack">
        <p>
          <b>{lead}</b> {text}
        </p>
        <div role="status">{notice && <p className="panel-box panel-body">{notice}</p>}</div>
        {notice && (
          <div className="row">
            <Button look="primary" onClick={() => void go()}>
              {t.go}
            </Button>
          </div>
        )}
        <Suspense fallback={<Skeleton />}>
          {need === 'needs-password' ? (
            <PasswordForm hasPassword onNotice={setNotice} />
          ) : (
            <SecondFactor onNotice={setNotice} />
          )}
        </Suspense>
        {need === 'grace' && !notice && (
          <div className="row">
            <Button onClick={onGo}>{t.later}</Button>
          </div>
        )}
      </div>
    </Screen>
  )
}
