export { createBrowserHistory } from './history.ts'
export {
  useBlocker,
  useIsLoading,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from './hooks.ts'
export { Link, NavLink } from './Link.tsx'
export type { Route } from './match.ts'
export { createRouter, type Blocker, type Router } from './router.ts'
export { Outlet, RouterProvider } from './RouterProvider.tsx'
export { ScrollRestoration } from './ScrollRestoration.tsx'
