import { useEffect, useState, type ComponentProps } from 'react'
import type { ListIslandMessages } from '#i18n/list-island.ts'
import { Button } from '#ui/Button.tsx'
import type MapView from './MapView.tsx'

type Loaded = { view: typeof MapView } | 'failed' | null

/** The map's view of the list, whose code comes when it is first chosen. */
export function LazyMapView({
  t,
  ...props
}: ComponentProps<typeof MapView> & { t: ListIslandMessages['mapWaiting'] }) {
  const [loaded, setLoaded] = useState<Loaded>(null)

  useEffect(() => {
    if (loaded) return
    import('./MapView.tsx').then(
      ({ default: view }) => setLoaded({ view }),
      () => setLoaded('failed'),
    )
  }, [loaded])

  if (loaded === null || loaded === 'failed')
    return (
      <div className="map map-tall" aria-busy={loaded === null}>
        <div className="map-offer" role="status">
          <p>{loaded ? t.failed : t.loading}</p>
          {loaded && <Button onClick={() => setLoaded(null)}>{t.retry}</Button>}
        </div>
      </div>
    )
  return <loaded.view {...props} />
}
