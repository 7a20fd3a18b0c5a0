import { useEffect } from 'react'
import { showSearchNotes } from '#browser/businesses/search-notes.ts'
import { businessListPath, ROUTES } from '#config/routes.ts'
import type { BusinessFilters } from '#shared/view/business-filters.ts'
import type { BusinessListPage } from '#shared/view/business-list.ts'
import { formatListPath } from '#shared/view/list-address.ts'

/**
 * Shows how the search understood its words above the results; the notes of the last answer stay
 * until the next one.
 */
export function useSearchNotes(page: BusinessListPage | null, filters: BusinessFilters): void {
  useEffect(() => {
    if (!page) return
    const exact = formatListPath({ ...filters, exact: true, page: 1 }, businessListPath(), 0)
    void showSearchNotes(page, { exact, add: ROUTES.registerBusiness.path })
  }, [page, filters])
}
