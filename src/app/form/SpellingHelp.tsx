import { lazy, Suspense, useState, type ReactNode } from 'react'

const SpellingChips = lazy(() => import('./SpellingChips.tsx'))

export type Spelled = {
  /** The name in the other script. */
  name: string
  /** What the field holds. */
  value: string
  onChoose: (spelling: string) => void
}

/**
 * Offers spellings of a name below the field for its name in the other script, once that field is
 * used. None is taken by itself: a person chooses.
 */
export function SpellingHelp({ children, ...spelled }: Spelled & { children: ReactNode }) {
  const [isUsed, setIsUsed] = useState(false)
  return (
    <div onFocus={() => setIsUsed(true)}>
      {children}
      {isUsed && spelled.name.trim() && (
        <Suspense>
          <SpellingChips {...spelled} />
        </Suspense>
      )}
    </div>
  )
}
