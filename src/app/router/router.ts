import type { AppHistory } from './history.ts'
import { createMatcher, listBranches, type Match, type Params, type Route } from './match.ts'
import { createKey, formatPath, resolvePath, type Location } from './location.ts'

export type NavigateOptions = {
  /** In place of the entry that is open. */
  replace?: boolean
  /** For the screen that opens, in its `useLocation().state`. */
  state?: unknown
  /** The place on the page stays. */
  preventScrollReset?: boolean
}

/** Asked before the app goes elsewhere: whether that needs a confirmation. */
export type ShouldBlock = (move: { currentLocation: Location; nextLocation: Location }) => boolean

/** A guard of a screen. `proceed` goes where it stopped a move, `reset` stays. */
export type Blocker =
  | { state: 'unblocked'; proceed?: undefined; reset?: undefined }
  | { state: 'blocked'; proceed: () => void; reset: () => void }
  | { state: 'proceeding'; proceed?: undefined; reset?: undefined }

export type RouterState = {
  location: Location
  routes: readonly Route[]
  params: Params
  /** The place in `routes` of one that could not be loaded; -1 if all are there. */
  failed: number
  /** False until the first screen is loaded. */
  isReady: boolean
  isLoading: boolean
  keepsScroll: boolean
  blockers: ReadonlyMap<object, Blocker>
}

export type Router = {
  readonly state: RouterState
  /** Resolves when the first screen can be shown. */
  ready: Promise<void>
  subscribe: (listener: (state: RouterState) => void) => () => void
  /** Opens a path, or goes so many entries on; resolves when the screen is there. */
  navigate: (to: string | number, options?: NavigateOptions) => Promise<void>
  /** Sets a guard, until the function it returns is called. */
  block: (key: object, shouldBlock: ShouldBlock) => () => void
}

export const UNBLOCKED: Blocker = { state: 'unblocked' }

type Move = { location: Location; enter: () => void; keepsScroll?: boolean }

/**
 * A client-only router: screens of a path, their code loaded before the address changes, and guards
 * that may stop a move, also one by the browser's Back.
 */
export function createRouter(routes: readonly Route[], history: AppHistory): Router {
  const match = createMatcher(routes)
  const listeners = new Set<(state: RouterState) => void>()
  const guards = new Map<object, ShouldBlock>()
  /** What lazy routes brought. */
  const loaded = new Map<Route, Route>()
  let moves = 0
  /** A step back that takes back a stopped step of the browser's. */
  let onTakenBack: (() => void) | null = null

  let state: RouterState = {
    location: history.location(),
    ...{ routes: [], params: {}, failed: -1, isReady: false, isLoading: false },
    ...{ keepsScroll: false, blockers: new Map() },
  }
  const update = (changes: Partial<RouterState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener(state)
  }
  const listUnblocked = () => new Map([...guards.keys()].map((key) => [key, UNBLOCKED] as const))
  const setBlocker = (key: object, blocker: Blocker) =>
    update({ blockers: new Map(state.blockers).set(key, blocker) })

  const show = (found: Match, failed: number, { location, enter, keepsScroll }: Move) => {
    enter()
    update({
      ...{ location, params: found.params, failed, keepsScroll: keepsScroll ?? false },
      routes: found.routes.map((route) => loaded.get(route) ?? route),
      ...{ isReady: true, isLoading: false },
      blockers: listUnblocked(),
    })
  }

  /** Shows the screen of a location as soon as its code is there, if nothing else was opened. */
  async function open(move: Move): Promise<void> {
    moves += 1
    const turn = moves
    const found = match(move.location.pathname)
    // Not of the app: the server knows it, or says that it is nowhere.
    if (!found) return state.isReady ? history.leave(formatPath(move.location)) : showNowhere(move)
    const missing = found.routes.filter((route) => route.lazy && !loaded.has(route))
    let failed = -1
    if (missing.length > 0) {
      if (!state.isLoading) update({ isLoading: true })
      await Promise.all(
        missing.map((route) =>
          route.lazy!().then(
            (parts) => void loaded.set(route, { ...route, ...parts }),
            () => {
              const place = found.routes.indexOf(route)
              failed = failed < 0 ? place : Math.min(failed, place)
            },
          ),
        ),
      )
      if (turn !== moves) return
    }
    show(found, failed, move)
  }
  const showNowhere = (move: Move) => {
    const around = listBranches(routes)[0]?.routes ?? []
    show({ routes: around, params: {} }, around.length - 1, move)
  }

  /** The guard that stops a move; null lets it pass, as after "Leave". */
  function findGuard(nextLocation: Location): object | null {
    for (const [key, shouldBlock] of guards) {
      if (state.blockers.get(key)?.state === 'proceeding') continue
      if (shouldBlock({ currentLocation: state.location, nextLocation })) return key
    }
    return null
  }
  const stop = (key: object, proceed: () => void) =>
    setBlocker(key, {
      state: 'blocked',
      proceed: () => {
        setBlocker(key, { state: 'proceeding' })
        proceed()
      },
      // Who stays is asked anew by every guard, also by one that has let the move pass.
      reset: () => update({ blockers: listUnblocked() }),
    })

  async function navigate(to: string | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to)
    const { replace = false, state: given = null, preventScrollReset } = options
    const path = resolvePath(to, state.location)
    const location: Location = { ...path, state: given, key: createKey() }
    const guard = findGuard(location)
    if (guard) return stop(guard, () => void navigate(to, options))
    await open({
      location,
      enter: () => (replace ? history.replace(location) : history.push(location)),
      ...(preventScrollReset ? { keepsScroll: true } : {}),
    })
  }

  history.listen((location, delta) => {
    if (onTakenBack) {
      onTakenBack()
      onTakenBack = null
      return
    }
    const guard = delta ? findGuard(location) : null
    if (!guard) return void open({ location, enter: () => undefined })
    const isBack = new Promise<void>((resolve) => (onTakenBack = resolve))
    history.go(-delta!)
    stop(guard, () => void isBack.then(() => history.go(delta!)))
  })
  const ready = open({ location: state.location, enter: () => undefined })

  return {
    ready,
    get state() {
      return state
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    navigate,
    block: (key, shouldBlock) => {
      guards.set(key, shouldBlock)
      return () => void guards.delete(key)
    },
  }
}
