import { useLayoutEffect } from 'react'
import { getCurrentPath } from '#islands/navigation/current-path.ts'
import { removeListCover } from '#browser/base/remove-list-cover.ts'

/**
 * Removes the cover over a list's static rows once the list shows the results for the address bar.
 * `address` is what the list shows.
 */
export function useRemoveListCover(address: string): void {
  useLayoutEffect(() => {
    if (address === getCurrentPath()) removeListCover()
  }, [address])
}
