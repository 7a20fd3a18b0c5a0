import { createContext, use, type ReactNode } from 'react'
import type { Router, RouterState } from './router.ts'

/** The router, and the state that is shown: during a transition it is behind the router's. */
export const RouterContext = createContext<{ router: Router; state: RouterState } | null>(null)
/** What is in the place of `<Outlet />`. */
export const OutletContext = createContext<ReactNode>(null)

export function useRouter(): { router: Router; state: RouterState } {
  const value = use(RouterContext)
  if (!value) throw new Error('Outside of RouterProvider')
  return value
}
