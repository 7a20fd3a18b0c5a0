import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type Props = { children: ReactNode; onClick: () => void }

/** A suggestion that can be pressed. */
export function Chip({ children, onClick }: Props) {
  return (
    <button type="button" className="chip" onClick={onClick}>
      {children}
    </button>
  )
}

/** An active filter; pressing it removes it. `label` is its accessible name. */
export function ChosenChip({ children, onClick, label }: Props & { label: string }) {
  return (
    <button type="button" className="chip chip-chosen" aria-label={label} onClick={onClick}>
      <span>{children}</span>
      <Icon name="close" />
    </button>
  )
}
