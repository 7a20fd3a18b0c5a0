import type { AstroIntegration, AstroPrerenderer, RouteData } from 'astro'
import type { Mark } from './messages.ts'

/** A page or file to render. */
export type PathToRender = { pathname: string; route: RouteData }

/** Astro's own prerenderer: it keeps the application it has loaded, and with it the list of paths of each route. */
type KeptPrerenderer = Omit<AstroPrerenderer, 'getStaticPaths'> & {
  getStaticPaths: () => Promise<PathToRender[]>
  app: { routeCache: { clearAll: () => void } }
}

/** `snapshot/for-renderer.ts`, which is code of the build and not the server's. */
type Snapshot = {
  bringUpToDate: (marks: readonly Mark[] | null) => Promise<void>
  keys: () => Promise<Map<string, string>>
  want: (addresses: ReadonlySet<string> | null) => void
  lastmodOf: (path: string) => Promise<string | undefined>
  sitemapFiles: () => Promise<ReadonlyMap<string, { lastmod: string; addresses: () => string[] }>>
  sitemapIndex: (siteUrl: string, files: ReadonlyMap<string, string | undefined>) => string
}

/** What `astro.config.mjs` leaves of a build, to render with. */
export type Kept = {
  prerenderer?: KeptPrerenderer
  integrations?: AstroIntegration[]
  snapshot?: Snapshot
  /** The addresses that the sitemap's writer is to name; all while there are none. */
  named?: ReadonlySet<string>
}

/** Puts the keeper where the configuration looks for it. */
export function keepOnGlobal(): Kept {
  const kept: Kept = {}
  ;(globalThis as { [key: symbol]: unknown })[Symbol.for('zila.renderer')] = kept
  return kept
}
