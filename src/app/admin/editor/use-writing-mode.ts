import { useState } from 'react'

export type WritingMode = 'rich' | 'plain'

const KEY = 'blog-editor-mode'

/** Rich or plain, as this person last chose; a text that cannot be rich is plain for now. */
export function useWritingMode() {
  const [chosen, choose] = useState(kept)
  const [why, setWhy] = useState<string | null>(null)
  return {
    mode: why === null ? chosen : 'plain',
    /** Why this text is plain though rich was chosen. */
    why,
    choose: (mode: WritingMode) => {
      setWhy(null)
      choose(mode)
      try {
        localStorage.setItem(KEY, mode)
      } catch {
        // Storage is forbidden: the choice is for this time.
      }
    },
    cannot: setWhy,
  } as const
}

function kept(): WritingMode {
  try {
    return localStorage.getItem(KEY) === 'plain' ? 'plain' : 'rich'
  } catch {
    return 'rich'
  }
}
