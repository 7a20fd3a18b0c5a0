import { useEffect, useRef, useState } from 'react'
import { point as t } from '#i18n/en/app/point.ts'
import { Button } from '#ui/Button.tsx'
import { isCoordinateInDistrict } from '#shared/rules/geo.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DISTRICT } from '#district/district.ts'
import { PinMap } from './PinMap.tsx'
import { MINUTE_MS } from '#shared/rules/duration.ts'

/** Five decimals are a metre. */
const five = (degrees: number) => degrees.toFixed(5)

type Degrees = { latitude: string; longitude: string }
/** Outside the district somebody says that the point is meant. */
type Confirmed = { isPointConfirmed: boolean }
type Props = Degrees & Confirmed & { onPoint: (change: Partial<Degrees & Confirmed>) => void }

/** Where exactly it is: by tapping the map, or by where the phone is. */
export function PointField({ latitude, longitude, isPointConfirmed, onPoint }: Props) {
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const focusNext = useRef<string | null>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const point =
    latitude && longitude && Number.isFinite(Number(latitude)) && Number.isFinite(Number(longitude))
      ? { lat: Number(latitude), lng: Number(longitude) }
      : null
  const put = ({ lat, lng }: { lat: number; lng: number }) =>
    onPoint({ latitude: five(lat), longitude: five(lng), isPointConfirmed: false })
  // The pressed button is gone: without this the focus falls back to the top of the page.
  const focusAfter = (selector: string) => (focusNext.current = selector)
  useEffect(() => {
    if (!focusNext.current) return
    field.current?.querySelector<HTMLElement>(focusNext.current)?.focus({ preventScroll: true })
    focusNext.current = null
  })
  const findMe = () => {
    setState('busy')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        put({ lat: coords.latitude, lng: coords.longitude })
        setState('idle')
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: MINUTE_MS },
    )
  }
  return (
    <div ref={field} className="stack stack-s">
      {isOpen && <PinMap point={point} onPoint={put} />}
      <div className="row">
        {!isOpen && (
          <Button
            icon="map"
            onClick={() => {
              focusAfter('.pin-map')
              setOpen(true)
            }}
          >
            {t.open}
          </Button>
        )}
        {'geolocation' in navigator && (
          <Button icon="pin" busy={state === 'busy' && t.hereBusy} onClick={findMe}>
            {t.here}
          </Button>
        )}
        {point && (
          <Button
            onClick={() => {
              focusAfter(isOpen ? '.pin-map' : 'button')
              onPoint({ latitude: '', longitude: '', isPointConfirmed: false })
            }}
          >
            {t.clear}
          </Button>
        )}
      </div>
      <p role="status" className="field-hint num">
        {state === 'failed' ? t.hereFailed : point ? t.at(latitude, longitude) : t.none}
      </p>
      {point && !isCoordinateInDistrict(point.lat, point.lng) && (
        <div role="group" aria-label={t.outside(DISTRICT)} className="stack stack-s">
          <p role="status">{t.outside(DISTRICT)}</p>
          <Checkbox
            label={t.confirm}
            checked={isPointConfirmed}
            onChange={({ target }) => onPoint({ isPointConfirmed: target.checked })}
          />
        </div>
      )}
    </div>
  )
}
