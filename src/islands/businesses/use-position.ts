import { useState } from 'react'

export interface Position {
  lat: number
  lng: number
}
export type PositionState = 'idle' | 'asking' | 'refused' | 'unknown'

/* About a hundred metres: enough to sort by, and no one's house in the address bar. */
const DECIMALS = 3
const WAIT_MS = 12_000
const OLD_MS = 300_000

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS))

/** Where the visitor is. The browser asks for leave when `ask` is called, never before. */
export function usePosition(onFound: (position: Position) => void): {
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
        onFound({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) })
      },
      (error) => setState(error.code === error.PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: WAIT_MS, maximumAge: OLD_MS },
    )
  }
  return { state, ask }
}
