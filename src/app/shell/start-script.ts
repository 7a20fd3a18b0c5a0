import { buildCallPath, type CallName } from '#client/call.ts'
import { ADMIN_PATHS, APP_PATHS } from '#config/app-paths.ts'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import type { ReadInput } from '#app/data/use-read.ts'

type Screen = keyof typeof APP_PATHS

type PathOf<Name extends CallName> = Name extends `GET ${infer Path}` ? Path : never

const read = <Name extends CallName>(name: Name, input: ReadInput<Name>) =>
  buildCallPath(name.slice('GET '.length), input as object)

/** A reading; a second one is of the first record that it answers. */
type EarlyRead = readonly [path: string, detail?: string]

/** What the screens that are opened most read first, as `useRead` asks it. */
export const PRELOADED_READS: Partial<Record<Screen, readonly EarlyRead[]>> = {
  dashboard: [
    [read('GET /users/profile', {})],
    [read('GET /businesses/user/my-businesses', {})],
    [read('GET /classified/user/my-ads', {})],
    [read('GET /classified-inquiries/stats', {})],
    [read('GET /messages/unread-count', {})],
  ],
  addListing: [
    [read('GET /users/profile', {})],
    [read('GET /business-drafts', {})],
    [read('GET /categories', {})],
  ],
  adminReview: [
    [read('GET /users/profile', {})],
    [
      read('GET /admin/queue', { query: { limit: '1000' } }),
      '/admin/queue/{kind}/{id}' satisfies PathOf<'GET /admin/queue/{kind}/{id}'>,
    ],
    [read('GET /admin/counts', {})],
  ],
}

/* Where one comes in; a list of all screens would weigh more than it saves. */
const ADMIN_ENTRIES = ['adminHome', 'adminReview']
const INNER_SCREENS = [
  'analytics',
  'adStatement',
  'editAd',
  'editListing',
  'listingHistory',
  'listingPreview',
  'claim',
]
const isNamed = (screen: string) =>
  screen in ADMIN_PATHS ? ADMIN_ENTRIES.includes(screen) : !INNER_SCREENS.includes(screen)

/**
 * A script for the head of the app's page, made while that is rendered. It asks for the files of
 * the address's screen, named by screen, and for what that reads first, while the app's own code is
 * still coming.
 */
export function getStartScript(screens: Readonly<Record<string, string[]>>, api: string): string {
  const named = Object.entries(APP_PATHS).filter(([screen]) => isNamed(screen))
  const files = [...new Set(named.flatMap(([screen]) => screens[screen] ?? []))]
  const byPath = named.map(([screen, path]) => [
    path,
    [(screens[screen] ?? []).map((name) => files.indexOf(name)), PRELOADED_READS[screen as Screen]],
  ])
  const names = files.map((file) => file.replace(/^\/_astro\/|\.js$/g, ''))
  const values = [names, Object.fromEntries(byPath), TOKEN_KEY, api]
  const code = start.toString().replace(/\n[\t ]*/g, ' ')
  return `(${code})(${values.map((value) => JSON.stringify(value)).join()})`
}

/**
 * Runs in the page by itself: what it uses is given to it. A browser without storage has nobody
 * signed in.
 */
function start(
  files: string[],
  screens: Record<string, [number[], EarlyRead[] | null] | undefined>,
  key: string,
  api: string,
) {
  let token: string | null
  try {
    token = localStorage.getItem(key)
  } catch {
    return
  }
  const screen = screens[location.pathname.replace(/\/\d+(?=\/|$)/, '/:id')]
  if (!token || !screen) return
  const headers = { Authorization: `Bearer ${token}` }
  const asked: NonNullable<typeof globalThis.earlyAnswers> = {}
  const ask = (path: string, detail?: string) => {
    const answer: (typeof asked)[string] = {
      coming: fetch(api + path, { headers, credentials: 'include' })
        .then(async (got) => {
          if (!got.ok) return
          const data = (answer.data = (await got.json()) as { data: Record<string, string>[] })
          const [first] = detail ? data.data : []
          if (first) ask(detail!.replace(/{(\w+)}/g, (_, name: string) => first[name]!))
          return data
        })
        .catch(() => undefined),
    }
    asked[path] = answer
  }
  for (const one of location.search ? [] : (screen[1] ?? [])) ask(...one)
  Object.assign(globalThis, { earlyAnswers: asked })
  for (const at of screen[0]) {
    const isStyle = files[at]!.endsWith('.css')
    const how = isStyle ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
    const href = `/_astro/${files[at]}${isStyle ? '' : '.js'}`
    document.head.append(Object.assign(document.createElement('link'), how, { href }))
  }
}
