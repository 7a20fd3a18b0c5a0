import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallResponse, CallError, CallInput, CallName } from '#client/call.ts'
import { call } from '#stores/api.ts'
import { takeEarlyResponse } from './early-responses.ts'

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
 * together by `useWrite`.
 */
export function useRead<Name extends CallName>(
  name: Name,
  input: ReadInput<Name>,
  { everyMs, keepsPrevious, enabled = true }: Options = {},
) {
  return useQuery<CallResponse<Name>, CallError>({
    queryKey: [name, input],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await takeEarlyResponse(name, input)) ??
      ((await (call as unknown as LooseCall)(name, { ...input, signal })) as CallResponse<Name>),
    enabled,
    ...(everyMs ? { refetchInterval: everyMs } : {}),
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  } as never)
}
