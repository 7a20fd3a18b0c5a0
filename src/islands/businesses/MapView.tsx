import { useMemo, useState } from 'react'
import { businessPath } from '#config/routes.ts'
import type { CallResponse } from '#client/call.ts'
import { inPageLanguage } from '#i18n/en/page-language.ts'
import { map } from '#i18n/en/map.ts'
import { PlaceMap } from '#islands/map/PlaceMap.tsx'
import { useApiQuery } from '#islands/reading/use-api-query.ts'
import { getOpenStatusText } from '#shared/rules/open-status.ts'
import type { BusinessFilters } from '#shared/view/business-filters.ts'
import { toPointsQuery } from '#shared/view/business-list.ts'
import type { MapMarker } from '#shared/view/map.ts'
import { formatCount } from '#shared/rules/money.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { ListTexts } from './texts.ts'

type Props = {
  filters: BusinessFilters
  /** How many match, with or without a known position. */
  total: number
  title: string
  /** The map was chosen on this page; a visitor who comes by an address is asked first. */
  asked: boolean
  /** Back to the cards. */
  onList: () => void
  texts: ListTexts
}

type Answer = CallResponse<'GET /map/businesses'>
type MapQuery = { key: string; answer: Answer | null; error: string }

/** Every business that matches on one map: at its own spot or, marked so, at its town. */
export default function MapView({ filters, total, title, asked, onList, texts: t }: Props) {
  const query = { ...toPointsQuery(filters), ...inPageLanguage }
  // As text, so that two states of the list with the same places are the same question.
  const key = JSON.stringify(query)
  const [known, setKnown] = useState<MapQuery>({ key: '', answer: null, error: '' })

  useApiQuery(
    key,
    (signal) => call('GET /map/businesses', { query, signal }),
    (answer) => setKnown({ key, answer, error: '' }),
    ({ message }) => setKnown({ key, answer: null, error: message }),
  )

  const { answer } = known
  const markers = useMemo(
    () => (answer?.data ?? []).map((point) => markerOf(point, t)),
    [answer, t],
  )
  const shown = markers.length
  const atTown = markers.filter(({ inexact }) => inexact).length
  if (known.key === key && answer?.total === 0 && total > 0)
    return (
      <EmptyState title={t.noPositions} text={t.noPositionsText}>
        <Button look="primary" onClick={onList}>
          {t.showList}
        </Button>
      </EmptyState>
    )
  return (
    <>
      <PlaceMap
        markers={markers}
        label={t.mapOf(title)}
        asked={asked}
        here={filters.near}
        tall
        t={map}
      />
      <p className="small mute pt-2" role="status">
        {known.key === key && known.error}
        {known.key === key && answer && (
          <>
            {shown < total && t.onMap(formatCount(shown), formatCount(total))}{' '}
            {atTown > 0 && t.someAtTown(formatCount(atTown))}
          </>
        )}
      </p>
    </>
  )
}

function markerOf(point: Answer['data'][number], t: ListTexts): MapMarker {
  const { id, latitude, longitude, name, slug, category, city } = point
  const { isAtTown, businessHours, specialDays } = point
  const isKnown = businessHours !== null || specialDays.length > 0
  return {
    ...{ id, latitude, longitude, name },
    href: businessPath(slug),
    note: `${category}, ${city}`,
    ...(isAtTown ? { inexact: t.atTown(city) } : {}),
    ...(isKnown
      ? { status: getOpenStatusText({ businessHours, specialDays }, new Date(), t) }
      : {}),
  }
}
