import { join } from 'node:path'
import type { LanguageCode } from '#config/languages.ts'
import type { StaticPaths } from 'astro/runtime/prerender/static-paths.js'

/** What Astro knows of a page beside its code. */
type Styled = { styles: object[] }
export type AstroInternals = {
  pagesByKeys: Map<string, Styled>
  entrySpecifierToBundleMap: Map<string, string>
}
type Script = { stage: string; content: string }

/** The application that an Astro build renders pages with, as far as it is used here. */
export type BundledApp = ConstructorParameters<typeof StaticPaths>[0] & {
  setInternals: (internals: AstroInternals) => void
  setOptions: (options: object) => void
  getSettings: () => { scripts: Script[] }
  render: (request: Request, options: object) => Promise<Response>
  routeCache: { clearAll: () => void }
}

/** Written beside the code and the assets, as `bundle.json`. */
export type BundleManifest = {
  entry: string
  styles: Array<[string, object[]]>
  scripts: Script[]
}

/** Where the bundle of a language lies in the folder of all. */
export const getLanguageFolder = (folder: string, code: LanguageCode): string => join(folder, code)

/** The assets of a bundle. */
export const getAssetsFolder = (folder: string): string => join(folder, 'site')
