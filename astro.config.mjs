import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { listAppFiles } from './src/server/publishing/publisher/bundle/app-files.ts'
import { assignModulesToChunks } from './src/server/publishing/publisher/bundle/app-chunks.ts'
import {
  groupOfModule,
  weightOfScreen,
} from './src/server/publishing/publisher/bundle/app-weights.ts'
import { islandSvgSymbolsPlugin } from './scripts/imports/island-symbols.ts'
import { districtPlugin } from './scripts/imports/district.ts'
import { languagePlugin } from './scripts/imports/language.ts'
import { serviceWorkerPlugin } from './scripts/imports/service-worker.ts'
import { inlineRuntime, withoutInfiniteQueries } from './scripts/imports/smaller-bundle.ts'
import { DISTRICT_LANGUAGES } from './src/district/local.ts'
import { DEFAULT_LANGUAGES, findLanguage } from './src/config/languages.ts'
import { APP_FILES_FILENAME } from './src/snapshot/app-files.ts'
import { createDatedSitemap } from './src/snapshot/dated-sitemap.ts'

const {
  SITE_URL = 'http://localhost:4321',
  PUBLIC_API_URL,
  ZILA_API_URL,
  ZILA_BUNDLE,
  ZILA_OUT_DIR,
  ZILA_CACHE_DIR,
  ZILA_LANGUAGE = 'en',
  LANGUAGES = DEFAULT_LANGUAGES.join(),
  SERVICE_WORKER = 'on',
} = process.env

/* One bundle holds one language (`src/config/language.ts`). */
const language = findLanguage(ZILA_LANGUAGE)
const define = {
  'process.env.ZILA_LANGUAGE': JSON.stringify(language.code),
  'process.env.ZILA_PREFIX': JSON.stringify(language.prefix),
  'process.env.LANGUAGES': JSON.stringify(LANGUAGES),
  'process.env.SERVICE_WORKER': JSON.stringify(SERVICE_WORKER),
  'process.env.ZILA_MULTILINGUAL': JSON.stringify(LANGUAGES.includes(',')),
}

/* Where islands may call: the site itself, and the API when it lives at another origin. */
const apiOrigin = PUBLIC_API_URL?.startsWith('http') ? ` ${new URL(PUBLIC_API_URL).origin}` : ''

/** The styleguide exists while developing only; a production build has no such page. */
const styleguide = {
  name: 'styleguide',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev')
        injectRoute({
          pattern: '/styleguide',
          entrypoint: './src/pages/_styleguide/styleguide.astro',
        })
    },
  },
}

/**
 * `client:interaction` and `client:opened`: React is fetched when someone reaches for an island, or
 * asks it to open.
 */
const lateIslands = {
  name: 'late-islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['interaction', 'opened'])
        addClientDirective({ name, entrypoint: `./src/islands/directives/${name}.ts` })
    },
  },
}

/** React components that are no islands: drawn while building, without script. */
const staticReact = {
  name: 'static-react',
  hooks: {
    'astro:config:setup': ({ addRenderer }) =>
      addRenderer({ name: 'static-react', serverEntrypoint: './src/layouts/static-react.ts' }),
  },
}

/**
 * The code that renders pages imports the snapshot instead of bundling it. So pages, the sitemap
 * and the publisher's renderer share one copy of its modules, and with them the rows it has read.
 */
