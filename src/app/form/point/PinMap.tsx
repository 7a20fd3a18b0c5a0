import leaflet from 'leaflet/dist/leaflet.css?url'
import { useEffect, useRef, useState } from 'react'
import { point as t } from '#i18n/en/app/point.ts'
import type { PinMapHandle, Point } from './create-pin-map.ts'

type Props = {
  point: Point | null
  /** Without it the pin stays where it is. */
  onPoint?: (point: Point) => void
}

/** A map with one pin: a tap puts it; with keys, Enter puts it in the middle. */
export function PinMap({ point, onPoint }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const sheet = useRef<PinMapHandle | null>(null)
  const latest = useRef({ point, onPoint })
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    latest.current = { point, onPoint }
    sheet.current?.show(point)
  })
  useEffect(() => {
    let isGone = false
    import('./create-pin-map.ts').then(
      ({ createPinMap }) => {
        if (isGone || !box.current) return
        sheet.current = createPinMap(box.current, latest.current.point, (at) =>
          latest.current.onPoint?.(at),
        )
      },
      () => !isGone && setFailed(true),
    )
    return () => {
      isGone = true
      sheet.current?.remove()
      sheet.current = null
    }
  }, [])
  if (isFailed) return <p role="alert">{t.failed}</p>
  return (
    <>
      <link rel="stylesheet" href={leaflet} precedence="map" />
      <div
        ref={box}
        className="pin-map"
        tabIndex={0}
        role="application"
        aria-label={onPoint ? t.keys : t.shown}
      />
    </>
  )
}
