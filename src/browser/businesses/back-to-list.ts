/* "Back to Listings" leads to the list as it was left: with its search, filters and page. */

const KEY = 'zila-list-left'

const link = document.querySelector<HTMLAnchorElement>('[data-back-to-list]')
const list = link && new URL(link.href)

/** The list this page was reached from, straight or over other businesses. */
function listLeft(): string | null {
  try {
    const from = document.referrer ? new URL(document.referrer) : null
    if (from?.origin === location.origin && from.pathname.startsWith(list!.pathname))
      sessionStorage.setItem(KEY, from.pathname + from.search)
    else if (!from || from.origin !== location.origin) sessionStorage.removeItem(KEY)
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

const left = link && listLeft()
if (left) link.href = left

export {}
