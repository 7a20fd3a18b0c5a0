import type { AstroIntegration, AstroPrerenderer, RouteData } from 'astro'

/** A page or file to render. */
export type PathToRender = { pathname: string; route: RouteData }

/** Astro's own prerenderer: it keeps the application it has loaded, and with it the list of paths of each route. */
type KeptPrerenderer = Omit<AstroPrerenderer, 'getStaticPaths'> & {
  getStaticPaths: () => Promise<PathToRender[]>
  app: { routeCache: { clearAll: () => void } }
}

/** What `astro.config.mjs` leaves of a build, to render with again. */
export type Kept = {
  prerenderer?: KeptPrerenderer
  integrations?: AstroIntegration[]
  /** Gives up what was read of the district and made from it. */
  forget: () => void
}

/** Puts the keeper where the configuration looks for it. */
export function keepOnGlobal(): Kept {
  const shared = globalThis as { [key: symbol]: unknown }
  const kept: Kept = {
    forget: () => {
      kept.prerenderer?.app.routeCache.clearAll()
      for (const forget of shared[Symbol.for('zila.forget')] as Set<() => void>) forget()
    },
  }
  shared[Symbol.for('zila.renderer')] = kept
  return kept
}
