import styles from '#styles/app/screens/place-map.css?url'
import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '#app/data/Skeleton.tsx'
import type { QueueItemDetail } from '#contract/moderation.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { Button } from '#ui/Button.tsx'

const PinMap = lazy(async () => ({ default: (await import('#app/form/point/PinMap.tsx')).PinMap }))

/** The location of the item on a map that loads on request. */
export function PlaceMap({ point }: { point: NonNullable<QueueItemDetail['point']> }) {
  const [isOpen, setOpen] = useState(false)
  const { latitude, longitude } = point
  const place = `${latitude}/${longitude}`
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="screen" />
      {isOpen && (
        <Suspense fallback={<Skeleton />}>
          <PinMap point={{ lat: latitude, lng: longitude }} />
        </Suspense>
      )}
      <p className="row">
        {!isOpen && (
          <Button icon="map" onClick={() => setOpen(true)}>
            {t.map}
          </Button>
        )}
        <a
          className="link"
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${place}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t.mapElsewhere}
        </a>
      </p>
    </>
  )
}
