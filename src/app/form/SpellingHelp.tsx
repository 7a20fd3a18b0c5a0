import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Spelled } from './SpellingChips.tsx'

const SpellingChips = lazy(() => import('./SpellingChips.tsx'))

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
