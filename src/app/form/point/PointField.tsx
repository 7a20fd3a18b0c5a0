import { useState } from 'react'
import { point as t } from '#i18n/en/app/point.ts'
import { Button } from '#ui/Button.tsx'
import { PinMap } from './PinMap.tsx'

/** Five decimals are a metre. */
const five = (degrees: number) => degrees.toFixed(5)

type Degrees = { latitude: string; longitude: string }
type Props = Degrees & { onPoint: (point: Degrees) => void }

/** Where exactly it is: by tapping the map, or by where the phone is. */
export function PointField({ latitude, longitude, onPoint }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const point =
    latitude && longitude && Number.isFinite(Number(latitude)) && Number.isFinite(Number(longitude))
      ? { lat: Number(latitude), lng: Number(longitude) }
      : null
  const put = ({ lat, lng }: { lat: number; lng: number }) =>
    onPoint({ latitude: five(lat), longitude: five(lng) })
  const findMe = () => {
    setState('busy')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        put({ lat: coords.latitude, lng: coords.longitude })
        setState('idle')
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    )
  }
  return (
    <>
      {isOpen && <PinMap point={point} onPoint={put} />}
      <div className="row">
        {!isOpen && (
          <Button icon="map" onClick={() => setOpen(true)}>
            {t.open}
          </Button>
        )}
        {'geolocation' in navigator && (
          <Button icon="pin" busy={state === 'busy' && t.hereBusy} onClick={findMe}>
            {t.here}
          </Button>
        )}
        {point && (
          <Button onClick={() => onPoint({ latitude: '', longitude: '' })}>{t.clear}</Button>
        )}
      </div>
      <p role="status" className="field-hint num">
        {state === 'failed' ? t.hereFailed : point ? t.at(latitude, longitude) : t.none}
      </p>
    </>
  )
}
