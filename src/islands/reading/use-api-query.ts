import { useEffect, useEffectEvent } from 'react'

/**
 * Reads from the API, and again when `key` changes; null reads nothing. Only the newest request
 * counts: an older one is aborted and its answer dropped.
 */
export function useApiQuery<A>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<A>,
  onAnswer: (answer: A) => void,
  onFailure?: (error: Error) => void,
): void {
  const start = useEffectEvent((signal: AbortSignal) =>
    ask(signal).then(
      (answer) => signal.aborted || onAnswer(answer),
      (error: Error) => signal.aborted || onFailure?.(error),
    ),
  )
  useEffect(() => {
    if (key === null) return
    const question = new AbortController()
    void start(question.signal)
    return () => question.abort()
  }, [key])
}
