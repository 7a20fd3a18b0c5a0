import { useState } from 'react'
import { NavLink, Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { shell as t } from '#i18n/en/app/shell.ts'
import { Icon } from '#ui/Icon.tsx'
import { useLive } from '#app/data/use-live.ts'
import { useOnline } from '#app/data/use-online.ts'
import { useRead } from '#app/data/use-read.ts'
import { Brand } from './Brand.tsx'
import { Count } from './Count.tsx'
import { Drawer } from './Drawer.tsx'
import { Links, type Unread } from './Links.tsx'
import { PersonBox } from './PersonBox.tsx'
import { FOOT } from './screens.ts'
import { usePerson } from './use-person.ts'

const MINUTE_MS = 60_000

/** What stands around every screen: sidebar, or bar, drawer and foot on a phone. */
export function Layout() {
  const person = usePerson()
  const unread = useUnread(person !== null)
  const [isOpen, setOpen] = useState(false)
  const isMoving = useNavigation().state !== 'idle'
  const isOnline = useOnline()
  if (!person) return null

  return (
    <div className="app-frame">
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <div className="app-progress" data-moving={isMoving || undefined} />
      <aside className="app-rail num" aria-label={t.panels[person.role]}>
        <Brand />
        <nav aria-label={t.main}>
          <h2>{t.panels[person.role]}</h2>
          <Links unread={unread} />
        </nav>
        <PersonBox person={person} />
      </aside>
      <div className="app-side grow">
        <header className="app-bar">
          <Brand />
        </header>
        <div role="status">{!isOnline && <p className="app-offline">{t.offline}</p>}</div>
        <main id="main" className="app-main" tabIndex={-1} aria-busy={isMoving}>
          <Outlet />
        </main>
      </div>
      <nav className="app-foot" aria-label={t.main}>
        {FOOT.map(({ screen, path, icon }) => (
          <NavLink key={screen} to={path} end>
            <Icon name={icon} />
            {t.short[screen]}
            <Count count={unread[screen] ?? 0} />
          </NavLink>
        ))}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="menu" />
          {t.more}
        </button>
      </nav>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} person={person} unread={unread} />
      <ScrollRestoration />
    </div>
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
