import type { BusinessFilters } from '#shared/view/business-filters.ts'
import { Button } from '#ui/Button.tsx'
import type { ApplyBusinessFilters } from './apply-filters.ts'
import type { ListTexts } from './texts.ts'
import { useGeolocation } from './use-geolocation.ts'

/** Orders by distance, or stops that. The position is asked for only when the button is pressed. */
export function NearMe({
  filters,
  choose,
  t,
}: {
  filters: BusinessFilters
  choose: ApplyBusinessFilters
  t: ListTexts
}) {
  const { state, ask } = useGeolocation((near) => choose({ near, sort: 'nearest' }))
  const isOn = filters.near !== null
  return (
    <>
      <Button
        className="mt-2 w-full"
        icon="pin"
        aria-pressed={isOn}
        busy={state === 'asking' && t.locating}
        onClick={() => (isOn ? choose({ near: null }) : ask())}
      >
        {t.nearMe}
      </Button>
      <p
        className="small mute pt-2"
        role="status"
        hidden={state !== 'refused' && state !== 'unknown'}
      >
        {state === 'refused' && t.locationRefused}
        {state === 'unknown' && t.locationUnknown}
      </p>
    </>
  )
}
