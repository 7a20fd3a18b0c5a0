import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { CallError } from '#client/call.ts'
import { onServerReturn } from './server-return.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'

/** In memory; `without-line.ts` keeps the screens of an account on the device. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (!isServerAway(error)) return
      onServerReturn(readFailedAgain)
      void restoreReads()
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: HOUR_MS,
      // The API's client tries reads twice; a refusal stays one.
      retry: (failures, error) => (error as CallError).code === 'NETWORK' && failures < 1,
    },
  },
})

/** Whether a call failed because the server is away, not because it refused. */
const isServerAway = (error: unknown): boolean => {
  const { code, status } = (error ?? {}) as CallError
  return code === 'NETWORK' || (status >= 502 && status <= 504)
}

/** One function for all of them, so that they wait once. */
const readFailedAgain = (): void =>
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => isServerAway(state.error),
  })

/** What an app without a line needs, loaded late. */
export const loadWithoutLine = () => import('./without-line.ts')

/** Shows what was read before, where the device has it. */
export const restoreReads = (): Promise<void> =>
  loadWithoutLine().then(
    (file) => file.restoreReads(queryClient),
    () => undefined,
  )
