import type { KnipConfig } from 'knip'

/**
 * What an .astro file imports: its frontmatter, and the scripts in its markup (which knip does not
 * read by itself).
 */
function importsOfAstro(text: string): string {
  const frontmatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? ''
  const scripts = [...text.matchAll(/<script(?![^>]*is:inline)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1],
  )
  return [frontmatter, ...scripts].join('\n')
}

const config: KnipConfig = {
  entry: [
    'scripts/*.{ts,mjs}',
    'scripts/sample/*.ts',
    'src/pages/**/*.{astro,ts}',
    // Named to Astro, to a child process or to a thread by path, not imported.
    'src/islands/directives/*.ts',
    'src/server/publisher/finisher.ts',
    'src/server/publisher/renderer/follow-parent.ts',
    'src/server/publisher/renderer/process.ts',
    'src/server/publisher/renderer/bundler.ts',
    'src/server/decoder/process.ts',
    'tests/api/setup/publishing.ts',
    'tests/api/setup/watching.ts',
    'tests/bench/end-with-parent.ts',
    'tests/bench/serve-api.ts',
    'tests/**/*.{test,spec}.ts',
  ],
  project: ['src/**/*.{ts,tsx,astro,css}', 'scripts/**/*.{ts,mjs}', 'tests/**/*.ts', '*.{ts,mjs}'],
  // `astro check` loads the first by name; the words of schema.org are read from the second's text.
  ignoreDependencies: ['@astrojs/check', 'schema-dts'],
  // Of Debian itself; where the first and the last are not, we do without. The second is of every
  // system.
  ignoreBinaries: ['prlimit', 'mkfifo', 'nginx'],
  ignoreExportsUsedInFile: true,
  paths: { '#*': ['./src/*'] },
  compilers: { astro: importsOfAstro },
}

export default config
