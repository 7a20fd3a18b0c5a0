import { useEffect, useState } from 'react'
import { call } from '#stores/api.ts'

export interface Town {
  slug: string
  city: string
}

type Known<Value> = Record<string, readonly Value[]>

/** The districts of a chosen state and the towns of a chosen district; empty until they come, and when they do not. */
export function usePlaces(state: string, district: string): { districts: readonly string[]; towns: readonly Town[] } {
  const [districts, setDistricts] = useState<Known<string>>({})
  const [towns, setTowns] = useState<Known<Town>>({})
  const place = `${state}/${district}`
  const needsDistricts = state !== '' && !districts[state]
  const needsTowns = state !== '' && district !== '' && !towns[place]

  useEffect(() => {
    if (!needsDistricts) return
    const keep = (found: readonly string[]) => setDistricts((known) => ({ ...known, [state]: found }))
    const params = { state }
    call('GET /locations/states/{state}/districts', { params }).then(
      ({ data }) => keep(data),
      () => keep([]),
    )
  }, [state, needsDistricts])

  useEffect(() => {
    if (!needsTowns) return
    const keep = (found: readonly Town[]) => setTowns((known) => ({ ...known, [place]: found }))
    const params = { state, district }
    call('GET /locations/states/{state}/districts/{district}/cities', { params }).then(
      ({ data }) => keep(data),
      () => keep([]),
    )
  }, [state, district, place, needsTowns])

  return { districts: districts[state] ?? [], towns: towns[place] ?? [] }
}
