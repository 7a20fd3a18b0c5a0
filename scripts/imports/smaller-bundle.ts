import type { Plugin } from 'vite'

/* What the bundler's runtime does, shorter, by the name in its code. */
const RUNTIME: Readonly<Record<string, string>> = {
  __exportAll: `(all) => {
    for (const name in all)
      Object.defineProperty(all, name, { get: all[name], enumerable: true })
    return all
  }`,
  __commonJSMin: `(run, module) => () => {
    if (!module) run((module = { exports: {} }).exports, module)
    return module.exports
  }`,
}
const IMPORT = /^import \{ ([^}]+) \} from "\.\/rolldown-runtime\.[^"]*";$/m

/**
 * The bundler keeps a few lines for its files in a file of its own: a request more wherever React
 * is needed. Files that need a line of it get that line.
 */
export const inlineRuntime: Plugin = {
  name: 'inline-runtime',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk: (code: string) =>
    code.replace(IMPORT, (whole, list: string) => {
      const names = list.split(', ').map((one) => one.split(' as ')[1]!)
      if (names.some((name) => !(name in RUNTIME))) return whole
      return names.map((name) => `const ${name} = ${RUNTIME[name]};`).join('\n')
    }),
}

const LEFT_OUT = `
  const missing = () => { throw new Error('Infinite queries are left out (smaller-bundle.ts).') }
  export { missing as infiniteQueryBehavior, missing as hasNextPage, missing as hasPreviousPage }`

/**
 * Any query of TanStack brings what only infinite queries need, half a kilobyte for everybody who
 * opens the app. No screen has such a query.
 */
export const withoutInfiniteQueries: Plugin = {
  name: 'without-infinite-queries',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js/ },
    handler: () => LEFT_OUT,
  },
}
