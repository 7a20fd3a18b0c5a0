import type { ReactNode } from 'react'
import type { CallError } from '#client/call.ts'
import { shell as t } from '#i18n/en/app/shell.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from './Skeleton.tsx'

type Reading<Data> = {
  data: Data | undefined
  error: CallError | null
  fetchStatus: string
  isFetching: boolean
  refetch: () => unknown
}

type Props<Data> = {
  query: Reading<Data>
  /** What failed to load; a general text by default. */
  failed?: string
  children: (data: Data) => ReactNode
}

/**
 * Shows the data of a query as soon as there is any, even if stale; before that a skeleton, or the
 * error with a retry button.
 */
export function QueryState<Data>({ query: reading, failed = t.failed, children }: Props<Data>) {
  if (reading.data !== undefined) return children(reading.data)
  if (reading.fetchStatus === 'paused')
    return (
      <p className="notice" role="status">
        {t.offlineEmpty}
      </p>
    )
  if (!reading.error)
    return (
      <div role="status" aria-label={t.waiting}>
        <Skeleton />
      </div>
    )
  return (
    <div className="notice notice-error" role="alert">
      <div>
        <p>
          {failed}: {reading.error.message}
        </p>
        <Button busy={reading.isFetching && t.waiting} onClick={() => void reading.refetch()}>
          {t.again}
        </Button>
      </div>
    </div>
  )
}
