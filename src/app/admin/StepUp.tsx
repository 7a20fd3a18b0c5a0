import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { CallResponse } from '#client/call.ts'
import { setIdentityPrompt } from '#app/data/identity-proof.ts'
import { call } from '#stores/api.ts'
import { useFocusRestore } from '#ui/use-focus-restore.ts'

type Ways = CallResponse<'GET /auth/proof'>['data']['ways']

const IdentityProofDialog = lazy(async () => ({
  default: (await import('#app/account/profile/IdentityProofDialog.tsx')).IdentityProofDialog,
}))

/**
 * Asks for the password or the second factor whenever a call of the area needs it, and then lets
 * the call go on: once for all that need it at that moment. The focus comes back to what sent the
 * call, which is disabled meanwhile.
 */
export function StepUp() {
  useFocusRestore({ findsStart: false })
  const [ways, setWays] = useState<Ways | null>(null)
  const settle = useRef<(isShown: boolean) => void>(() => undefined)
  const asking = useRef<Promise<boolean> | null>(null)
  useEffect(() => {
    const askForProof = async () => {
      const { data } = await call('GET /auth/proof')
      // Another call has just been given it.
      if (data.isFresh) return true
      setWays(data.ways)
      return new Promise<boolean>((resolve) => (settle.current = resolve))
    }
    return setIdentityPrompt(
      () => (asking.current ??= askForProof().finally(() => (asking.current = null))),
    )
  }, [])
  const close = (isShown: boolean) => {
    setWays(null)
    settle.current(isShown)
  }
  return <Suspense>{ways && <IdentityProofDialog ways={ways} onClose={close} />}</Suspense>
}
