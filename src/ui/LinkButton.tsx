import type { AnchorHTMLAttributes } from 'react'
import type { IconName } from '#shared/drawings/drawings.ts'
import { getButtonClass, type ButtonVariant } from './button-class.ts'
import { Icon } from './Icon.tsx'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  look?: ButtonVariant
  icon?: IconName
}

/** A link that looks like a button. One `primary` or `accent` per view. */
export function LinkButton({ look, icon, className, children, ...rest }: Props) {
  return (
    <a {...rest} className={getButtonClass(look, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
