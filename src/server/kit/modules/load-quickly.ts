import module, { type ResolveFnOutput } from 'node:module'

/*
 * Loaded before a program (`--import`), it takes a third of the time to load it: the server is more
 * than a thousand modules. Compiled code is kept for the next run, and each name is looked up once.
 * Node parses the package.json around a module again for every import of it, and that of
 * drizzle-orm has 180 KB.
 */
module.enableCompileCache(new URL('../../../../.cache/node', import.meta.url).pathname)

const known = new Map<string, ResolveFnOutput>()

module.registerHooks({
  resolve(name, context, next) {
    const key = toKey(name, context.parentURL, context.conditions)
    if (key === null) return next(name, context)
    let found = known.get(key)
    if (!found) {
      found = { ...next(name, context), shortCircuit: true }
      known.set(key, found)
    }
    return found
  },
})

/** What names the same module wherever it is imported; null when that depends on the importer. */
function toKey(
  name: string,
  importer: string | undefined,
  conditions: readonly string[],
): string | null {
  if (!importer || !conditions.includes('import')) return null
  if (name.startsWith('.')) return new URL(name, importer).href
  // A package may have its own version of another, and its own names with `#`.
  return name.startsWith('node:') || importer.includes('/node_modules/') ? null : name
}
