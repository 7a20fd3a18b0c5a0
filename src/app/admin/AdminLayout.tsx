import { lazy, Suspense } from 'react'
import { NavLink, Outlet, useLocation } from '#app/router/index.ts'
import { getScreenAccess } from '#app/shell/admission.ts'
import { AppFrame } from '#app/shell/AppFrame.tsx'
import { Layout } from '#app/shell/Layout.tsx'
import { useCurrentUser } from '#app/shell/use-current-user.ts'
import { admin as t } from '#i18n/en/app/admin.ts'
import { shell } from '#i18n/en/app/shell.ts'
import styles from '#styles/app/screens/admin.css?url'
import { Icon } from '#ui/Icon.tsx'
import { AdminLinks, LinkBadge } from './AdminLinks.tsx'
import { AccessDenied } from './AccessDenied.tsx'
import { useCommandPalette } from './palette/use-command-palette.tsx'
import { useSecuritySetup } from './protect/use-security-setup.ts'
import { getSidebarLinks } from './screens.ts'
import { StepUp } from './StepUp.tsx'
import { useCollapsedSidebar } from './use-slim-rail.tsx'
import { useBadges } from './use-badges.ts'

const FOOT_LINKS = 4

const SecuritySetup = lazy(async () => ({
  default: (await import('./protect/SecuritySetup.tsx')).SecuritySetup,
}))

/**
 * The layout and guard of the admin screens. The guard uses the role of the stored token at first,
 * and the server's answer as soon as it has arrived.
 */
export function AdminLayout() {
  const person = useCurrentUser()
  const isAdmin = getScreenAccess('admin', person?.role ?? null) === 'in'
  const { need, go } = useSecuritySetup(person?.adminAccess ?? null)
  const badges = useBadges(isAdmin && need === null)
  const palette = useCommandPalette(isAdmin && need === null)
  const rail = useCollapsedSidebar()
  const { pathname } = useLocation()
  if (!person) return null
  if (!isAdmin)
    return (
      <Layout>
        <AccessDenied />
      </Layout>
    )
  if (need)
    return (
      <Layout>
        <Suspense>
          <SecuritySetup key={need} need={need} onGo={go} />
        </Suspense>
      </Layout>
    )
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="screen" />
      <AppFrame
        isDark
        person={person}
        panel={shell.panels.admin}
        isSlim={rail.isSlim}
        find={
          <>
            {rail.button}
            {palette.button}
          </>
        }
        findOnPhone={palette.button}
        links={(how) => <AdminLinks badges={badges} {...how} />}
        foot={getSidebarLinks('work')
          .slice(0, FOOT_LINKS)
          .map(({ screen, path, icon, badge }) => (
            <NavLink key={screen} to={path} end>
              <Icon name={icon} />
              {t.screens[screen].short}
              <LinkBadge badge={badge && badges[badge]} />
            </NavLink>
          ))}
      >
        <Outlet key={pathname} />
      </AppFrame>
      {palette.window}
      <StepUp />
    </>
  )
}
