import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { CallAnswer } from '#client/call.ts'
import { askForProofBy } from '#app/data/proof.ts'
import { call } from '#stores/api.ts'

type Ways = CallAnswer<'GET /auth/proof'>['data']['ways']

const ProofDialog = lazy(async () => ({
  default: (await import('#app/account/profile/ProofDialog.tsx')).ProofDialog,
}))

/**
 * Asks for the password or the second factor whenever a write of the area needs it, and then lets
 * the write go on.
 */
export function StepUp() {
  const [ways, setWays] = useState<Ways | null>(null)
  const settle = useRef<(isShown: boolean) => void>(() => undefined)
  useEffect(
    () =>
      askForProofBy(async () => {
        const { data } = await call('GET /auth/proof')
        setWays(data.ways)
        return new Promise((resolve) => (settle.current = resolve))
      }),
    [],
  )
  const close = (isShown: boolean) => {
    setWays(null)
    settle.current(isShown)
  }
  return <Suspense>{ways && <ProofDialog ways={ways} onClose={close} />}</Suspense>
}
