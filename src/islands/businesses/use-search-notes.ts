import { useEffect } from 'react'
import { listPath, ROUTES } from '#config/routes.ts'
import type { BusinessFilters } from '#shared/view/business-filters.ts'
import type { ListPage } from '#shared/view/business-list.ts'
import { addressOfList } from '#shared/view/list-address.ts'
import { showSearchNotes } from '#stores/search-notes.ts'

/**
 * Shows how the search understood its words above the results; the notes of the last answer stay
 * until the next one.
 */
export function useSearchNotes(page: ListPage | null, filters: BusinessFilters): void {
  useEffect(() => {
    if (!page) return
    const exact = addressOfList({ ...filters, exact: true, page: 1 }, listPath(), 0)
    void showSearchNotes(page, { exact, add: ROUTES.registerBusiness.path })
  }, [page, filters])
}
