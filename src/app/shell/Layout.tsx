import type { ComponentType, ReactNode } from 'react'
import { NavLink, Outlet, useLocation } from '#app/router/index.ts'
import { ROUTES } from '#config/routes.ts'
import { shell as t } from '#i18n/en/app/shell.ts'
import { Icon } from '#ui/Icon.tsx'
import { useLiveUpdates } from '#app/data/use-live-updates.ts'
import { useRead } from '#app/data/use-read.ts'
import { UnreadCount } from './UnreadCount.tsx'
import { AppFrame } from './AppFrame.tsx'
import { AccountLinks, type UnreadByScreen } from './AccountLinks.tsx'
import { getBottomBarScreens, isFormPath } from './screens.ts'
import { acceptsListings } from './site-identity.ts'
import { useCurrentUser } from './use-current-user.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'

/** A link: a field with its script would cost every screen more. */
const find = (
  <a className="rail-find" href={ROUTES.businesses.path}>
    <Icon name="search" />
    <span>{t.search}</span>
  </a>
)

type Props = {
  /** Shows what waits for the person. */
  Bell?: ComponentType<{ unread: number }>
  children?: ReactNode
}

/** The frame of an account's screens. */
export function Layout({ Bell, children = <Outlet /> }: Props) {
  const person = useCurrentUser()
  const { pathname } = useLocation()
  const unread = useUnread(person !== null)
  if (!person) return null
  const waiting = Object.values(unread).reduce((sum, count) => sum + count, 0)
  const bell = Bell && <Bell unread={waiting} />
  return (
    <AppFrame
      person={person}
      panel={t.panels[person.role]}
      links={(how) => (
        <AccountLinks
          {...{ unread, isHelper: person.isHelper }}
          panel={t.panels[person.role]}
          {...how}
        />
      )}
      isSlim={isFormPath(pathname)}
      find={
        <>
          {bell}
          {find}
        </>
      }
      findOnPhone={
        <>
          {find}
          {bell}
        </>
      }
      foot={getBottomBarScreens(person.role === 'user', acceptsListings()).map(
        ({ screen, path, icon }) => (
          <NavLink key={screen} to={path} end className={`foot-${screen}`}>
            <Icon name={icon} />
            {t.short[screen]}
            <UnreadCount count={unread[screen] ?? 0} />
          </NavLink>
        ),
      )}
    >
      {children}
    </AppFrame>
  )
}

/** Counts beside the links: told by the stream, asked for every minute where there is none. */
function useUnread(enabled: boolean): UnreadByScreen {
  const isLive = useLiveUpdates(enabled)
  const often = { enabled, everyMs: isLive ? 10 * MINUTE_MS : MINUTE_MS }
  const messages = useRead('GET /messages/unread-count', {}, often)
  const inquiries = useRead('GET /classified-inquiries/stats', {}, often)
  return {
    messages: messages.data?.data.unreadCount ?? 0,
    myAds: inquiries.data?.data.unread ?? 0,
  }
}
