import type { KnipConfig } from 'knip'
import { extractAstroScript } from '../imports/astro-script.ts'

const config: KnipConfig = {
  entry: [
    'scripts/*.{ts,mjs}',
    'scripts/sample/*.ts',
    'src/pages/**/*.{astro,ts}',
    // All of it is the schema.
    'src/server/kit/db/tables/index.ts',
    // Take the place of English, and of Hindi beside it, in the bundle of another language.
    'src/i18n/hi/**/*.ts',
    'src/i18n/no-companions.ts',
    // Named to Astro, to Vite, to a child process or to a thread by path, not imported.
    'src/islands/directives/*.ts',
    'src/browser/base/preload.ts',
    'src/browser/offline/worker/{main,withdrawn}.ts',
    'src/layouts/static-react.ts',
    'src/server/publishing/publisher/workers/write-site-file.ts',
    'src/server/publishing/publisher/renderer-client/follow-parent.ts',
    'src/server/publishing/publisher/renderer/process.ts',
    'src/server/publishing/publisher/on-demand/process.ts',
    'src/server/publishing/publisher/bundle/bundler.ts',
    'src/server/kit/decoder/process.ts',
    'src/server/kit/parser/process.ts',
    'src/server/**/*-job.ts',
    'tests/fixtures/parser-jobs/*.ts',
    'tests/api/setup/tell-texts.ts',
    'tests/api/setup/publishing.ts',
    'tests/languages/pseudo/pseudo.ts',
    'tests/api/setup/watching.ts',
    'tests/bench/end-with-parent.ts',
    'tests/bench/serve-api.ts',
    'tests/**/*.{test,spec}.ts',
  ],
  project: ['src/**/*.{ts,tsx,astro,css}', 'scripts/**/*.{ts,mjs}', 'tests/**/*.ts', '*.{ts,mjs}'],
  // `astro check` loads the first by name; the words of schema.org are read from the second's text;
  // the fonts are files that tests/fonts names.
  ignoreDependencies: [
    '@astrojs/check',
    'schema-dts',
    '@expo-google-fonts/noto-sans-devanagari',
    '@expo-google-fonts/noto-sans-mono',
    '@expo-google-fonts/noto-serif',
    '@expo-google-fonts/noto-serif-devanagari',
    '@expo-google-fonts/roboto',
  ],
  // Of Debian itself; where the first and the last are not, we do without. The second is of every
  // system.
  ignoreBinaries: ['prlimit', 'mkfifo', 'nginx'],
  ignoreExportsUsedInFile: true,
  paths: { '#*': ['./src/*'] },
  // Knip does not read the scripts in the markup by itself.
  compilers: { astro: extractAstroScript },
}

export default config
