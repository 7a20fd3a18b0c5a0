import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { CallResponse, CallError } from '#client/call.ts'
import { setIdentityPrompt, promptForIdentity } from '#app/data/identity-proof.ts'
import { call } from '#stores/api.ts'

type Ways = CallResponse<'GET /auth/proof'>['data']['ways']

const IdentityProofDialog = lazy(async () => ({
  default: (await import('#app/account/profile/IdentityProofDialog.tsx')).IdentityProofDialog,
}))

/**
 * Asks for the password or the second factor whenever a call of the area needs it, and then lets
 * the call go on: once for all that need it at that moment. A reading that is shown already stays
 * as it is; one that nothing is shown of is read again with the proof.
 */
export function StepUp() {
  const client = useQueryClient()
  const [ways, setWays] = useState<Ways | null>(null)
  const settle = useRef<(isShown: boolean) => void>(() => undefined)
  const asking = useRef<Promise<boolean> | null>(null)
  useEffect(() => {
    const setDialog = async () => {
      const { data } = await call('GET /auth/proof')
      // Another call has just been given it.
      if (data.isFresh) return true
      setWays(data.ways)
      return new Promise<boolean>((resolve) => (settle.current = resolve))
    }
    return setIdentityPrompt(
      () => (asking.current ??= setDialog().finally(() => (asking.current = null))),
    )
  }, [])
  useEffect(() => {
    // What is refused with the proof too is not asked for again and again.
    const waiting = new WeakSet<object>()
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      const { query, action } = event
      const isNeeded = (action.error as Partial<CallError>).code === 'CONFIRM_NEEDED'
      if (!isNeeded || query.state.data !== undefined || waiting.has(query)) return
      waiting.add(query)
      void promptForIdentity()
        .then((isGiven) => (isGiven ? query.fetch() : undefined))
        .catch(() => undefined)
        .finally(() => waiting.delete(query))
    })
  }, [client])
  const close = (isShown: boolean) => {
    setWays(null)
    settle.current(isShown)
  }
  return <Suspense>{ways && <IdentityProofDialog ways={ways} onClose={close} />}</Suspense>
}
