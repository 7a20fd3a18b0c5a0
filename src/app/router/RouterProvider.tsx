import {
  Component,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { OutletContext, RouterContext } from './context.ts'
import type { Route } from './match.ts'
import type { Router, RouterState } from './router.ts'

/**
 * Shows the screen of the router, nothing before the first is ready. The one before stays until all
 * of the next is there.
 */
export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => {
    const show = (next: RouterState) => startTransition(() => setState(next))
    show(router.state)
    return router.subscribe(show)
  }, [router])
  const value = useMemo(() => ({ router, state }), [router, state])
  return <RouterContext value={value}>{renderRoutes(state)}</RouterContext>
}

/** What is in a frame: the screen of the path. */
export const Outlet = (): ReactNode => use(OutletContext)

function renderRoutes({ routes, failed, location }: RouterState): ReactNode {
  // In place of a route that did not load is what the nearest one around it says.
  const isShown = (place: number) => failed < 0 || place < failed
  return routes.reduceRight<ReactNode>((inside, route, place) => {
    if (!isShown(place)) return inside
    const isBroken =
      failed >= 0 && !routes.slice(place + 1, failed).some((one) => Boolean(one.errorElement))
    if (!route.errorElement) return renderRoute(route, inside)
    if (isBroken) return route.errorElement
    return (
      <ErrorBoundary shown={route.errorElement} location={location}>
        {renderRoute(route, inside)}
      </ErrorBoundary>
    )
  }, null)
}

function renderRoute({ element, Component: Shown }: Route, inside: ReactNode): ReactNode {
  if (element === undefined && !Shown) return inside
  return <OutletContext value={inside}>{Shown ? <Shown /> : element}</OutletContext>
}

type BoundaryProps = { shown: ReactNode; location: unknown; children: ReactNode }
type BoundaryState = { hasFailed: boolean; location: unknown }

/** Shows something else in place of what fails to render, until another screen is opened. */
class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, location: this.props.location }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(
    { location }: BoundaryProps,
    before: BoundaryState,
  ): BoundaryState | null {
    return location === before.location ? null : { hasFailed: false, location }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.shown : this.props.children
  }
}
