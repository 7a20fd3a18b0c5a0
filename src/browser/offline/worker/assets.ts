const ASSET = /\/_astro\/[\w.-]+\.(?:js|css)/g
/* Minified: `from"./x.js"` and `import"./x.js"`, but not `import("./x.js")`. */
const STATIC_IMPORT = /(?:from|import)"\.\/([\w.-]+\.js)"/g

/** The code and styles that a page names. */
export const listNamedAssets = (html: string): string[] => html.match(ASSET) ?? []

/** Puts files and what they import into a cache, and answers the names of all of them. */
export async function keepAssets(cache: Cache, paths: readonly string[]): Promise<Set<string>> {
  const done = new Set<string>()
  const waiting = [...paths]
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (done.has(path)) continue
    done.add(path)
    if (!(await cache.match(path))) await cache.add(path)
    if (!path.endsWith('.js')) continue
    const code = (await (await cache.match(path))?.text()) ?? ''
    for (const [, name] of code.matchAll(STATIC_IMPORT)) waiting.push(`/_astro/${name}`)
  }
  return done
}

/**
 * Puts a page into a cache of its own, with the code and styles that it names. The page goes in
 * last, so that one that is there has all it needs; then what it does not need leaves.
 */
export async function keepWhole(
  cache: Cache,
  path: string,
  { html, page }: { html: string; page: Response },
): Promise<void> {
  const needed = await keepAssets(cache, listNamedAssets(html))
  await cache.put(path, page)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname !== path && !needed.has(pathname)) await cache.delete(pathname)
  }
}
