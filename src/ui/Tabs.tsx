import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

export type Tab = { id: string; name: ReactNode; content: ReactNode }

type Props = { label: string; tabs: readonly Tab[]; chosen: string; onChoose: (id: string) => void }

/** The width of the fade at the end of a row that can scroll. */
const EDGE = 28

/**
 * Tabs with arrow keys. Only the chosen one's content is rendered. Where they do not fit beside one
 * another they scroll, and the chosen one is in view.
 */
export function Tabs({ label, tabs, chosen, onChoose }: Props) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const seen = useRef('')

  // Not by scrollIntoView, which would move the page too. Again when a name gets longer, as by a
  // count that comes later, but not whenever something else is drawn: people scroll by hand.
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]')
    if (!row || !tab || seen.current === `${chosen} ${row.scrollWidth}`) return
    seen.current = `${chosen} ${row.scrollWidth}`
    const after = tab.getBoundingClientRect().right - row.getBoundingClientRect().right
    const before = tab.getBoundingClientRect().left - row.getBoundingClientRect().left
    row.scrollLeft +=
      before < EDGE ? before - EDGE : Math.max(0, Math.min(after + EDGE, before - EDGE))
  })

  const moveBy = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const at = tabs.findIndex(({ id }) => id === chosen)
    const next = (at + step + tabs.length) % tabs.length
    onChoose(tabs[next]!.id)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <>
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={moveBy}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === chosen}
            aria-controls={`${base}-panel`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        id={`${base}-panel`}
        role="tabpanel"
        aria-labelledby={`${base}-${chosen}`}
        className="block"
      >
        {tabs.find(({ id }) => id === chosen)?.content}
      </div>
    </>
  )
}
