import { QueryClient } from '@tanstack/react-query'
import { CallError } from '#client/call.ts'

/** Kept in memory only: what an account reads stays out of the device's storage. */
export const queryClient = new QueryClient({
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
