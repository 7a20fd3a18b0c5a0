import { lazy, Suspense, useState, type ReactNode } from 'react'
import { UnreadCount } from '#app/shell/UnreadCount.tsx'
import { shell as t } from '#i18n/en/app/shell.ts'
import { Icon } from '#ui/Icon.tsx'

const Notifications = lazy<(props: { onClose: () => void }) => ReactNode>(() =>
  import('./Notifications.tsx').then(
    (file) => ({ default: file.Notifications }),
    () => ({ default: () => null }),
  ),
)

/** Opens what waits for the person; tells how much of it is unread. */
export function Bell({ unread }: { unread: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="rail-find bell"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="bell" />
        <span>{t.notifications}</span>
        <UnreadCount count={unread} />
      </button>
      <Suspense>{isOpen && <Notifications onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
