import type { ButtonHTMLAttributes } from 'react'
import type { IconName } from '#shared/drawings/drawings.ts'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'

export type ButtonLook = 'line' | 'primary' | 'accent' | 'ink' | 'soft' | 'bare'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook
  icon?: IconName
  /** Text while the work is under way (`Sending...`); the button is disabled meanwhile. */
  busy?: string | false
}

/** A button. One `primary` or `accent` per view. */
export function Button({
  look = 'line',
  icon,
  busy,
  className = '',
  children,
  disabled,
  ...rest
}: Props) {
  const classes = `button ${look === 'line' ? '' : `button-${look}`} ${className}`.trim()
  return (
    <button type="button" {...rest} className={classes} disabled={disabled || Boolean(busy)}>
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {busy || children}
    </button>
  )
}
