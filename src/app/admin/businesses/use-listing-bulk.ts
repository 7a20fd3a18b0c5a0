import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#client/call.ts'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { adminBusinesses as t } from '#i18n/en/app/admin-businesses.ts'
import { INVALIDATES } from './use-business-actions.ts'

export type BulkInput = CallInput<'POST /businesses/admin/bulk'>['body']

const SOON_MS = 1500

/**
 * One change of many listings: it is begun, followed until it is done, and undone. `shown` is the
 * one that is open; `onWrongCount` is told that others match than were shown.
 */
export function useListingBulk(onWrongCount: (why: string) => void) {
  const client = useQueryClient()
  const [id, open] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const start = useWrite('POST /businesses/admin/bulk', { invalidates: INVALIDATES })
  const back = useWrite('POST /businesses/admin/bulk/{id}/undo', {
    invalidates: [...INVALIDATES, 'GET /businesses/admin/bulk/{id}'],
  })
  const [isRunning, setRunning] = useState(false)
  const read = useRead(
    'GET /businesses/admin/bulk/{id}',
    { params: { id: id ?? 0 } },
    { enabled: id !== null, ...(isRunning ? { everyMs: SOON_MS } : {}) },
  )
  const shown = id === null ? null : read.data?.data
  const runs = shown?.state === 'running' || shown?.state === 'undoing'
  if (shown && runs !== isRunning) {
    setRunning(runs)
    // What the list shows is another once it is done.
    if (!runs) for (const name of INVALIDATES) void client.invalidateQueries({ queryKey: [name] })
  }
  return {
    shown,
    problem,
    isBusy: start.isPending,
    isUndoing: back.isPending,
    open: (which: number | null) => {
      setProblem(null)
      open(which)
    },
    run: (body: BulkInput, onDone: () => void) =>
      start.mutate(
        { body },
        {
          onSuccess: ({ data }) => {
            onDone()
            open(data.id)
          },
          onError: ({ code, serverMessage }) => {
            onWrongCount(serverMessage ?? t.bulkFailed)
            if (code === 'CHANGED_MEANWHILE')
              void client.invalidateQueries({ queryKey: ['GET /businesses/admin/all'] })
          },
        },
      ),
    undo: (which: number) =>
      back.mutate(
        { params: { id: which } },
        {
          onSuccess: () => open(which),
          onError: ({ serverMessage }) => setProblem(serverMessage ?? t.bulkFailed),
        },
      ),
  }
}

export type ListingBulk = ReturnType<typeof useListingBulk>
