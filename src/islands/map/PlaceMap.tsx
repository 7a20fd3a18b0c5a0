import { useEffect, useRef, useState } from 'react'
import type { MapMarker, MapTexts } from '#shared/view/map.ts'
import { Button } from '#ui/Button.tsx'
import { loadAndDrawMap } from '#browser/map/load-and-draw-map.ts'
import type { MapHandle } from '#browser/map/open-map.ts'

type Props = {
  markers: readonly MapMarker[]
  /** The name of the map for screen readers. */
  label: string
  /** The visitor has already asked for the map; otherwise a button asks. */
  asked?: boolean
  /** The visitor's position, if it is known. */
  here?: { lat: number; lng: number } | null
  /** As tall as most of the screen. */
  tall?: boolean
  t: MapTexts
}

/**
 * Places on a map. Nothing is loaded for it, from here or elsewhere, before someone has asked for
 * it.
 */
export function PlaceMap({ markers, label, asked = false, here = null, tall = false, t }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>(asked ? 'loading' : 'idle')
  const [open, setOpen] = useState<MapHandle | null>(null)

  useEffect(() => {
    if (state !== 'loading' || !box.current) return
    let made: MapHandle | null = null
    let isGone = false
    loadAndDrawMap(box.current, t).then(
      (drawn) => {
        made = drawn
        if (isGone) drawn.remove()
        else setOpen(drawn)
      },
      () => !isGone && setState('failed'),
    )
    return () => {
      isGone = true
      made?.remove()
      setOpen(null)
    }
  }, [state, t])

  useEffect(() => open?.show(markers, here), [open, markers, here])

  return (
    <div className={tall ? 'map map-tall' : 'map'} role="region" aria-label={label}>
      {state === 'loading' && <div ref={box} className="map-sheet" />}
      {state === 'loading' && !open && (
        <p className="map-offer" role="status">
          {t.loading}
        </p>
      )}
      {state !== 'loading' && (
        <div className="map-offer">
          {state === 'failed' && <p role="alert">{t.failed}</p>}
          <Button icon="map" onClick={() => setState('loading')}>
            {state === 'failed' ? t.retry : t.show}
          </Button>
          <p className="small mute">{t.note}</p>
        </div>
      )}
    </div>
  )
}
