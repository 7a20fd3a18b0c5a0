import { useEffect, useRef, useState } from 'react'
import { point as t } from '#i18n/en/app/point.ts'
import { Button } from '#ui/Button.tsx'
import { PinMap } from './PinMap.tsx'
import { MINUTE_MS } from '#shared/rules/duration.ts'

/** Five decimals are a metre. */
const five = (degrees: number) => degrees.toFixed(5)

type Degrees = { latitude: string; longitude: string }
type Props = Degrees & { onPoint: (point: Degrees) => void }

/** Where exactly it is: by tapping the map, or by where the phone is. */
export function PointField({ latitude, longitude, onPoint }: Props) {
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const focusNext = useRef<string | null>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const point =
    latitude && longitude && Number.isFinite(Number(latitude)) && Number.isFinite(Number(longitude))
      ? { lat: Number(latitude), lng: Number(longitude) }
      : null
  const put = ({ lat, lng }: { lat: number; lng: number }) =>
    onPoint({ latitude: five(lat), longitude: five(lng) })
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
              onPoint({ latitude: '', longitude: '' })
            }}
          >
            {t.clear}
          </Button>
        )}
      </div>
      <p role="status" className="field-hint num">
        {state === 'failed' ? t.hereFailed : point ? t.at(latitude, longitude) : t.none}
      </p>
    </div>
  )
}
