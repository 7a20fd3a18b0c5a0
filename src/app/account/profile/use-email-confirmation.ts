import { useEffect } from 'react'
import { useLocation, useNavigate } from '#app/router/index.ts'
import { useWrite } from '#app/data/use-write.ts'
import { profile as t } from '#i18n/en/app/profile.ts'

/** Confirms the new mail address whose link was opened, and takes its token out of the address. */
export function useEmailConfirmation(onNotice: (text: string) => void): void {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const { mutate } = useWrite('POST /users/profile/confirm-email', {
    invalidates: ['GET /users/profile'],
  })
  useEffect(() => {
    const token = /^#new-email=([\w-]+)$/.exec(hash)?.[1]
    if (!token) return
    void navigate(pathname + search, { replace: true })
    mutate(
      { body: { token } },
      {
        onSuccess: () => onNotice(t.information.newEmailDone),
        onError: (error) =>
          onNotice(`${t.information.newEmailFailed} ${error.serverMessage ?? ''}`.trim()),
      },
    )
  }, [hash, pathname, search, navigate, mutate, onNotice])
}
