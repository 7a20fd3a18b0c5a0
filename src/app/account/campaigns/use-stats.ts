import { useAddressQuery } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { spanOf, statsQueryAt } from './stats-address.ts'

/** The statistics of a campaign for what the address asks; read once for all that show them. */
export function useStats(id: number, now: Date) {
  const place = useAddressQuery()
  const wanted = statsQueryAt(place.address)
  const query = spanOf(wanted, now)
  const answer = useRead(
    'GET /ads/campaigns/{id}/stats',
    { params: { id }, query },
    { keepsPrevious: true },
  )
  return { ...place, wanted, query, answer }
}
