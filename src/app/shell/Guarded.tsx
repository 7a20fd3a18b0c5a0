import { useEffect, type ReactNode } from 'react'
import { useNavigate } from '#app/router/index.ts'
import type { AppScreen } from '#config/app-paths.ts'
import { ROUTES } from '#config/routes.ts'
import { shell as t } from '#i18n/en/app/shell.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useWrite } from '#app/data/use-write.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { getScreenAccess, type Guard } from './admission.ts'
import { followAccountLanguage } from './follow-account-language.ts'
import { useCurrentUser } from './use-current-user.ts'
import { useScreenHeading } from './use-screen-heading.ts'

type Props = { guard: Guard; screen: AppScreen; children: ReactNode }

/** Shows a screen to those who may see it; to others a panel with the reason. */
export function Guarded({ guard, screen, children }: Props) {
  const { role = null, language = null } = useCurrentUser() ?? {}
  useEffect(() => {
    if (language) followAccountLanguage(language)
  }, [language])
  const admission = getScreenAccess(guard, role)
  if (admission === 'in') return children
  // Nobody is signed in any more: the page is on its way to the sign-in.
  if (admission === 'login') return null
  return <Refused isBusiness={admission === 'business'} screen={screen} />
}

/** Makes it a business account by one tap; then the screen is there. */
function Upgrade() {
  const upgrade = useWrite('POST /auth/become-owner', { invalidates: ['GET /users/profile'] })
  return (
    <>
      <Button
        look="primary"
        busy={upgrade.isPending && t.upgrading}
        onClick={() => upgrade.mutate({})}
      >
        {t.upgrade}
      </Button>
      {upgrade.isError && <p role="alert">{t.upgradeFailed}</p>}
    </>
  )
}

function Refused({ isBusiness, screen }: { isBusiness: boolean; screen: AppScreen }) {
  const navigate = useNavigate()
  const heading = useScreenHeading(t.screens[screen])
  return (
    <div className="panel-box panel-body" ref={heading} tabIndex={-1}>
      <EmptyState
        level="h1"
        title={isBusiness ? t.businessNeeded : t.denied}
        text={isBusiness ? t.businessNeededText : t.deniedText}
      >
        <Button onClick={() => void navigate(-1)}>{t.goBack}</Button>
        <LinkButton {...(isBusiness ? {} : { look: 'primary' })} href={ROUTES.contact.path}>
          {t.support}
        </LinkButton>
        {isBusiness && <Upgrade />}
      </EmptyState>
    </div>
  )
}
