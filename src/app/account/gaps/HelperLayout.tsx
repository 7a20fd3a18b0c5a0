import { useEffect } from 'react'
import { NavLink, Outlet, useLocation } from '#app/router/index.ts'
import { followAccountLanguage } from '#app/shell/follow-account-language.ts'
import { AppFrame, type LinksProps } from '#app/shell/AppFrame.tsx'
import { LanguageLink } from '#app/shell/LanguageLink.tsx'
import { Layout } from '#app/shell/Layout.tsx'
import { useCurrentUser } from '#app/shell/use-current-user.ts'
import { useScreenHeading } from '#app/shell/use-screen-heading.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { ROUTES } from '#config/routes.ts'
import { helper as t } from '#i18n/en/app/helper.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { navigation } from '#i18n/en/navigation.ts'
import styles from '#styles/app/screens/helper.css?url'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

const LINKS = [
  { screen: 'calls', icon: 'phone' },
  { screen: 'visits', icon: 'pin' },
  { screen: 'progress', icon: 'chart' },
] as const

const Links = ({ onFollow }: LinksProps) => (
  <>
    <h2>{t.panel}</h2>
    <div className="rail-links">
      {LINKS.map(({ screen, icon }) => (
        <NavLink key={screen} to={APP_PATHS[screen]} end onClick={onFollow}>
          <Icon name={icon} />
          <span>{t.screens[screen]}</span>
        </NavLink>
      ))}
    </div>
    <h2>{shell.onSite}</h2>
    <div className="rail-links">
      <NavLink to={APP_PATHS.dashboard} onClick={onFollow}>
        <Icon name="user" />
        <span>{shell.screens.dashboard}</span>
      </NavLink>
      <a href={ROUTES.businesses.path}>
        <Icon name="list" />
        <span>{navigation.routes.businesses}</span>
      </a>
      <LanguageLink />
    </div>
  </>
)

/** The frame of the helpers' screens; who is no helper gets that of the account. */
export function HelperLayout() {
  const person = useCurrentUser()
  const { pathname } = useLocation()
  const language = person?.language
  useEffect(() => {
    if (language) followAccountLanguage(language)
  }, [language])
  if (!person) return null
  // Null until the server has said it: what it refuses stays refused.
  if (person.role !== 'admin' && person.isHelper === false)
    return (
      <Layout>
        <Denied />
      </Layout>
    )
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="screen" />
      <AppFrame
        isDark
        person={person}
        panel={t.panel}
        links={(how) => <Links {...how} />}
        foot={LINKS.map(({ screen, icon }) => (
          <NavLink key={screen} to={APP_PATHS[screen]} end>
            <Icon name={icon} />
            {t.short[screen]}
          </NavLink>
        ))}
      >
        <Outlet key={pathname} />
      </AppFrame>
    </>
  )
}

function Denied() {
  const heading = useScreenHeading(t.denied)
  return (
    <div className="panel-box panel-body" ref={heading} tabIndex={-1}>
      <EmptyState level="h1" title={t.denied} text={t.deniedText}>
        <LinkButton look="primary" href={ROUTES.contact.path}>
          {shell.support}
        </LinkButton>
      </EmptyState>
    </div>
  )
}
