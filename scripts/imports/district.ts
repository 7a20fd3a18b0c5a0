import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * A Vite plugin: what `src/district/*.ts` read of the chosen district's folder is written into the
 * bundle as values, so that browsers and the code that renders pages get what they use of it, and
 * no code that reads files.
 */
export const districtPlugin = (root = process.cwd()) => {
  const folder = join(root, 'src/district') + sep
  return {
    name: 'district',
    enforce: 'pre' as const,
    load: async (id: string) => {
      const file = id.split('?')[0]!
      const name = file.startsWith(folder) ? file.slice(folder.length) : ''
      if (!/^[\w-]+\.ts$/.test(name)) return null
      const values = (await import(pathToFileURL(file).href)) as Record<string, unknown>
      const code = Object.entries(values)
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
        .join('\n')
      return { code, moduleSideEffects: false }
    },
  }
}
