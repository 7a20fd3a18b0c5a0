import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useRead } from '#app/data/use-read.ts'

const Card = lazy(() =>
  import('./PasskeyOfferCard.tsx').then(
    (file): { default: ComponentType } => ({ default: file.PasskeyOfferCard }),
    (): { default: ComponentType } => ({ default: () => null }),
  ),
)

/** Whether this device can make a passkey that its own lock opens. */
async function hasOwnLock(): Promise<boolean> {
  if (typeof PublicKeyCredential !== 'function') return false
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    return false
  }
}

/**
 * Offers a passkey to somebody who logs in by codes to a number, until it is made or declined once,
 * on whichever device. A device that cannot make one shows nothing.
 */
export function PasskeyOffer() {
  const { data } = useRead('GET /users/profile', {})
  const isOffered = data?.data.offersPasskey === true
  const [canMake, setCanMake] = useState(false)
  useEffect(() => {
    if (isOffered) void hasOwnLock().then(setCanMake)
  }, [isOffered])
  return (
    isOffered &&
    canMake && (
      <Suspense fallback={null}>
        <Card />
      </Suspense>
    )
  )
}
