import { useState } from 'react'

export type Mode = 'rich' | 'plain'

const KEY = 'blog-editor-mode'

/** Rich or plain, as this person last chose; a text that cannot be rich is plain for now. */
export function useMode() {
  const [chosen, choose] = useState(kept)
  const [why, setWhy] = useState<string | null>(null)
  return {
    mode: why === null ? chosen : 'plain',
    /** Why this text is plain though rich was chosen. */
    why,
    choose: (mode: Mode) => {
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

function kept(): Mode {
  try {
    return localStorage.getItem(KEY) === 'plain' ? 'plain' : 'rich'
  } catch {
    return 'rich'
  }
}
