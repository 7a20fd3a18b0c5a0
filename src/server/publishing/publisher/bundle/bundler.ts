import { cp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type AstroIntegration, type AstroPrerenderer } from 'astro'
import type { BundledApp, BundleManifest, AstroInternals } from './bundle.ts'

/**
 * The bundler process: an `astro build` which renders no page. It keeps the code that would render
 * them, and what Astro knows of each page's styles, beside the assets; with these a process without
 * any bundler in it renders from then on.
 */
const folder = process.env['ZILA_BUNDLE']!
const site = join(folder, 'site')

type DefaultPrerenderer = AstroPrerenderer & { app?: BundledApp }

/** Stands in for Astro's own prerenderer: saves the code, and has no page rendered. */
const keepBundle = (own: DefaultPrerenderer): AstroPrerenderer => ({
  ...own,
  name: 'keep-bundle',
  setup: async () => {
    // Astro puts the code here during the build, since the assets' folder is within the project.
    const code = join(site, '.prerender')
    const entry = (await readdir(code)).find((name) => /^prerender-entry\..+\.mjs$/.test(name))
    if (!entry) throw new Error(`Astro left no prerender entry in ${code}.`)
    const { app } = (await import(pathToFileURL(join(code, entry)).href)) as { app: BundledApp }
    let internals: AstroInternals | undefined
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

const bundling: AstroIntegration = {
  name: 'publisher-bundler',
  hooks: { 'astro:build:start': ({ setPrerenderer }) => setPrerenderer(keepBundle) },
}

// These integrations come after those of astro.config.mjs.
await build({ logLevel: 'info', integrations: [bundling] })
process.send?.({ kind: 'bundled' })
