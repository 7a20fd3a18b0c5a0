import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from '#app/router/index.ts'
import { normaliseKey } from '#app/admin/moderation/use-shortcuts.ts'
import { palette as t } from '#i18n/en/app/palette.ts'
import { Icon } from '#ui/Icon.tsx'

const CommandPalette = lazy(async () => ({
  default: (await import('./CommandPalette.tsx')).CommandPalette,
}))

/** Where the keys belong to the text, as for a link. */
const EDITORS = '[contenteditable], .editor-window'

/**
 * The palette's button, for the rail and the bar of a phone, and the window that it opens. The
 * window is given the way to go: a part that loads the router itself splits the app's first file.
 */
export function useCommandPalette(enabled: boolean): { button: ReactNode; window: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const close = () => {
    setOpen(false)
    setTyped('')
  }
  useEffect(() => {
    if (!enabled) return
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, target } = event
      if (normaliseKey(event) !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return
      if (event.defaultPrevented || (target instanceof Element && target.closest(EDITORS))) return
      event.preventDefault()
      // Never open it above another dialog.
      setOpen((was) => !was && document.querySelector('dialog[open]') === null)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [enabled])
  return {
    button: (
      <button
        type="button"
        className="palette-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span>{t.open}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
    ),
    window: isOpen && (
      <Suspense fallback={<Early onType={setTyped} />}>
        <CommandPalette start={typed} onGo={(path) => void navigate(path)} onClose={close} />
      </Suspense>
    ),
  }
}

type EarlyProps = { onType: (more: (typed: string) => string) => void }

/**
 * While the window loads, letters go into its field, and not to the screen beneath, where one of
 * them may decide something.
 */
function Early({ onType }: EarlyProps) {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (key.length !== 1 || ctrlKey || metaKey || altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      onType((typed) => typed + key)
    }
    addEventListener('keydown', hear, true)
    return () => removeEventListener('keydown', hear, true)
  }, [onType])
  return null
}
