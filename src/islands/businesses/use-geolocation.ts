import { useState } from 'react'
import { roundPosition } from '#shared/view/near-query.ts'

export interface Position {
  lat: number
  lng: number
}
export type PositionState = 'idle' | 'asking' | 'refused' | 'unknown'

const WAIT_MS = 12_000
const OLD_MS = 300_000

/** The visitor's position. The browser asks for permission when `ask` is called, never before. */
export function useGeolocation(onFound: (position: Position) => void): {
  state: PositionState
  ask: () => void
} {
  const [state, setState] = useState<PositionState>('idle')

  const ask = () => {
    if (!('geolocation' in navigator)) return setState('unknown')
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onFound(roundPosition(coords))
      },
      (error) => setState(error.code === error.PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: WAIT_MS, maximumAge: OLD_MS },
    )
  }
  return { state, ask }
}
