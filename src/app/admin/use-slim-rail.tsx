import { useState, type ReactNode } from 'react'
import { useLocation } from '#app/router/index.ts'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import { admin as t } from '#i18n/en/app/admin.ts'
import { Icon } from '#ui/Icon.tsx'

const STORED = 'rail'
/** Columns side by side, and a table of many, need the room. */
const SLIM_AT_FIRST: readonly string[] = [
  ADMIN_PATHS.adminReview,
  ADMIN_PATHS.adminBusinesses,
  ADMIN_PATHS.adminImport,
]
/** A post, new or changed. */
const EDITOR = `${ADMIN_PATHS.adminBlogs}/`

/**
 * Whether the rail shows its icons alone: as it was chosen on this device, and where nothing was
 * chosen beside the screens that are wide.
 */
export function useCollapsedSidebar(): { isSlim: boolean; button: ReactNode } {
  const [choice, setChoice] = useState(() => localStorage.getItem(STORED))
  const { pathname } = useLocation()
  const isSlim =
    choice === null
      ? SLIM_AT_FIRST.includes(pathname) || pathname.startsWith(EDITOR)
      : choice === 'slim'
  const toggle = () => {
    const next = isSlim ? 'wide' : 'slim'
    localStorage.setItem(STORED, next)
    setChoice(next)
  }
  return {
    isSlim,
    button: (
      <button
        type="button"
        className="rail-fold"
        aria-expanded={!isSlim}
        title={isSlim ? t.unfoldRail : t.foldRail}
        onClick={toggle}
      >
        <Icon name={isSlim ? 'arrow' : 'arrow-left'} />
        <span className="sr-only">{isSlim ? t.unfoldRail : t.foldRail}</span>
      </button>
    ),
  }
}
