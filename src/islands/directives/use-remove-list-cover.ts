import { useLayoutEffect } from 'react'
import { getCurrentPath } from '#islands/navigation/current-path.ts'
import { removeListCover } from '#scripts/base/remove-list-cover.ts'

/**
 * The cover over a list's static rows goes once the list stands for the address bar: `address` is
 * what it shows.
 */
export function useRemoveListCover(address: string): void {
  useLayoutEffect(() => {
    if (address === getCurrentPath()) removeListCover()
  }, [address])
}
