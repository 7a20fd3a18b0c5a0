import { useState } from 'react'
import { useApiQuery } from './use-api-query.ts'

/** The state of a list. `before` is the last shown answer, if any. */
export type ListState<P> =
  | { state: 'shown'; page: P }
  | { state: 'loading'; before: P | null }
  | { state: 'failed'; error: Error; retry: () => void }

type Asking<P> = {
  /** Identifies this page of the list with its filters and order. */
  key: string
  /** The page in the static HTML, which needs no request. */
  start: P
  startKey: string
  ask: (signal: AbortSignal, known: ReadonlyMap<string, P>) => Promise<P>
  /** The answer for a key, if it has arrived without `ask`. */
  early?: (key: string) => P | null
}

/* Enough to go back to recent pages without waiting. */
const KEPT = 12

/** The page of a list that `key` asks for, and the last one that was shown. */
export function useListPage<P>({ key, start, startKey, ask, early }: Asking<P>): {
  listing: ListState<P>
  last: P
} {
  const [pages, setPages] = useState<ReadonlyMap<string, P>>(new Map())
  const [last, setLast] = useState(start)
  const [failure, setFailure] = useState<{ key: string; error: Error } | null>(null)
  const page = key === startKey ? start : pages.get(key)
  const hasFailed = failure?.key === key
  const add = (answer: P) =>
    setPages((known) => new Map([...known, [key, answer] as const].slice(-KEPT)))

  // Looked at in each rendering: React hydrates in slices, and the answer may arrive between two.
  const arrived = page || hasFailed ? null : early?.(key)
  if (arrived) add(arrived)

  useApiQuery(
    page || hasFailed ? null : key,
    (signal) => ask(signal, pages),
    (answer) => {
      add(answer)
      setLast(answer)
      setFailure(null)
    },
    (error) => setFailure({ key, error }),
  )

  if (page) return { listing: { state: 'shown', page }, last: page }
  if (hasFailed)
    return {
      listing: { state: 'failed', error: failure.error, retry: () => setFailure(null) },
      last,
    }
  return { listing: { state: 'loading', before: last === start ? null : last }, last }
}
