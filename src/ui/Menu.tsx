import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { IconName } from '#shared/drawings/drawings.ts'
import { Icon } from './Icon.tsx'

export type MenuItem = {
  text: string
  icon?: IconName
  /** The action removes something; shown in another colour. */
  isDangerous?: boolean
  onChoose: () => void
}

type Props = { label: string; icon?: IconName; items: readonly MenuItem[] }

/**
 * A button that opens a list of actions. Arrow keys move through it, a letter jumps, Escape and a
 * press elsewhere close it and focus the button again.
 */
export function Menu({ label, icon = 'more', items }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const buttons = () => [...(place.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  useEffect(() => {
    if (!isOpen) return
    place.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const leave = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen])

  const close = () => {
    setOpen(false)
    place.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }
  const steer = (event: KeyboardEvent) => {
    const all = buttons()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const byLetter = all.find((item) =>
      item.textContent.toLowerCase().startsWith(event.key.toLowerCase()),
    )
    const to = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all[(at - 1 + all.length) % all.length],
      Home: all[0],
      End: all.at(-1),
    }[event.key]
    const next = to ?? (event.key.length === 1 && event.key !== ' ' ? byLetter : undefined)
    if (event.key === 'Escape') close()
    else if (next) next.focus()
    else return
    event.preventDefault()
  }
  return (
    <div className="menu" ref={place}>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={icon} />
      </button>
      {isOpen && (
        <div className="menu-list" role="menu" id={id} aria-label={label} onKeyDown={steer}>
          {items.map(({ text, icon: drawn, isDangerous, onChoose }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={isDangerous ? 'is-no' : undefined}
              onClick={() => {
                close()
                onChoose()
              }}
            >
              {drawn && <Icon name={drawn} />}
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
