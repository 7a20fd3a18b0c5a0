import { useCallback, useRef, useState } from 'react'
import type { CallResponse } from '#client/call.ts'
import { call } from '#stores/api.ts'
import { IdentityProofDialog } from './IdentityProofDialog.tsx'

type Ways = CallResponse<'GET /auth/proof'>['data']['ways']

/**
 * Confirms the user's identity before a dangerous action: `if (!(await ensure())) return`. Asks
 * nothing if they confirmed it recently; the server checks in any case.
 */
export function useIdentityProof() {
  const [ways, setWays] = useState<Ways | null>(null)
  const settle = useRef<(isShown: boolean) => void>(() => undefined)
  const ensure = useCallback(async (): Promise<boolean> => {
    try {
      const { data } = await call('GET /auth/proof')
      if (data.isFresh) return true
      setWays(data.ways)
    } catch {
      // If the prompt cannot load, try the call; its error says why it fails.
      return true
    }
    return new Promise((resolve) => (settle.current = resolve))
  }, [])
  const close = (isShown: boolean) => {
    setWays(null)
    settle.current(isShown)
  }
  return { ensure, dialog: ways && <IdentityProofDialog ways={ways} onClose={close} /> }
}
