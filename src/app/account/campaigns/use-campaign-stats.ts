import { useUrlQuery } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { getDateRange, readStatsQuery } from './stats-query.ts'

/** The statistics of a campaign for what the address asks; read once for all that show them. */
export function useCampaignStats(id: number, now: Date) {
  const place = useUrlQuery()
  const wanted = readStatsQuery(place.address)
  const query = getDateRange(wanted, now)
  const answer = useRead(
    'GET /ads/campaigns/{id}/stats',
    { params: { id }, query },
    { keepsPrevious: true },
  )
  return { ...place, wanted, query, answer }
}
