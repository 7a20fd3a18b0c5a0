import { availableParallelism } from 'node:os'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { districtPlugin } from './scripts/imports/district.ts'
import { languagePlugin } from './scripts/imports/language.ts'
import { BROWSER_PROCESS_ENV, findBrowser } from './scripts/run/browser.ts'
import LongestFirst from './scripts/run/longest-first.ts'
import SlowestFilesReporter from './scripts/run/slowest-vitest.ts'
import { answerUploads } from './tests/component/setup/answer-uploads.ts'
import { pseudoLanguagePlugin } from './tests/languages/pseudo/plugin.ts'

/**
 * Files share their modules: loading them anew for each took a third of the time. `clean-state.ts`
 * fails a file that leaves anything behind. By default there is one worker fewer than cores.
 */
const SHARED = {
  isolate: false,
  setupFiles: ['tests/setup/clean-state.ts'],
  maxWorkers: Math.max(2, availableParallelism() - 1),
}

/** Tests of a site in several languages say so; the others are quicker in one. */
const ONE_LANGUAGE = { LANGUAGES: 'en' }

/**
 * Tests run on a district that exists in tests alone, but for those of the default one. Bundled
 * code gets what this process reads of it (`districtPlugin`).
 */
process.env['DISTRICT'] = 'tests/fixtures/district'
const PALAMU = { ...ONE_LANGUAGE, DISTRICT: 'palamu' }

/** The API on a real Postgres: one embedded cluster for the files of a project. */
const ON_POSTGRES = {
  environment: 'node' as const,
  ...SHARED,
  // Files that start processes wait for them more than they work.
  maxWorkers: availableParallelism() + 1,
  globalSetup: ['tests/api/setup/cluster.ts'],
  // Only for what hangs: no test asserts a time.
  testTimeout: 300_000,
  hookTimeout: 300_000,
}

/** Packages of the screens: what Vite finds while a test runs would be loaded beside another React. */
const USED_BY_SCREENS = [
  ...['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'vitest-browser-react'],
  'vitest-browser-react/pure',
  ...['@tanstack/react-query', '@nanostores/react', 'nanostores', 'react-hook-form', 'zod', 'ky'],
  ...['@simplewebauthn/browser', 'jwt-decode', 'uqr', 'tus-js-client', 'leaflet', 'node-diff3'],
  ...['model', 'state', 'view', 'tables', 'schema-list', 'history', 'commands', 'keymap'].map(
    (name) => `prosemirror-${name}`,
  ),
  ...['prosemirror-inputrules', 'prosemirror-gapcursor', 'unified', 'remark-parse', 'remark-gfm'],
  ...['mdast-util-to-markdown', 'mdast-util-gfm', 'unist-util-visit'],
]

/**
 * The languages that screens are rendered in, and how their texts come in. With the pseudo-language
 * come the styles, as it shows which boxes are too small.
 */
const SCREEN_LANGUAGES = {
  hi: [languagePlugin('hi')],
  pseudo: [pseudoLanguagePlugin(), tailwindcss()],
}

/** Chromium at the width of a phone; Vitest writes into what it is given, so each project has its own. */
const createBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      env: BROWSER_PROCESS_ENV,
      args: ['--no-sandbox', '--disable-gpu'],
    },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 360, height: 740 } }],
})

/**
 * Pure rules, and the API on a real Postgres; what the folder of Palamu holds, and what the API
 * finds in it; React's primitives and what else needs a browser but no site; and screens in another
 * language than English, which need its texts in their imports.
 */
export default defineConfig({
  test: {
    reporters: ['default', new SlowestFilesReporter()],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          env: ONE_LANGUAGE,
          ...SHARED,
          // No test asserts a time; on a busy machine the longest take many times as long.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'palamu',
          include: ['tests/palamu/**/*.test.ts'],
          environment: 'node',
          env: PALAMU,
          ...SHARED,
          testTimeout: 60_000,
        },
      },
      {
        plugins: [districtPlugin(), answerUploads],
        // As the bundler writes it in.
        define: {
          'process.env.ZILA_LANGUAGE': '"en"',
          'process.env.ZILA_PREFIX': '""',
          'process.env.LANGUAGES': '"en"',
        },
        // Found beforehand: what Vite finds while a test runs makes it load the page again.
        optimizeDeps: {
          include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'vitest-browser-react'],
        },
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          // Beside the browser suite a screen may take longer than the second that is usual.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          browser: createBrowser(),
        },
      },
      ...Object.entries(SCREEN_LANGUAGES).map(([language, plugins]) => ({
        plugins: [districtPlugin(), ...plugins],
        define: {
          'process.env.ZILA_LANGUAGE': JSON.stringify(language === 'pseudo' ? 'en' : language),
          'process.env.SCREEN_LANGUAGE': JSON.stringify(language),
        },
        optimizeDeps: {
          include: USED_BY_SCREENS,
        },
        test: {
          name: `screens-${language}`,
          include: ['tests/languages/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          browser: createBrowser(),
        },
      })),
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          env: ONE_LANGUAGE,
          ...ON_POSTGRES,
        },
      },
      {
        test: {
          name: 'palamu-api',
          include: ['tests/palamu-api/**/*.test.ts'],
          env: PALAMU,
          ...ON_POSTGRES,
        },
      },
    ],
  },
})
