import { useLayoutEffect } from 'react'
import { getCurrentPath } from '#islands/navigation/current-path.ts'
import { removeListOverlay } from '#browser/base/remove-list-overlay.ts'

/**
 * Removes the cover over a list's static rows once the list shows the results for the address bar.
 * `address` is what the list shows.
 */
export function useRemoveListOverlay(address: string): void {
  useLayoutEffect(() => {
    if (address === getCurrentPath()) removeListOverlay()
  }, [address])
}
