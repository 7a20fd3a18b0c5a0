import { useEffect } from 'react'
import { businessPath } from '#config/routes.ts'
import type { BusinessIslandMessages } from '#i18n/business-island.ts'
import { allowIndexing } from '#browser/base/allow-indexing.ts'
import type { BusinessLoadState } from './use-business-from-address.ts'

/**
 * Puts what was found into the page's head and address: title, the business's present address, and
 * no `noindex`.
 */
export function usePageHead(
  asked: BusinessLoadState,
  siteName: string,
  { states }: BusinessIslandMessages,
): void {
  useEffect(() => {
    if (asked.state === 'loading') return
    if (asked.state !== 'shown') {
      document.title = `${states.businessNotFound} · ${siteName}`
      return
    }
    const { name, slug } = asked.business
    document.title = `${name} · ${siteName}`
    if (location.pathname !== businessPath(slug))
      history.replaceState(history.state, '', businessPath(slug) + location.hash)
    allowIndexing()
  }, [asked, siteName, states])
}
