import { useEffect, useEffectEvent } from 'react'

/**
 * Asks the API what `key` stands for, and again when the key changes; null asks nothing. Only the
 * newest question counts: an older one is aborted, and its answer dropped.
 */
export function useQuestion<A>(
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
