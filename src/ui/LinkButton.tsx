import type { AnchorHTMLAttributes } from 'react'
import type { IconName } from '#shared/drawings/drawings.ts'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { Icon } from './Icon.tsx'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  look?: ButtonLook
  icon?: IconName
}

/** A link that looks like a button. One `primary` or `accent` per view. */
export function LinkButton({ look, icon, className, children, ...rest }: Props) {
  return (
    <a {...rest} className={buttonClass(look, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
