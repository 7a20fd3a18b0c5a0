import { useEffect, useState } from 'react'
import { lazyCall } from '#stores/lazy-api.ts'

export interface Town {
  slug: string
  city: string
}

/** The towns of a chosen district; empty until they come, and when they do not. */
export function useTowns(state: string, district: string): readonly Town[] {
  const [towns, setTowns] = useState<Record<string, readonly Town[]>>({})
  const place = `${state}/${district}`
  const isNeeded = state !== '' && district !== '' && !towns[place]

  useEffect(() => {
    if (!isNeeded) return
    const keep = (found: readonly Town[]) => setTowns((known) => ({ ...known, [place]: found }))
    const params = { state, district }
    lazyCall('GET /locations/states/{state}/districts/{district}/cities', { params }).then(
      ({ data }) => keep(data),
      () => keep([]),
    )
  }, [state, district, place, isNeeded])

  return towns[place] ?? []
}
