import { lazy, Suspense, useState, type ReactNode } from 'react'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import type { Spelled } from './SpellingChips.tsx'

const SpellingChips = lazy(() => import('./SpellingChips.tsx'))

/**
 * Offers spellings of a name below the field for its name in the other script, once that field is
 * used. None is taken by itself: a person chooses. Only Hindi is spelt.
 */
export function SpellingHelp({ children, ...spelled }: Spelled & { children: ReactNode }) {
  const [isUsed, setIsUsed] = useState(false)
  return (
    <div onFocus={() => setIsUsed(true)}>
      {children}
      {LOCAL_LANGUAGE === 'hi' && isUsed && spelled.name.trim() && (
        <Suspense>
          <SpellingChips {...spelled} />
        </Suspense>
      )}
    </div>
  )
}
