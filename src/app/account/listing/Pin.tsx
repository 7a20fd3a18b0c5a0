import { useState } from 'react'
import { listing as t } from '#i18n/en/app/listing.ts'
import { Button } from '#ui/Button.tsx'
import { PinMap } from './PinMap.tsx'
import { Text } from './Text.tsx'
import type { Listing } from './use-listing.ts'

/** Five decimals are a metre. */
const five = (degrees: number) => degrees.toFixed(5)

/** Where exactly it is: by tapping the map, by where the phone is, or typed. */
export function Pin({ form }: { form: Listing }) {
  const { values, set } = form
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const { latitude, longitude } = values
  const point =
    latitude && longitude && Number.isFinite(Number(latitude)) && Number.isFinite(Number(longitude))
      ? { lat: Number(latitude), lng: Number(longitude) }
      : null
  const put = ({ lat, lng }: { lat: number; lng: number }) =>
    set({ latitude: five(lat), longitude: five(lng) })
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
    <div className="field">
      <span className="field-label">
        {t.pin} <span className="field-optional">{t.optional}</span>
      </span>
      {isOpen && <PinMap point={point} onPoint={put} />}
      <div className="row">
        {!isOpen && (
          <Button icon="map" onClick={() => setOpen(true)}>
            {t.pinOpen}
          </Button>
        )}
        {'geolocation' in navigator && (
          <Button icon="pin" busy={state === 'busy' && t.hereBusy} onClick={findMe}>
            {t.here}
          </Button>
        )}
        {point && (
          <Button onClick={() => set({ latitude: '', longitude: '' })}>{t.pinClear}</Button>
        )}
      </div>
      <p role="status" className="field-hint num">
        {state === 'failed' ? t.hereFailed : point ? t.pinAt(latitude, longitude) : t.pinNone}
      </p>
      <details className="more-part">
        <summary>{t.pinTyped}</summary>
        <div className="pair">
          <Text form={form} name="latitude" inputMode="decimal" max={12} />
          <Text form={form} name="longitude" inputMode="decimal" max={12} />
        </div>
      </details>
    </div>
  )
}
