import { useEffect, useRef, useState } from 'react'
import { importMerge } from './lazy-merge.ts'

type Conflict<Values> = {
  mine: Values
  theirs: Values
  values: Values
  collisions: string[]
  taken: string[]
}

/**
 * Merges a record that somebody else saved while it was edited here. What does not collide comes
 * together without a question; the rest waits in `conflict`. The version that a form carries is
 * changed by others alone, so the merged values have the version they were merged with.
 *
 * `take` gets the merged values, what the server has, and which fields others changed.
 */
export function useRecordMerge<Values extends object>(
  take: (merged: Values, theirs: Values, taken: readonly string[]) => Promise<void> | void,
) {
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null)
  const [turn, setTurn] = useState(0)
  const goBack = useRef<() => void>(undefined)
  // Once the dialog is closed and the form shows the merged values.
  useEffect(() => {
    if (conflict) return
    goBack.current?.()
    goBack.current = undefined
  }, [conflict, turn])
  const put: typeof take = (...merged) => {
    setTurn((before) => before + 1)
    return take(...merged)
  }
  return {
    conflict,
    /**
     * `base` is what both began with; without it all that differs collides. `pressed` is the button
     * that gets the focus back if it lost it while it was busy.
     */
    merge: async (
      base: Values | undefined,
      mine: Values,
      theirs: Values,
      pressed?: Element | null,
    ) => {
      const { mergeValues, rememberFocus } = await importMerge()
      goBack.current = rememberFocus(pressed)
      const merged = mergeValues(base, mine, theirs)
      if (merged.collisions.length > 0) setConflict({ mine, theirs, ...merged })
      else await put(merged.values, theirs, merged.taken)
    },
    /** Takes these fields from the other side; of what collides the rest stays one's own. */
    choose: async (fields: readonly string[]) => {
      if (!conflict) return
      const { copyFields } = await importMerge()
      setConflict(null)
      await put(copyFields(conflict.values, conflict.theirs, fields), conflict.theirs, [
        ...conflict.taken,
        ...fields,
      ])
    },
    close: () => setConflict(null),
  }
}

export type RecordMerge<Values extends object> = ReturnType<typeof useRecordMerge<Values>>
