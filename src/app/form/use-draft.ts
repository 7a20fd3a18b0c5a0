import { useCallback, useEffect, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { deleteDraft, writeDraft, readDraft } from './drafts.ts'

const PAUSE_MS = 300
const same = <Values>(values: Values) => values

/**
 * Saves a form as a draft after each pause and when the page is left, and restores it. Returns a
 * function that deletes it.
 */
export function useDraft<Values extends FieldValues>(
  draft: string,
  { setValue, subscribe }: Pick<UseFormReturn<Values>, 'setValue' | 'subscribe'>,
  /** What of it is kept. */
  pick: (values: Values) => object = same,
): { keepNow: () => void; forget: () => void } {
  const pending = useRef<{ values: object; timer: ReturnType<typeof setTimeout> } | null>(null)
  const keepNow = useCallback(() => {
    if (!pending.current) return
    clearTimeout(pending.current.timer)
    writeDraft(draft, pending.current.values)
    pending.current = null
  }, [draft])
  const forget = useCallback(() => {
    if (pending.current) clearTimeout(pending.current.timer)
    pending.current = null
    deleteDraft(draft)
  }, [draft])

  useEffect(() => {
    for (const [field, value] of Object.entries(readDraft(draft) ?? {}))
      setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      })
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (pending.current) clearTimeout(pending.current.timer)
        pending.current = { values: pick(values), timer: setTimeout(keepNow, PAUSE_MS) }
      },
    })
    addEventListener('pagehide', keepNow)
    return () => {
      keepNow()
      stop()
      removeEventListener('pagehide', keepNow)
    }
  }, [draft, keepNow, pick, setValue, subscribe])
  return { keepNow, forget }
}
