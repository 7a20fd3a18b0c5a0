import { basename } from 'node:path'
import type { RouteData } from 'astro'
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js'
import { findLanguage, type Language, type LanguageCode } from '#config/languages.ts'
import { getAssetsFolder, getLanguageFolder } from '#server/publishing/publisher/bundle/bundle.ts'
import { snapshotForRenderer } from '#snapshot/for-renderer.ts'
import { createDatedSitemap } from '#snapshot/dated-sitemap.ts'
import { loadBundle } from './load-bundle.ts'

/** A page or file to render; its name is the same in all languages. */
export type PathToRender = { pathname: string; route: RouteData }

/** The code that renders the pages of a language. */
export type LanguageBundle = {
  language: Language
  /** The folder of its assets. */
  assets: string
  /** All pages that are wanted now. */
  paths: () => Promise<PathToRender[]>
  render: (request: Request, route: RouteData) => Promise<Response>
  /** The route of the pages of businesses, with the paths that were known of it forgotten. */
  businessRoute: () => RouteData
}

/** Addresses with the date of their last change, where there is one. */
export type LastModifiedByPath = ReadonlyMap<string, string | undefined>

/** The code and the data that pages are rendered with; all languages use the same rows. */
export type SiteBundle = {
  /** The name of its folder, which other code or other settings do not have. */
  name: string
  languages: readonly LanguageBundle[]
  snapshot: typeof snapshotForRenderer
  /** Writes a sitemap file of these addresses and dates into a folder of its own. */
  writeSitemap: (folder: URL, pages: LastModifiedByPath) => Promise<void>
}

/** Loads the bundles of these languages into this process, ready to render. */
export async function openSiteBundle(
  folder: string,
  siteUrl: string,
  codes: readonly LanguageCode[],
): Promise<SiteBundle> {
  return {
    name: basename(folder),
    languages: await Promise.all(codes.map((code) => openLanguage(folder, code))),
    snapshot: snapshotForRenderer,
    writeSitemap: await sitemapWriter(siteUrl),
  }
}

/** As Astro names `pages/business/[slug].astro`. */
const BUSINESS_ROUTE = '/business/[slug]'

async function openLanguage(all: string, code: LanguageCode): Promise<LanguageBundle> {
  const folder = getLanguageFolder(all, code)
  const app = await loadBundle(folder)
  return {
    language: findLanguage(code),
    assets: getAssetsFolder(folder),
    paths: async () => {
      // Astro keeps the list of each route's pages.
      app.routeCache.clearAll()
      return await new StaticPaths(app).getAll()
    },
    render: (request, routeData) => app.render(request, { routeData }),
    businessRoute: () => {
      app.routeCache.clearAll()
      const routes = app.manifest.routes.map(({ routeData }) => routeData)
      return routes.find(({ route }) => route === BUSINESS_ROUTE)!
    },
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
