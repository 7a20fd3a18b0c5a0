import type { ButtonHTMLAttributes } from 'react'
import type { IconName } from '#shared/drawings/drawings.ts'
import { getButtonClass, type ButtonVariant } from './button-class.ts'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonVariant
  icon?: IconName
  /** Text while the work is under way (`Sending...`); the button is disabled meanwhile. */
  busy?: string | false
}

/** A button. One `primary` or `accent` per view. */
export function Button({ look, icon, busy, className, children, disabled, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={getButtonClass(look, className)}
      disabled={disabled || Boolean(busy)}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {busy || children}
    </button>
  )
}
