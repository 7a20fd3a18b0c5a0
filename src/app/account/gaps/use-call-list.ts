import { useEffect } from 'react'
import { useWrite } from '#app/data/use-write.ts'
import type { CallResponse } from '#client/call.ts'

export type CallScreen = CallResponse<'POST /calls/next'>['data']

type Filter = {
  town: number | undefined
  kind: number | undefined
  missing: 'hours' | 'point' | 'photo'
}

/**
 * The listing that is this helper's to call, leased as the list opens and as its filter changes;
 * `take` leases the next one, or the one that is named.
 */
export function useCallList({ town, kind, missing }: Filter) {
  const { mutate, data, error } = useWrite('POST /calls/next')
  useEffect(() => {
    mutate({ body: { missing, ...(town && { town }), ...(kind && { kind }) } })
  }, [mutate, town, kind, missing])
  return {
    data: data?.data,
    problem: error ? (error.serverMessage ?? error.message) : null,
    take: (businessId?: number) =>
      mutate({
        body: {
          missing,
          ...(town && { town }),
          ...(kind && { kind }),
          ...(businessId && { businessId }),
        },
      }),
  }
}
