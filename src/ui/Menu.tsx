import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
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

/** At the foot of the window, where a bar of the app may be. */
const FOOT_PX = 68
const EDGE_PX = 8

/**
 * A button that opens a list of actions. Arrow keys move through it, a letter jumps, Escape and a
 * press elsewhere close it and focus the button again.
 */
export function Menu({ label, icon = 'more', items }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const buttons = () => [...(place.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  useLayoutEffect(() => {
    if (!isOpen) return
    const lay = () => place.current && layOver(place.current)
    lay()
    addEventListener('resize', lay)
    addEventListener('scroll', lay, true)
    return () => {
      removeEventListener('resize', lay)
      removeEventListener('scroll', lay, true)
    }
  }, [isOpen])
  useEffect(() => {
    if (!isOpen) return
    buttons()[0]?.focus({ preventScroll: true })
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

/**
 * Lays the list below its button, or above where there is no room: over the window, so that no
 * frame which scrolls cuts it off.
 */
function layOver(place: HTMLElement): void {
  const [button, list] = place.children as unknown as [HTMLElement, HTMLElement]
  const { top, bottom, right } = button.getBoundingClientRect()
  const { offsetHeight: height, offsetWidth: width } = list
  const lowest = innerHeight - FOOT_PX - height
  const isAbove = bottom > lowest && top > height
  list.style.top = `${isAbove ? top - height : Math.max(EDGE_PX, Math.min(bottom, lowest))}px`
  list.style.left = `${Math.max(EDGE_PX, right - width)}px`
}
