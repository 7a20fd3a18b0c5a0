import type { ButtonHTMLAttributes } from 'react'
import type { IconName } from '#shared/drawings/drawings.ts'
import { Icon } from './Icon.tsx'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  icon: IconName
  /** The name of the action, for screen readers. */
  label: string
  /** For a toggle: whether it is on. */
  pressed?: boolean
}

/** A 44-pixel button with an icon only. */
export function IconButton({ icon, label, pressed, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`icon-button ${className}`.trim()}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon name={icon} />
    </button>
  )
}
