import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { snapshotForRenderer } from './src/snapshot/for-renderer.ts'
import { lastmodOf } from './src/snapshot/lastmod.ts'

const { SITE_URL = 'http://localhost:4321', PUBLIC_API_URL, ZILA_API_URL, ZILA_OUT_DIR, ZILA_CACHE_DIR } = process.env

/* Where islands may call: the site itself, and the API when it lives at another origin. */
const apiOrigin = PUBLIC_API_URL?.startsWith('http') ? ` ${new URL(PUBLIC_API_URL).origin}` : ''

/** The styleguide exists while developing only; a production build has no such page. */
const styleguide = {
  name: 'styleguide',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev')
        injectRoute({ pattern: '/styleguide', entrypoint: './src/pages/_styleguide/styleguide.astro' })
    },
  },
}

/** `client:needed` and `client:opened`: an island's React is fetched when someone reaches for it, or asks it to open. */
const lateIslands = {
  name: 'late-islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['needed', 'opened'])
        addClientDirective({ name, entrypoint: `./src/islands/directives/${name}.ts` })
    },
  },
}

/**
 * The publisher's renderer keeps what renders pages, and the sitemap's writer, to render with them without bundling anew
 * (src/server/publisher/renderer); its build renders only the pages that are not made of rows. In any other build there
 * is nobody to keep them, and every page is rendered.
 */
const keeper = globalThis[Symbol.for('zila.renderer')]
if (keeper) {
  keeper.snapshot = snapshotForRenderer
  snapshotForRenderer.want(new Set())
}
const kept = {
  name: 'kept-renderer',
  hooks: {
    'astro:config:done': ({ config }) => {
      if (keeper) keeper.integrations = config.integrations
    },
    'astro:build:start': ({ setPrerenderer }) => {
      if (keeper) setPrerenderer((own) => (keeper.prerenderer = own))
    },
  },
}

/** The oldest browsers that scripts and styles are written for. */
const BROWSERS = ['chrome100', 'firefox100', 'safari15.4']

/** What every page runs, and what every page with cards does: one small file each instead of a chain of smaller ones. */
const codeSplitting = {
  groups: [
    {
      name: 'page',
      test: /vite[\\/]preload-helper|stores[\\/]token\.ts$|(?:masthead|session-links|newsletter-box)\.ts$/,
      priority: 1,
    },
    { name: 'cards', test: /components[\\/]businesses[\\/](?:hearts|open-status)\.ts$/ },
    // Likewise what islands are made of: React, the API's client, and the small parts that most of them show.
    { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
    { name: 'ky', test: /node_modules[\\/]ky[\\/]/ },
    { name: 'nanostores', test: /node_modules[\\/]nanostores[\\/]/ },
    { name: 'ui', test: /src[\\/]ui[\\/](?!Dialog|FormDialog|Trap|TextArea|Tabs|Toast)/ },
  ],
}

/** What belongs to one person, or only a mail leads to. */
const NOT_FOUND_BY_SEARCH = /^\/(fallback\/|newsletter\/|(favorites|forgot-password|reset-password|confirm-email)$)/

/** Every page that may be found, with the date of what it shows. */
const dated = sitemap({
  filter: (page) => {
    const { pathname } = new URL(page)
    return !NOT_FOUND_BY_SEARCH.test(pathname) && (keeper?.named?.has(pathname) ?? true)
  },
  serialize: async (item) => ({ ...item, lastmod: await lastmodOf(new URL(item.url).pathname) }),
})

export default defineConfig({
  site: SITE_URL,
  output: 'static',
  outDir: ZILA_OUT_DIR ?? './dist',
  // Each build may have its own, so that two at once never write the same files.
  cacheDir: ZILA_CACHE_DIR ?? './.cache/astro',
  trailingSlash: 'never',
  // One file a page (categories/banks.html): clean addresses on any web server, and one file to replace when it changes.
  // Several at a time, so that one is rendered while others are written.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 8 },
  // Lossless. Astro's default follows JSX and would eat spaces where Prettier breaks a line.
  compressHTML: true,
  markdown: { syntaxHighlight: false },
  prefetch: false,
  i18n: { locales: ['en'], defaultLocale: 'en' },
  integrations: [react(), dated, styleguide, lateIslands, kept],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: https:",
        `connect-src 'self'${apiOrigin}`,
        'frame-src https://www.youtube-nocookie.com',
        "object-src 'none'",
        "base-uri 'self'",
        `form-action 'self'${apiOrigin}`,
      ],
    },
  },
  vite: {
    plugins: [tailwindcss()],
    // While developing, islands find the API at the site's own address, as on the real server.
    server: { proxy: ZILA_API_URL ? { '/api': new URL(ZILA_API_URL).origin } : {} },
    cacheDir: ZILA_CACHE_DIR ? `${ZILA_CACHE_DIR}/vite` : './.cache/vite',
    build: { cssTarget: BROWSERS },
    // For browsers only: the code that renders pages runs on our own Node, and slower when written for old browsers.
    environments: { client: { build: { target: BROWSERS, rolldownOptions: { output: { codeSplitting } } } } },
  },
})
