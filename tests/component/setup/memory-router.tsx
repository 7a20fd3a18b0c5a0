import { useState, type ReactNode } from 'react'
import { createRouter, RouterProvider, type Route, type Router } from '#app/router/index.ts'
import type { AppHistory } from '#app/router/history.ts'
import { parsePath, type Location } from '#app/router/location.ts'

/** A history of its own, without the browser's address; what is not of the app leads nowhere. */
export function createMemoryHistory(start: readonly string[] = ['/']): AppHistory {
  const entries = start.map((path, place): Location => ({
    ...parsePath(path),
    state: null,
    key: `entry-${place}`,
  }))
  let index = entries.length - 1
  let tell: Parameters<AppHistory['listen']>[0] = () => undefined
  return {
    location: () => entries[index]!,
    push: (location) => {
      entries.splice(index + 1)
      index = entries.push(location) - 1
    },
    replace: (location) => {
      entries[index] = location
    },
    go: (delta) => {
      const before = index
      index = Math.min(Math.max(index + delta, 0), entries.length - 1)
      tell(entries[index]!, index - before)
    },
    leave: () => undefined,
    listen: (listener) => {
      tell = listener
    },
  }
}

type Options = { initialEntries?: readonly string[] }

export const createMemoryRouter = (routes: Route[], { initialEntries }: Options = {}): Router =>
  createRouter(routes, createMemoryHistory(initialEntries))

/** One screen at any path. */
export function MemoryRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }]))
  return <RouterProvider router={router} />
}
