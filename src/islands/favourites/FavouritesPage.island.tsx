import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { isRouteBuilt, ROUTES } from '#config/routes.ts'
import {
  favouritesIslandMessages as messages,
  type FavouritesIslandMessages,
} from '#i18n/favourites-island.ts'
import { LiveBusinessCards } from '#islands/businesses/LiveBusinessCards.tsx'
import { getLoginPath } from '#shared/view/return-path.ts'
import { $favourites } from '#stores/favourite-ids.ts'
import { toggleFavourite } from '#stores/favourites.ts'
import { $session } from '#stores/session.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { CardSkeletons } from '#views/businesses/CardSkeletons.tsx'
import { OfflineFavourites } from './OfflineFavourites.tsx'
import { useFavouriteBusinesses } from './use-favourite-businesses.ts'

const STEP = 24
const SHAPES = 3

/** The places saved in this browser or in the account, the newest first. */
export default function FavouritesPage() {
  const { businesses, favourites: t, states } = messages
  const [shown, setShown] = useState(STEP)
  const { ids, known, error, retry } = useFavouriteBusinesses(shown)
  const saved = useStore($favourites, { ssr: 'initial' })

  if (ids?.length === 0)
    return (
      <EmptyState title={t.empty} text={t.emptyText}>
        <a className="button button-primary" href={ROUTES.businesses.path}>
          {states.browseAll}
        </a>
      </EmptyState>
    )
  const wanted = ids?.slice(0, shown) ?? []
  const cards = wanted.flatMap((id) => known.get(id) ?? [])
  const gone = [...saved].filter((id) => known.get(id) === null)
  const isWaiting = ids === null || wanted.some((id) => !known.has(id))
  const left = (ids?.length ?? 0) - shown
  return (
    <>
      <div className="toolbar num">
        <p role="status">
          <b>{ids && t.saved(saved.size)}</b>
        </p>
        {ids && <Whose messages={messages} />}
      </div>
      {gone.length > 0 && (
        <div className="notice items-center mb-4">
          <p className="mr-auto">{t.gone(gone.length)}</p>
          <Button look="soft" onClick={() => gone.forEach(toggleFavourite)}>
            {t.removeGone}
          </Button>
        </div>
      )}
      {cards.length > 0 && <LiveBusinessCards businesses={cards} look="three" t={businesses} />}
      {error && (
        <OfflineFavourites
          ids={wanted.filter((id) => !known.has(id))}
          error={error}
          onRetry={retry}
          messages={messages}
        />
      )}
      {isWaiting && !error && <CardSkeletons count={SHAPES} label={states.loading} />}
      {left > 0 && !isWaiting && (
        <p className="pt-6 text-center">
          <Button onClick={() => setShown(shown + STEP)}>{t.more(Math.min(left, STEP))}</Button>
        </p>
      )}
    </>
  )
}

/** Says whether they are kept in this browser only, and how to have them everywhere. */
function Whose({ messages: { favourites: t } }: { messages: FavouritesIslandMessages }) {
  const session = useStore($session, { ssr: 'initial' })
  if (session) return <span className="small mute">{t.inAccount}</span>
  return (
    <span className="small mute">
      {t.here}{' '}
      {isRouteBuilt('login') && (
        <a className="link" href={getLoginPath(ROUTES.favourites.path)}>
          {t.loginFor}
        </a>
      )}
    </span>
  )
}
