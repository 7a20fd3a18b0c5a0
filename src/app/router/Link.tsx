import type { ComponentProps, MouseEvent } from 'react'
import { useRouter } from './context.ts'
import { formatPath, resolvePath } from './location.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the app, or only a query or a hash. */
  to: string
  preventScrollReset?: boolean
}

/** A link to a screen of the app: to another tab, or with a key held, it is the browser's. */
export function Link({ to, preventScrollReset = false, onClick, ...props }: LinkProps) {
  const { router, state } = useRouter()
  const href = formatPath(resolvePath(to, state.location))
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const replace = href === formatPath(router.state.location)
    void router.navigate(to, { replace, preventScrollReset })
  }
  return <a {...props} href={href} onClick={open} />
}

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean => {
  const { target } = event.currentTarget
  const hasKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  return event.button === 0 && !hasKey && (target === '' || target === '_self')
}

/** A link that says when its screen, or with `end` false one below it, is the open one. */
export function NavLink({ end = false, className = '', ...props }: LinkProps & { end?: boolean }) {
  const { location } = useRouter().state
  const path = resolvePath(props.to, location).pathname.toLowerCase()
  const open = location.pathname.toLowerCase()
  const isOpen = open === path || (!end && open.startsWith(`${path}/`))
  return (
    <Link
      {...props}
      className={isOpen ? `${className} active`.trim() : className || undefined}
      aria-current={isOpen ? 'page' : undefined}
    />
  )
}
