import { cp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'astro'
import type { AstroPrerenderer } from 'astro'
import type { BundledApp, BundleManifest, Internals } from './bundle.ts'

/**
 * The process that bundles: an `astro build` which renders no page. What would render them, and
 * what Astro knows of each page's styles, is kept beside the assets, so that a process without any
 * bundler in it renders from then on.
 */
const folder = process.env['ZILA_BUNDLE']!
const site = join(folder, 'site')

type Default = AstroPrerenderer & { app?: BundledApp }

const keep = (own: Default): AstroPrerenderer => ({
  ...own,
  name: 'kept',
  setup: async () => {
    // Astro lays the code here for the time of the build, as the assets' folder is within the
    // project.
    const code = join(site, '.prerender')
    const entry = (await readdir(code)).find((name) => /^prerender-entry\..+\.mjs$/.test(name))
    if (!entry) throw new Error(`Astro left no prerender entry in ${code}.`)
    const { app } = (await import(pathToFileURL(join(code, entry)).href)) as { app: BundledApp }
    let internals: Internals | undefined
    const set = app.setInternals.bind(app)
    app.setInternals = (given) => set((internals = given))
    await own.setup?.()
    if (!internals)
      throw new Error('Astro no longer gives its prerenderer what it knows of the build.')
    const { scripts } = app.getSettings()
    const styles = [...internals.pagesByKeys].map(
      ([page, known]): BundleManifest['styles'][number] => [page, known.styles],
    )
    await cp(code, join(folder, 'code'), { recursive: true })
    await writeFile(
      join(folder, 'bundle.json'),
      JSON.stringify({ entry, styles, scripts } satisfies BundleManifest),
    )
  },
  getStaticPaths: async () => [],
})
;(globalThis as { [key: symbol]: unknown })[Symbol.for('zila.bundler')] = keep

await build({ logLevel: 'info' })
process.send?.({ kind: 'bundled' })
