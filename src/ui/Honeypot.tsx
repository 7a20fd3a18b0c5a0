import { useRef } from 'react'
import { HONEYPOT_FIELD } from '#shared/rules/honeypot.ts'

/**
 * For forms without an account: `field` goes into the form, `values()` beside what is sent. It
 * recognises programs that fill every field or send at once; people can neither see nor focus the
 * field, and screen readers skip it.
 */
export function useHoneypot() {
  const input = useRef<HTMLInputElement>(null)
  const shownAt = useRef<number>(undefined)
  const field = (
    <div
      className="sr-only"
      aria-hidden="true"
      ref={() => void (shownAt.current ??= performance.now())}
    >
      <input ref={input} type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  )
  const values = () => ({
    [HONEYPOT_FIELD]: input.current?.value ?? '',
    shownFor: Math.round(performance.now() - (shownAt.current ?? 0)),
  })
  return { field, values }
}
