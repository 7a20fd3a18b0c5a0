import { useMemo } from 'react'
import type { FavouritesIslandMessages } from '#i18n/favourites-island.ts'
import { getFavouriteNames } from '#stores/favourites.ts'
import { Button } from '#ui/Button.tsx'

type Props = {
  ids: readonly number[]
  error: string
  onRetry: () => void
  messages: FavouritesIslandMessages
}

/**
 * Shown when the API does not answer: the names this browser remembers, whose static pages still
 * work.
 */
export function OfflineFavourites({
  ids,
  error,
  onRetry,
  messages: { favourites: t, states },
}: Props) {
  const names = useMemo(() => getFavouriteNames(), [])
  const places = ids.flatMap((id) => names.get(id) ?? [])
  return (
    <>
      <div className="notice notice-error items-center" role="alert">
        <p className="mr-auto">
          {error} {places.length > 0 ? t.failed : t.failedUnnamed}
        </p>
        <Button look="soft" onClick={onRetry}>
          {states.retry}
        </Button>
      </div>
      <ul className="index pt-4">
        {places.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
