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

/** An active choice; pressing it removes it. `label` says so in full. */
export function ChosenChip({ children, onClick, label }: Props & { label: string }) {
  return (
    <button type="button" className="chip chip-chosen" aria-label={label} onClick={onClick}>
      <span>{children}</span>
      <Icon name="close" />
    </button>
  )
}
