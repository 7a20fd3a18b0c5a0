import { keepPreviousData, useQuery, type QueryFunctionContext } from '@tanstack/react-query'
import type { CallResponse, CallError, CallInput, CallName } from '#client/call.ts'
import { call } from '#stores/api.ts'
import { takeEarlyData, takeEarlyResponse } from './early-responses.ts'
import { withIdentityProof } from './identity-proof.ts'

/** What a reading is asked with; the signal is the cache's own. */
export type ReadInput<Name extends CallName> = Omit<CallInput<Name>, 'signal' | 'stays' | 'body'>

type LooseCall = (name: CallName, input: object) => Promise<unknown>

type Options = {
  /** Refetch interval while the tab is visible. */
  everyMs?: number
  /** While another page or search is read, the one before stays shown. */
  keepsPrevious?: boolean
  enabled?: boolean
}

/**
 * Reads by the contract's name, from memory when it was read a moment ago:
 * `useRead('GET /messages', { query: { type: 'sent' } })`. Readings of one name are renewed
 * together by `useWrite`. One that needs a proof of identity waits for it, unless it has data
 * already: then it stays as it is.
 */
export function useRead<Name extends CallName>(
  name: Name,
  input: ReadInput<Name>,
  { everyMs, keepsPrevious, enabled = true }: Options = {},
) {
  return useQuery<CallResponse<Name>, CallError>({
    queryKey: [name, input],
    queryFn: async ({ client, queryKey, signal }: QueryFunctionContext) => {
      const send = () =>
        (call as unknown as LooseCall)(name, { ...input, signal }) as Promise<CallResponse<Name>>
      const early = await takeEarlyResponse(name, input)
      if (early) return early
      return client.getQueryData(queryKey) === undefined ? withIdentityProof(send) : send()
    },
    enabled,
    initialData: () => (enabled ? takeEarlyData(name, input) : undefined),
    ...(everyMs ? { refetchInterval: everyMs } : {}),
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  } as never)
}
