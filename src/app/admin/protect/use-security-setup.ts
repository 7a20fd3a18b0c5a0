import { useState } from 'react'
import type { AdminAccess } from '#contract/profile.ts'

/** What is missing before the area opens. */
export type MissingSecurity = Exclude<AdminAccess, 'none' | 'open'>

/** For as long as the page is open. */
let isPostponed = false

/**
 * What the administrator has to do before the area opens, or null. It stays once it was shown,
 * until `go`: what is shown in it must not vanish when the server answers meanwhile.
 */
export function useSecuritySetup(access: AdminAccess | null): {
  need: MissingSecurity | null
  go: () => void
} {
  const [shown, show] = useState<MissingSecurity | null>(null)
  const missing = access === null || access === 'none' || access === 'open' ? null : access
  const wanted = missing === 'grace' && isPostponed ? null : missing
  if (shown === null && wanted !== null) show(wanted)
  const go = () => {
    if (shown === 'grace') isPostponed = true
    show(null)
  }
  return { need: shown ?? wanted, go }
}
