import { lazy, Suspense, useState, type ReactNode } from 'react'
import { ScrollRestoration, useIsLoading } from '#app/router/index.ts'
import { shell as t } from '#i18n/en/app/shell.ts'
import { Icon } from '#ui/Icon.tsx'
import { useOnline } from '#app/data/use-online.ts'
import { Brand } from './Brand.tsx'
import { Drawer } from './Drawer.tsx'
import { CurrentUserBox } from './CurrentUserBox.tsx'
import type { CurrentUser } from './use-current-user.ts'

/** It counts minutes: its code leaves the line to what the screen itself needs. */
const LOAD_IDLE_WARNING_AFTER_MS = 2000
const IdleWarning = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, LOAD_IDLE_WARNING_AFTER_MS))
  return { default: (await import('./idle/IdleWarning.tsx')).IdleWarning }
})

/** How a list of links is drawn: in the drawer it closes that, and has room for Hindi. */
export type LinksProps = { withHindi?: boolean; onFollow?: () => void }

type Props = {
  person: CurrentUser
  /** Whose area it is; heads the drawer. */
  panel: string
  isDark?: boolean
  /** The sidebar is a narrow one of icons. */
  isSlim?: boolean
  /** Above the links, and in the bar of a phone: what finds things. */
  find?: ReactNode
  findOnPhone?: ReactNode
  links: (how: LinksProps) => ReactNode
  /** Links at the foot of a phone, at most four. */
  foot: ReactNode
  children: ReactNode
}

/** The frame of every screen: a sidebar, or on a phone a bar, drawer and footer. */
export function AppFrame({
  person,
  panel,
  isDark = false,
  isSlim = false,
  find,
  findOnPhone,
  links,
  foot,
  children,
}: Props) {
  const [isOpen, setOpen] = useState(false)
  const isMoving = useIsLoading()
  const isOnline = useOnline()
  const close = () => setOpen(false)

  return (
    <div className={isSlim ? 'app-frame app-slim' : 'app-frame'}>
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <div className="app-progress" data-moving={isMoving || undefined} />
      <aside className={`app-rail num${isDark ? ' rail-dark' : ''}`} aria-label={panel}>
        <Brand />
        {find}
        <nav aria-label={t.main}>{links({})}</nav>
        <CurrentUserBox person={person} />
      </aside>
      <div className="app-side grow">
        <header className={`app-bar${isDark ? ' bar-dark' : ''}`}>
          <Brand />
          {findOnPhone}
        </header>
        <div role="status">
          {!isOnline && <p className="px-4 py-2 bg-ink text-paper">{t.offline}</p>}
        </div>
        <main id="main" className="app-main" tabIndex={-1} aria-busy={isMoving}>
          {children}
        </main>
      </div>
      <nav className={`app-foot${isDark ? ' foot-dark' : ''}`} aria-label={t.main}>
        {foot}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="menu" />
          {t.more}
        </button>
      </nav>
      <Drawer isOpen={isOpen} onClose={close} person={person} panel={panel}>
        {links({ withHindi: true, onFollow: close })}
      </Drawer>
      {person.role === 'admin' && (
        <Suspense>
          <IdleWarning />
        </Suspense>
      )}
      <ScrollRestoration />
    </div>
  )
}
