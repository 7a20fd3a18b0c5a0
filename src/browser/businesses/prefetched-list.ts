import { businessListPath, ROUTES } from '#config/routes.ts'
import { businesses as t } from '#i18n/en/businesses.ts'
import { inPageLanguage } from '#i18n/en/page-language.ts'
import { paging } from '#i18n/en/paging.ts'
import { FAVOURITES_KEY } from '#shared/view/storage-keys.ts'
import { listActiveFilters } from '#shared/view/business-filters.ts'
import {
  toListPage,
  toListQuery,
  countBusinessPages,
  type BusinessListPage,
} from '#shared/view/business-list.ts'
import { formatListPath, parseListAddress } from '#shared/view/list-address.ts'
import { formatCount } from '#shared/rules/money.ts'
import { prefetchList } from '#stores/list-prefetch.ts'
import { renderCardHtml } from './card-html.ts'
import { showSearchNotes } from './search-notes.ts'

/* An address with a query asks for what is not in the page. Its first results are asked for and
   shown at once, while React is on its way; the island takes the same answer over. */

const filters = parseListAddress(location.pathname + location.search)

if (filters.view !== 'map')
  prefetchList({ ...toListQuery(filters, true), ...inPageLanguage }).then(
    async (answer) => {
      const page = toListPage(answer)
      // Runs first, so that nothing moves when the results come.
      const exact = formatListPath({ ...filters, exact: true, page: 1 }, businessListPath(), 0)
      await showSearchNotes(page, { exact, add: ROUTES.registerBusiness.path })
      show(page)
    },
    // The island asks again and shows the failure.
    () => undefined,
  )

function show(page: BusinessListPage): void {
  const place = document.querySelector('[data-early]')
  const { dataset } = document.documentElement
  // The island is awake and shows the results itself, or there is nothing to show.
  if (!place || dataset['asked'] === undefined || page.total === 0 || page.businesses.length === 0)
    return
  const now = new Date()
  const cards = page.businesses.map((business) => renderCardHtml(business, now)).join('')
  const list = document.createElement('ul')
  list.className = filters.view === 'list' ? 'cards cards-rows' : 'cards'
  list.innerHTML = cards
  place.append(list)
  const [count, pageOf] = document.querySelectorAll('.toolbar-count > *')
  const pages = countBusinessPages(page.total)
  if (count) count.textContent = t.found(page.total, formatCount(page.total))
  if (pageOf) pageOf.textContent = pages > 1 ? paging.pageOf(filters.page, pages) : ''
  const box = document.querySelector<HTMLInputElement>('#search')
  if (box && !box.value) box.value = filters.search
  dataset['asked'] = listActiveFilters(filters).length > 0 ? 'chosen' : 'answered'
  // Tells the script of the hearts, if it is loaded, to look again.
  dispatchEvent(new StorageEvent('storage', { key: FAVOURITES_KEY }))
}