const externalSnapshot = {
  name: 'external-snapshot',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'prerender',
  resolveId: { filter: { id: /^#snapshot\// }, handler: (id) => ({ id, external: true }) },
}

/** The oldest browsers that styles are written for, and scripts. */
const STYLES_FOR = ['chrome100', 'firefox100', 'safari15.4']
/* For Safari 15 every class with fields would be written in another way: a kilobyte a page. */
const SCRIPTS_FOR = ['chrome100', 'firefox100', 'safari16.4']

/**
 * What every page runs, and what every page with cards does: one small file each instead of a chain
 * of smaller ones.
 */
const codeSplitting = {
  groups: [
    {
      name: 'page',
      test: /vite[\\/]preload-helper|config[\\/]languages?\.ts$|stores[\\/](?:token|language)\.ts$|(?:view[\\/]address|page-language)\.ts$|browser[\\/](?:base[\\/](?:dialogs|preload)|[a-z]+[\\/](?:masthead|session-links|newsletter-box|language|register-worker))\.ts$/,
      priority: 4,
    },
    {
      name: 'cards',
      test: /browser[\\/]businesses[\\/](?:hearts|open-status)\.ts$/,
      priority: 3,
    },
    // What hears a press on a business's page, some of it on others too.
    {
      name: 'presses',
      test: /browser[\\/](?:analytics[\\/](?:listing-view|send-event)|businesses[\\/]share|reviews[\\/]reviews|map[\\/]on-tap)\.ts$/,
    },
    // Likewise what islands are made of: React, the API's client, and the small parts that most of
    // them show.
    {
      name: 'react',
      test: /node_modules[\\/](?:react|react-dom|scheduler|@nanostores[\\/]react)[\\/]/,
      priority: 2,
    },
    // Every script of a form: one file, so that lists of what a form needs stay short.
    { name: 'form', test: /browser[\\/]base[\\/](?:enhance-form|notice)\.ts$|view[\\/]form\.ts$/ },
    { name: 'ky', test: /node_modules[\\/]ky[\\/]/ },
    { name: 'nanostores', test: /node_modules[\\/]nanostores[\\/]/ },
    // Named one by one: what only the signed-in app shows must not come with it.
    {
      name: 'ui',
      test: /reading[\\/]use-api-query|rules[\\/]contact-fields|src[\\/]ui[\\/](?:Button|button-class|Drawing|DrawingGroup|EmptyState|Field|Icon|IconButton|LinkButton|Picture|Select|Spinner|TextInput)\.|businesses[\\/](?:use-minute|CardSkeletons)|views[\\/]ornament[\\/]Scene\.tsx/,
    },
    // The lists with filters: their sheet on a phone, and what they show while an answer is
    // awaited.
    { name: 'sheet', test: /src[\\/]ui[\\/](?:Dialog|Loading)\.tsx$/ },
    // What every list with an address is made of.
    {
      name: 'lists',
      test: /islands[\\/](?:finder|navigation)[\\/]|reading[\\/]use-pages|directives[\\/](?:use-signal-hydration|use-remove-list-overlay)|ui[\\/](?:Checkbox|Chip|Pagination)/,
    },
    {
      name: 'card',
      test: /views[\\/]businesses[\\/](?:HeartButton|OpenStatus)|islands[\\/]businesses[\\/]use-favourites|stores[\\/]favourite(?:s|s-storage|-ids)\.ts$/,
    },
    // The Hindi of headings, on every page that is drawn in the browser.
    { name: 'headings', test: /texts[\\/]HindiHeading|i18n[\\/]hi-(?:parts|standing)/ },
    { name: 'business-cards', test: /businesses[\\/](?:BusinessCards?|Cards)\.tsx$/ },
    // What the first results need before React has come: files without React, whoever else imports
    // them.
    {
      name: 'drawn',
      test: /shared[\\/]drawings[\\/](?:drawings|image-path|scenes|category-kind)\.ts$/,
      priority: 2,
    },
    {
      name: 'words',
      test: /(?:config[\\/]routes|src[\\/]district[\\/]district|shared[\\/](?:view[\\/]paging|rules[\\/]money|text[\\/](?:plain-text|escape-html))|i18n[\\/]\w+[\\/](?:paging|list-states|names))\.ts$/,
      priority: 2,
    },
    {
      name: 'texts',
      test: /(?:shared[\\/](?:view[\\/]business-card|rules[\\/]rating)|i18n[\\/]\w+[\\/](?:businesses|singular-name))\.ts$/,
      priority: 1,
    },
    {
      name: 'classified-filters',
      test: /shared[\\/](?:view[\\/]classified-filters|rules[\\/]classifieds)\.ts$/,
      priority: 1,
    },
    // With the area codes of the district.
    {
      name: 'phone',
      test: /shared[\\/]rules[\\/]phone\.ts$|src[\\/]district[\\/]local\.ts$/,
      priority: 3,
    },
    {
      name: 'list',
      test: /(?:shared[\\/]view[\\/](?:business-(?:list|filters)|list-address)|stores[\\/]list-prefetch|i18n[\\/]\w+[\\/]map-waiting)\.ts$/,
      priority: 1,
    },
  ],
}

/* A file of the app's copy of the source. */
const OF_APP = /[?&]app$/
const PRELOAD_HELPER = '\0vite/preload-helper.js'
/* All but React, which is the same file for pages. */
const COPIED =
  /[\\/]src[\\/].*\.tsx?$|node_modules[\\/](?!(?:react|react-dom|scheduler|leaflet)[\\/]).*\.m?js$|^\0vite.preload-helper\.js$|leaflet\.css\?url$/
const APP_PAGE = /pages[\\/]fallback[\\/]app\.astro\?/
/* What the app has in place of `send-json.ts`: its first screen needs no ky. */
const SEND_LATE = /client[\\/]send-json-late\.ts/
const isOfApp = (id) =>
  OF_APP.test(id) || APP_PAGE.test(id) || /src[\\/]styles[\\/].*\.css\?/.test(id)

/**
 * The signed-in app has a copy of its own of the source that public pages use too (packages are
 * shared). So its files are cut for it alone, a few large ones instead of many small ones, and none
 * of its parts gets into the files of public pages.
 */
const appCopy = {
  name: 'app-copy',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (!importer || !(OF_APP.test(importer) || APP_PAGE.test(importer))) return
    const asked =
      source === './send-json.ts' && !SEND_LATE.test(importer) ? './send-json-late.ts' : source
    const found = await this.resolve(asked, importer, { ...options, skipSelf: true })
    if (!found || found.external || !COPIED.test(found.id)) return found
    return { ...found, id: `${found.id}${found.id.includes('?') ? '&' : '?'}app` }
  },
  async load(id) {
    if (id === `${PRELOAD_HELPER}?app`) return (await this.load({ id: PRELOAD_HELPER })).code
  },
  options: (given) => ({ ...given, preserveEntrySignatures: 'allow-extension' }),
  buildEnd() {
    const modules = new Map()
    for (const id of this.getModuleIds()) {
      const { importers, dynamicImporters, importedIds, dynamicallyImportedIds, code } =
        this.getModuleInfo(id)
      const isShared = [...importers, ...dynamicImporters].some((from) => !isOfApp(from))
      if (!isOfApp(id) || isShared) continue
      modules.set(id, {
        id,
        size: code?.length ?? 0,
        imports: importedIds,
        lazyImports: dynamicallyImportedIds,
      })
    }
    const start = [...modules.keys()].find((id) => APP_PAGE.test(id))
    appParts = start
      ? assignModulesToChunks(start, modules, weightOfScreen, groupOfModule)
      : new Map()
  },
  /* The app's page names its files (`src/app/shell/start-script.ts`). */
  generateBundle(_, bundle) {
    if (!ZILA_BUNDLE || appParts.size === 0) return
    const read = (path) => readFileSync(new URL(`./src/app/${path}`, import.meta.url), 'utf8')
    const lists = { account: read('routes.tsx'), admin: read('admin/screens.ts') }
    const files = JSON.stringify(listAppFiles(bundle, lists))
    writeFileSync(join(ZILA_BUNDLE, APP_FILES_FILENAME), files)
  },
}

/** The file of each module that the app loads late, by its id. */
let appParts = new Map()

codeSplitting.groups = [
  ...codeSplitting.groups.map((group) => ({
    ...group,
    test: (id) => !OF_APP.test(id) && group.test.test(id),
  })),
  {
    name: (id) => appParts.get(id),
    test: (id) => appParts.has(id),
    includeDependenciesRecursively: false,
  },
]

/* What these need is on its way already, or short, or wanted only when an address has been typed: a
   list of it would be longer than the script that asks for them. */
const UNLISTED =
  /(?:prefetched-list|list-prefetch|on-press|find-near|back-closes|saved-hearts|ReportDialog|api|send-files|signed-in|logout|subscribe|ClassifiedPreview)\./
/* Every page has come with `page`; hardly a file needs the runtime (`smaller-bundle.ts`). */
const ON_EVERY_PAGE = /\/(?:page|rolldown-runtime)\.[\w-]+\.js$/
/* What needs the app's entry runs in the app, which these have come with. */
const APP_ENTRY = /\/app\.astro_/
const WITH_APP =
  /\/(?:app\.astro_|(?:react|rolldown-runtime|nanostores|ky|api|session|page|ui|drawn|words|headings|QueryClientProvider|sign-out|breadcrumb)\.)/
const modulePreload = {
  resolveDependencies: (name, files) => {
    if (UNLISTED.test(name)) return []
    const isInApp = files.some((file) => APP_ENTRY.test(file))
    // The file itself is asked for in the same moment.
    return files.filter((file) => file !== name && !(isInApp ? WITH_APP : ON_EVERY_PAGE).test(file))
  },
}

/**
 * For browsers only: the code that renders pages runs on our own Node, and slower when written for
 * old browsers. A plugin, because Astro keeps nothing else of `environments.client.build`.
 */
const forBrowsers = {
  name: 'for-browsers',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client' ? { build: { target: SCRIPTS_FOR, modulePreload } } : undefined,
}

/** A few lines of ours in place of Vite's own: half a kilobyte less on every page. */
const shortPreload = {
  name: 'short-preload',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { preload as __vitePreload } from '#browser/base/preload.ts'`,
  },
}

/**
 * Libraries that import all of React at once (`import * as React`) import what they use by name. A
 * CommonJS module as one object needs 240 bytes more in the runtime, which every island loads.
 */
const reactByName = {
  name: 'react-by-name',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /node_modules[\\/](?:@tanstack|react-hook-form)[\\/]/ },
    handler: (code) => {
      const imports = code.matchAll(/^import (?:\* as )?([\w$]+) from ["']react(?:-dom)?["'];?$/gm)
      for (const [statement, all] of imports) {
        const prefix = all.replace(/\W/g, '_')
        const names = new Set()
        const uses = new RegExp(`(?<![\\w$.])${all.replace('$', '\\$')}\\.(\\w+)`, 'g')
        code = code.replace(uses, (_, name) => {
          names.add(name)
          return `${prefix}_${name}`
        })
        const named = [...names].map((name) => `${name} as ${prefix}_${name}`)
        const from = statement.slice(statement.lastIndexOf(' from '))
        code = code.replace(statement, () => `import { ${named.join(', ')} }${from}`)
      }
      return code
    },
  },
}

export default defineConfig({
  site: SITE_URL,
  output: 'static',
  outDir: ZILA_OUT_DIR ?? './dist',
  // Each build may have its own, so that two at once never write the same files.
  cacheDir: ZILA_CACHE_DIR ?? './.cache/astro',
  trailingSlash: 'never',
  // One file a page (categories/banks.html): clean addresses on any web server, and one file to
  // replace when it changes. Several at a time, so that one is rendered while others are written.
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 8 },
  // Lossless. Astro's default follows JSX and would eat spaces where Prettier breaks a line.
  compressHTML: true,
  markdown: { syntaxHighlight: false },
  prefetch: false,
  integrations: [
    staticReact,
    react(),
    // The publisher's bundler renders no page, and its renderer writes the sitemap.
    ...(ZILA_BUNDLE ? [] : [createDatedSitemap()]),
    styleguide,
    lateIslands,
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob: https:",
        `connect-src 'self'${apiOrigin}`,
        // Rich media of advertisers is a page of the API's, which may do nothing.
        `frame-src 'self'${apiOrigin} https://www.youtube-nocookie.com`,
        "object-src 'none'",
        "base-uri 'self'",
        `form-action 'self'${apiOrigin}`,
      ],
    },
  },
  vite: {
    define,
    plugins: [
      districtPlugin(),
      tailwindcss(),
      islandSvgSymbolsPlugin(),
      externalSnapshot,
      // First of those that resolve: texts of any language become part of the app's own files.
      appCopy,
      languagePlugin(language.code, language.code === 'en' && DISTRICT_LANGUAGES.includes('hi')),
      shortPreload,
      forBrowsers,
      reactByName,
      withoutInfiniteQueries,
      inlineRuntime,
      ...(language.prefix === ''
        ? [
            serviceWorkerPlugin({
              define,
              target: SCRIPTS_FOR,
              isWithdrawn: SERVICE_WORKER === 'off',
            }),
          ]
        : []),
    ],
    // While developing, islands find the API at the site's own address, as on the real server.
    server: { proxy: ZILA_API_URL ? { '/api': new URL(ZILA_API_URL).origin } : {} },
    cacheDir: ZILA_CACHE_DIR ? `${ZILA_CACHE_DIR}/vite` : './.cache/vite',
    build: { cssTarget: STYLES_FOR },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
})
