import { basename } from 'node:path'

/** A file that the bundler made, as far as it is read here. */
type BundledFile = {
  type: string
  fileName: string
  code?: string
  isEntry?: boolean
  facadeModuleId?: string | null
  imports?: string[]
  moduleIds?: string[]
  viteMetadata?: { importedAssets?: Set<string> }
}

/** The addresses of files: what the app's entry needs, and beside that each of its screens. */
type AppFiles = { entry: string[]; screens: Record<string, string[]> }

/* The styles that a screen begins with; those of its parts come with these. */
const EARLY_STYLES = /\/(?:admin|listing|post-ad|tables)\.[\w-]+\.css$/

/* `dashboard: { guard: 'user', load: async () => (await import('./account/…` in a list of screens. */
const SCREEN =
  /\b(\w+): \{\s+(?:guard: '\w+',\s+)?load: async \(\) =>\s+\(await import\('\.\/([^']+)'\)/g

/**
 * The files of the app, read from a bundle and from the texts of `app/routes.tsx` and
 * `app/admin/screens.ts`: screens by their name in `config/app-paths.ts`.
 */
export function listAppFiles(
  bundle: Readonly<Record<string, BundledFile>>,
  { account, admin }: { account: string; admin: string },
): AppFiles {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const holding = (end: string) =>
    chunks.find(({ moduleIds }) => moduleIds?.some((id) => id.replace(/\?app$/, '').endsWith(end)))
  const filesOf = (...ends: string[]): Set<string> => {
    const found = new Set<string>()
    const waiting = ends.map((end) => holding(end)?.fileName)
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const file = bundle[name]
      if (!file || found.has(name)) continue
      found.add(name)
      for (const asset of file.viteMetadata?.importedAssets ?? [])
        if (EARLY_STYLES.test(asset)) found.add(asset)
      // What a plugin has made unnecessary is still among the imports.
      waiting.push(...(file.imports ?? []).filter((name) => file.code?.includes(basename(name))))
    }
    return found
  }
  const entry = filesOf('/src/app/main.tsx')
  const screens: Record<string, string[]> = {}
  const add = (name: string, files: Set<string>) =>
    (screens[name] = [...files.difference(entry)].map((file) => `/${file}`).sort())
  for (const [, name, path] of account.matchAll(SCREEN)) add(name!, filesOf(`/src/app/${path}`))
  for (const [, name, path] of admin.matchAll(SCREEN))
    add(name!, filesOf('/src/app/admin/area.ts', `/src/app/admin/${path}`))
  return { entry: [...entry].map((file) => `/${file}`), screens }
}
