import { useState } from 'react'
import { useQuestion } from './use-question.ts'

/** The state of a list. `before` is the last shown answer, if any. */
export type Listing<P> =
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
  /** Answers that are available already, by key. */
  early?: () => ReadonlyMap<string, P>
}

/* Enough to go back through what was just looked at without waiting. */
const KEPT = 12

const none = () => new Map()

/** The page of a list that `key` asks for, and the last one that was shown. */
export function usePages<P>({ key, start, startKey, ask, early = none }: Asking<P>): {
  listing: Listing<P>
  last: P
} {
  const [pages, setPages] = useState<ReadonlyMap<string, P>>(early)
  const [last, setLast] = useState(start)
  const [failure, setFailure] = useState<{ key: string; error: Error } | null>(null)
  const page = key === startKey ? start : pages.get(key)
  const hasFailed = failure?.key === key

  useQuestion(
    page || hasFailed ? null : key,
    (signal) => ask(signal, pages),
    (answer) => {
      setPages((known) => new Map([...known, [key, answer] as const].slice(-KEPT)))
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
