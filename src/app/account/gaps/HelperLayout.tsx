import { NavLink, Outlet, useLocation } from '#app/router/index.ts'
import { getScreenAccess } from '#app/shell/admission.ts'
import { AppFrame, type LinksProps } from '#app/shell/AppFrame.tsx'
import { LanguageLink } from '#app/shell/LanguageLink.tsx'
import { Layout } from '#app/shell/Layout.tsx'
import { useCurrentUser } from '#app/shell/use-current-user.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { ROUTES } from '#config/routes.ts'
import { helper as t } from '#i18n/en/app/helper.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { navigation } from '#i18n/en/navigation.ts'
import styles from '#styles/app/screens/admin.css?url'
import { Icon } from '#ui/Icon.tsx'

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
          <span>{shell.screens[screen]}</span>
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
  if (!person) return null
  if (getScreenAccess('helper', person.role, person.isHelper) !== 'in') return <Layout />
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
