import type { ComponentProps } from 'react'
import { BusinessCards } from '#views/businesses/BusinessCards.tsx'
import { useFavourites } from './use-favourites.ts'
import { useMinute } from './use-minute.ts'

type Props = Omit<ComponentProps<typeof BusinessCards>, 'minute' | 'saved'>

/** Cards that follow the time and the saved businesses. */
export function LiveBusinessCards(props: Props) {
  return <BusinessCards {...props} minute={useMinute()} saved={useFavourites()} />
}
