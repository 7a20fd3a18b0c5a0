import { lazy, Suspense } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { admissionOf } from '#app/shell/admission.ts'
import { Frame } from '#app/shell/Frame.tsx'
import { Layout } from '#app/shell/Layout.tsx'
import { usePerson } from '#app/shell/use-person.ts'
import { admin as t } from '#i18n/en/app/admin.ts'
import { shell } from '#i18n/en/app/shell.ts'
import styles from '#styles/app/screens/admin.css?url'
import { Icon } from '#ui/Icon.tsx'
import { AdminLinks, BadgeOf } from './AdminLinks.tsx'
import { Denied } from './Denied.tsx'
import { usePalette } from './palette/use-palette.tsx'
import { useNeed } from './protect/need.ts'
import { linksOf } from './screens.ts'
import { StepUp } from './StepUp.tsx'
import { useSlimRail } from './use-slim-rail.tsx'
import { useBadges } from './use-counts.ts'

const FOOT_LINKS = 4

const Protect = lazy(async () => ({ default: (await import('./protect/Protect.tsx')).Protect }))

/**
 * The frame of the administrators' screens, and their guard: by the stored token at once, by what
 * the server says as soon as it has answered.
 */
export function AdminLayout() {
  const person = usePerson()
  const isAdmin = admissionOf('admin', person?.role ?? null) === 'in'
  const { need, go } = useNeed(person?.adminAccess ?? null)
  const badges = useBadges(isAdmin && need === null)
  const palette = usePalette(isAdmin && need === null)
  const rail = useSlimRail()
  const { pathname } = useLocation()
  if (!person) return null
  if (!isAdmin)
    return (
      <Layout>
        <Denied />
      </Layout>
    )
  if (need)
    return (
      <Layout>
        <Suspense>
          <Protect key={need} need={need} onGo={go} />
        </Suspense>
      </Layout>
    )
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="screen" />
      <Frame
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
        foot={linksOf('work')
          .slice(0, FOOT_LINKS)
          .map(({ screen, path, icon, badge }) => (
            <NavLink key={screen} to={path} end>
              <Icon name={icon} />
              {t.screens[screen].short}
              <BadgeOf badge={badge && badges[badge]} />
            </NavLink>
          ))}
      >
        <Outlet key={pathname} />
      </Frame>
      {palette.window}
      <StepUp />
    </>
  )
}
