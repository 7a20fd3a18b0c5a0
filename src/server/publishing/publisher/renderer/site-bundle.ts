import type { RouteData } from 'astro'
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js'
import { snapshotForRenderer } from '#snapshot/for-renderer.ts'
import { createDatedSitemap } from '#snapshot/dated-sitemap.ts'
import { loadBundle } from './load-bundle.ts'

/** A page or file to render. */
export type PathToRender = { pathname: string; route: RouteData }

/** Addresses with the date of their last change, where there is one. */
export type LastModifiedByPath = ReadonlyMap<string, string | undefined>

/** The code and the data that pages are rendered with. */
export type SiteBundle = {
  /** All pages that are wanted now. */
  paths: () => Promise<PathToRender[]>
  render: (request: Request, route: RouteData) => Promise<Response>
  snapshot: typeof snapshotForRenderer
  /** Writes a sitemap file of these addresses and dates into a folder of its own. */
  writeSitemap: (folder: URL, pages: LastModifiedByPath) => Promise<void>
}

/** Loads a bundle into this process, ready to render. */
export async function openSiteBundle(folder: string, siteUrl: string): Promise<SiteBundle> {
  const app = await loadBundle(folder)
  return {
    paths: async () => {
      // Astro keeps the list of each route's pages.
      app.routeCache.clearAll()
      return await new StaticPaths(app).getAll()
    },
    render: (request, routeData) => app.render(request, { routeData }),
    snapshot: snapshotForRenderer,
    writeSitemap: await sitemapWriter(siteUrl),
  }
}

const silent = () => undefined
/* The integration sorts in this order too, slowly; sorted addresses cost it little. */
const compareAddresses = new Intl.Collator('en', { numeric: true }).compare

async function sitemapWriter(site: string): Promise<SiteBundle['writeSitemap']> {
  let dated: LastModifiedByPath = new Map()
  const hooks = createDatedSitemap((path) => dated.get(path)).hooks as Hooks
  await hooks['astro:config:done']({
    config: { site, base: '/', trailingSlash: 'never', build: { format: 'file' } },
  })
  await hooks['astro:routes:resolved']({ routes: [] })
  const fail = (reason: string) => {
    throw new Error(reason)
  }
  return async (dir, named) => {
    dated = named
    const pages = [...named.keys()]
      .sort(compareAddresses)
      .map((address) => ({ pathname: address.slice(1) }))
    await hooks['astro:build:done']({
      dir,
      pages,
      logger: { info: silent, warn: silent, error: fail },
    })
  }
}

/** Of the integration, called as Astro does at the end of a build. */
type Hooks = Record<
  'astro:config:done' | 'astro:routes:resolved' | 'astro:build:done',
  (given: object) => Promise<void> | void
>
