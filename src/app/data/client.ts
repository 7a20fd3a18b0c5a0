import { QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from '#client/call.ts'
import { isServerAway, onServerReturn } from './server-return.ts'

/** Kept in memory only: what an account reads stays out of the device's storage. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (isServerAway(error as CallError)) onServerReturn(readFailedAgain)
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 60 * 60_000,
      // The API's client tries reads twice; a refusal stays one.
      retry: (failures, error) =>
        error instanceof CallError && error.code === 'NETWORK' && failures < 1,
    },
  },
})

/** What could not be read while the server was away. */
function readFailedAgain(): void {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  })
}
