import type { ComponentType, ReactNode } from 'react'

/** A route: of a path, or a frame without one around its children. */
export type Route = {
  /** Whole, such as `/edit-listing/:id`; `*` is any path. */
  path?: string
  element?: ReactNode
  Component?: ComponentType
  /** Its element or component, loaded before it is shown. */
  lazy?: () => Promise<{ element?: ReactNode; Component?: ComponentType }>
  /** Shown in place of what is in this route, when that fails to load or to render. */
  errorElement?: ReactNode
  children?: Route[]
}

export type Params = Readonly<Record<string, string | undefined>>
/** The routes of a path, the outermost first. */
export type Match = { routes: readonly Route[]; params: Params }

type Branch = { path: string; routes: Route[] }

/** The routes with a path, each with those around it. */
export const listBranches = (routes: readonly Route[], around: Route[] = []): Branch[] =>
  routes.flatMap((route) =>
    route.children
      ? listBranches(route.children, [...around, route])
      : [{ path: route.path ?? '', routes: [...around, route] }],
  )

/** Named parts of a path match whatever stands there; written ones go before them. */
const countNamed = (path: string): number =>
  path === '*' ? Infinity : path.split('/').filter((part) => part.startsWith(':')).length

function matchPath(path: string, pathname: string): Params | null {
  if (path === '*') return {}
  const parts = path.split('/')
  const found = pathname.split('/')
  if (parts.length !== found.length) return null
  const params: Record<string, string> = {}
  for (const [place, part] of parts.entries()) {
    const text = found[place]!
    if (!part.startsWith(':')) {
      if (part.toLowerCase() !== text.toLowerCase()) return null
    } else if (text === '') return null
    else params[part.slice(1)] = decode(text)
  }
  return params
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Makes the function that finds the routes of a path; null where there are none. */
export function createMatcher(routes: readonly Route[]): (pathname: string) => Match | null {
  const branches = listBranches(routes).sort((a, b) => countNamed(a.path) - countNamed(b.path))
  return (pathname) => {
    const plain = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
    for (const branch of branches) {
      const params = matchPath(branch.path, plain)
      if (params) return { routes: branch.routes, params }
    }
    return null
  }
}
