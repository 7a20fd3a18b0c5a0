import { element } from '#browser/base/element.ts'
import { ROUTES } from '#config/routes.ts'
import { offline as t } from '#i18n/en/offline.ts'
import { toPath } from '#shared/view/address.ts'
import { PAGES } from '#shared/view/cache-names.ts'
import { formatDay } from './day.ts'
import { readDistrictPlaces } from './district-places.ts'
import { initKeepCard } from './keep-card.ts'
import { listKeptPages } from './kept-pages.ts'
import { parseOfflineAddress } from './offline-address.ts'
import { drawView } from './offline-results.ts'

const standIn = document.getElementById('offline-stand-in')
const path = toPath(location.pathname.replace(/\/$/, '') || '/')
const RETRY_MS = 4000
const isStandIn = path !== toPath(ROUTES.offline.path)

// The first search is quick when its words are read while nobody waits.
initKeepCard(() => (isStandIn ? location.reload() : void readDistrictPlaces()))

if (isStandIn && standIn) {
  document.getElementById('offline-use')!.hidden = true
  standIn.hidden = false
  // The page has one heading: here it is what is missing.
  const missing = standIn.querySelector('#offline-missing h2')
  missing?.replaceWith(element('h1', {}, missing.textContent))
  standIn.querySelector<HTMLAnchorElement>('[data-again]')!.href = location.href
  addEventListener('online', () => void openWhenOnline())
  setTimeout(() => void openWhenOnline(), RETRY_MS)
  void showKeptPages()
  void showDistrict()
}

const isMissing = () => !document.getElementById('offline-missing')!.hidden

/**
 * Opens the page that is missing as soon as the server answers; the first news of a line may come
 * before it carries anything. What was drawn instead of it stays while it is read.
 */
async function openWhenOnline(): Promise<void> {
  if (isMissing() && navigator.onLine && document.visibilityState === 'visible') {
    const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null)
    if (answer && answer.status < 500) return location.reload()
  }
  setTimeout(() => void openWhenOnline(), RETRY_MS)
}

/** What the saved district says at this address, in place of the page that is missing. */
async function showDistrict(): Promise<void> {
  const view = parseOfflineAddress(path, location.search)
  const results = document.getElementById('offline-results')!
  const district = view && (await readDistrictPlaces())
  if (!district || !drawView(view, district, results)) {
    document.title = t.notSaved
    return
  }
  document.title = results.querySelector('h1')?.textContent ?? document.title
  standIn!
    .querySelector('.offline-line p')!
    .append(` ${t.savedCopy(formatDay(district.fetched, t.months))}`)
  results.hidden = false
  for (const id of ['offline-missing', 'keep']) document.getElementById(id)!.hidden = true
  performance.mark('offline-results')
}

async function showKeptPages(): Promise<void> {
  const section = document.getElementById('offline-kept')!
  const pages = await listKeptPages(await caches.open(PAGES))
  const lines = pages.map(({ href, title, fetched }) =>
    element(
      'li',
      {},
      element(
        'a',
        { href },
        title,
        ' ',
        element('small', {}, t.copyFrom(formatDay(fetched, t.months))),
      ),
    ),
  )
  section.querySelector('ul')!.replaceChildren(...lines)
  section.hidden = lines.length === 0
}
