import { ADMIN_PATHS, APP_PATHS, HELPER_PATHS } from '#config/app-paths.ts'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'

/** For the screens that read several things first: the paths of these. */
type ScreenReads = Readonly<Record<string, { paths: readonly string[] }>>

/* Where one comes in; a list of all screens would weigh more than it saves. */
const ADMIN_ENTRIES = ['adminHome', 'adminReview']
const INNER_SCREENS = [
  'analytics',
  'adBalance',
  'addMoney',
  'adPaper',
  'adStatement',
  'editAd',
  'editListing',
  'listingHistory',
  'listingPreview',
  'listingSent',
  'claim',
  'reviews',
]
const isNamed = (screen: string) =>
  screen in ADMIN_PATHS
    ? ADMIN_ENTRIES.includes(screen)
    : !(screen in HELPER_PATHS) && !INNER_SCREENS.includes(screen)

/**
 * A script for the head of the app's page, made while that is rendered. It asks for the files of
 * the address's screen, named by screen, and for what that reads first, while the app's own code is
 * still coming.
 */
export function getStartScript(
  screens: Readonly<Record<string, string[]>>,
  reads: ScreenReads,
  api: string,
): string {
  const named = Object.entries(APP_PATHS).filter(([screen]) => isNamed(screen))
  const files = [...new Set(named.flatMap(([screen]) => screens[screen] ?? []))]
  const byPath = named.map(([screen, path]) => [
    path,
    [
      (screens[screen] ?? []).map((name) => files.indexOf(name)),
      ...(reads[screen] ? [screen, reads[screen].paths] : []),
    ],
  ])
  const names = files.map((file) => file.replace(/^\/_astro\/|\.js$/g, ''))
  const values = [names, Object.fromEntries(byPath), TOKEN_KEY, api]
  const code = start.toString().replace(/\n[\t ]*/g, ' ')
  return `(${code})(${values.map((value) => JSON.stringify(value)).join()})`
}

/**
 * Runs in the page by itself: what it uses is given to it. A browser without storage has nobody
 * signed in. The answer may have more than the paths that are known: the detail of a record.
 */
function start(
  files: string[],
  screens: Record<string, [number[], name?: string, paths?: string[]] | undefined>,
  key: string,
  api: string,
) {
  let token: string | null
  try {
    token = localStorage.getItem(key)
  } catch {
    return
  }
  const [needed, name, paths = []] =
    screens[location.pathname.replace(/\/\d+(?=\/|$)/, '/:id')] ?? []
  if (!token || !needed) return
  const answers: NonNullable<typeof globalThis.earlyAnswers> = {}
  if (name && !location.search) {
    const headers = { Authorization: `Bearer ${token}` }
    const coming = fetch(`${api}/screens/${name}`, { headers, credentials: 'include' })
      .then((got) => got.json())
      .catch(() => null)
      .then((got: { data?: Record<string, unknown> } | null) => {
        const all = got?.data ?? {}
        for (const path in all) {
          if (!paths.includes(path)) answers[path] = { coming: Promise.resolve(all[path]) }
          if (answers[path]) answers[path].data = all[path]
        }
        return all
      })
    for (const path of paths) answers[path] = { coming: coming.then((all) => all[path]) }
  }
  Object.assign(globalThis, { earlyAnswers: answers })
  for (const at of needed) {
    const isStyle = files[at]!.endsWith('.css')
    const how = isStyle ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
    const href = `/_astro/${files[at]}${isStyle ? '' : '.js'}`
    document.head.append(Object.assign(document.createElement('link'), how, { href }))
  }
}
