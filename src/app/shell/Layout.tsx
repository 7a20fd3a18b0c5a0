import type { ReactNode } from 'react'
import { NavLink, Outlet } from 'react-router'
import { shell as t } from '#i18n/en/app/shell.ts'
import { Icon } from '#ui/Icon.tsx'
import { useLive } from '#app/data/use-live.ts'
import { useRead } from '#app/data/use-read.ts'
import { Count } from './Count.tsx'
import { Frame } from './Frame.tsx'
import { Links, type Unread } from './Links.tsx'
import { FOOT } from './screens.ts'
import { usePerson } from './use-person.ts'

const MINUTE_MS = 60_000

/** The frame of an account's screens. */
export function Layout({ children = <Outlet /> }: { children?: ReactNode }) {
  const person = usePerson()
  const unread = useUnread(person !== null)
  if (!person) return null
  return (
    <Frame
      person={person}
      panel={t.panels[person.role]}
      links={(how) => <Links unread={unread} panel={t.panels[person.role]} {...how} />}
      foot={FOOT.map(({ screen, path, icon }) => (
        <NavLink key={screen} to={path} end>
          <Icon name={icon} />
          {t.short[screen]}
          <Count count={unread[screen] ?? 0} />
        </NavLink>
      ))}
    >
      {children}
    </Frame>
  )
}

/** Counts beside the links: told by the stream, asked for every minute where there is none. */
function useUnread(enabled: boolean): Unread {
  const isLive = useLive(enabled)
  const often = { enabled, everyMs: isLive ? 10 * MINUTE_MS : MINUTE_MS }
  const messages = useRead('GET /messages/unread-count', {}, often)
  const inquiries = useRead('GET /classified-inquiries/stats', {}, often)
  return {
    messages: messages.data?.data.unreadCount ?? 0,
    myAds: inquiries.data?.data.unread ?? 0,
  }
}
