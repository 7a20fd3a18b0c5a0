import { useCallback, useEffect, useMemo, useState } from 'react'
import { useRouter } from './context.ts'
import type { Location } from './location.ts'
import type { Params } from './match.ts'
import { UNBLOCKED, type Blocker, type NavigateOptions, type ShouldBlock } from './router.ts'

export const useLocation = (): Location => useRouter().state.location
export const useParams = (): Params => useRouter().state.params
/** The function that opens a path or goes back; it stays the same. */
export const useNavigate = () => useRouter().router.navigate
/** Whether another screen is being loaded. */
export const useIsLoading = (): boolean => useRouter().state.isLoading

type Query = URLSearchParams | Record<string, string>
type SetSearchParams = (
  next: Query | ((before: URLSearchParams) => Query),
  options?: NavigateOptions,
) => void

/** The query of the address, and how it is changed. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { router } = useRouter()
  const { search } = useLocation()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const set = useCallback<SetSearchParams>(
    (next, options) => {
      const before = new URLSearchParams(router.state.location.search)
      const query = typeof next === 'function' ? next(before) : next
      void router.navigate(`?${new URLSearchParams(query)}`, options)
    },
    [router],
  )
  return [params, set]
}

/** Stops moves that need a confirmation, for as long as the component is shown. */
export function useBlocker(shouldBlock: ShouldBlock): Blocker {
  const { router, state } = useRouter()
  const [key] = useState(() => ({}))
  useEffect(() => router.block(key, shouldBlock), [router, key, shouldBlock])
  return state.blockers.get(key) ?? UNBLOCKED
}
