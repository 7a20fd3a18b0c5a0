import { useLayoutEffect } from 'react'
import { currentAddress } from '#islands/navigation/address.ts'
import { uncover } from '#scripts/base/uncover.ts'

/**
 * The cover over a list's static rows goes once the list stands for the address bar: `address` is
 * what it shows.
 */
export function useUncovered(address: string): void {
  useLayoutEffect(() => {
    if (address === currentAddress()) uncover()
  }, [address])
}
