const WAY_KEY = 'zila-login-way'
type Way = 'mobile' | 'email'

/** Phones keep no passwords that their owners know of; on a desk they are filled in. */
const getDefaultWay = (): Way => (matchMedia('(min-width: 60em)').matches ? 'email' : 'mobile')

const readWay = (): string | null => {
  try {
    return localStorage.getItem(WAY_KEY)
  } catch {
    return null
  }
}

/** Remembers how somebody logs in on this device. */
export function storeWay(way: Way): void {
  try {
    localStorage.setItem(WAY_KEY, way)
  } catch {
    // The page then begins with the usual way.
  }
}

/** Shows the form of one way to log in. The page begins with the one that was used last. */
export function showWay(way: Way): void {
  const ways = document.querySelector<HTMLElement>('[data-ways]')
  if (!ways) return
  ways.dataset['ways'] = way
  for (const button of ways.querySelectorAll<HTMLElement>('[data-way-button]'))
    button.setAttribute('aria-pressed', String(button.dataset['wayButton'] === way))
}

/** The two buttons that choose between number and email. */
export function initEntryWays(): void {
  const asWay = (text: string | null) => (text === 'mobile' || text === 'email' ? text : null)
  const getNamedWay = () => asWay(location.hash.slice(1))
  showWay(getNamedWay() ?? asWay(readWay()) ?? getDefaultWay())
  // A link to the other way, on this page or in the bar of the browser.
  addEventListener('hashchange', () => {
    const way = getNamedWay()
    if (way) showWay(way)
  })
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-way-button]')) {
    button.disabled = false
    button.addEventListener('click', () => showWay(button.dataset['wayButton'] as Way))
  }
}
