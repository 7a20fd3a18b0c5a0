import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

export type Weight = { html: number; css: number; inlineScript: number; scripts: number }

const compressed = (content: string | Buffer): number =>
  content.length === 0
    ? 0
    : brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

/**
 * What a page of a built site costs, in bytes after brotli: its HTML, the CSS and scripts it names,
 * its inline scripts.
 */
export async function weighPage(site: string, file: string): Promise<Weight> {
  const html = await readFile(join(site, file), 'utf8')
  const inline = [
    ...html.matchAll(
      /<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ]
  const styles = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  )
  const inlineStyles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    (match) => match[1] ?? '',
  )
  const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map((match) => match[1] ?? '')
  const sizeOf = async (paths: string[]): Promise<number> => {
    const sizes = await Promise.all(
      paths.map(async (path) =>
        compressed(await readFile(join(site, new URL(path, 'http://x').pathname))),
      ),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  return {
    html: compressed(html),
    css: (await sizeOf(styles)) + compressed(inlineStyles.join('')),
    inlineScript: compressed(inline.map((match) => match[1] ?? '').join('\n')),
    scripts: await sizeOf(scripts),
  }
}

const named = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1]!)

type Measure = (site: string, script: string) => Promise<number>

/** Most pages load the same scripts. */
const weighed = new Map<string, Promise<number>>()

const byQuality9: Measure = (site, script) => {
  const path = join(site, '_astro', script)
  const known = weighed.get(path) ?? readFile(path).then(compressed)
  weighed.set(path, known)
  return known
}

/** The copy that a release sends to every browser, compressed once with all effort. */
const asSent: Measure = async (site, script) =>
  (await stat(join(site, '_astro', `${script}.br`)).catch(() => stat(join(site, '_astro', script))))
    .size

/** The scripts and their static imports, without what they may load later. */
async function withImports(
  site: string,
  scripts: readonly string[],
  measure: Measure,
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  const waiting = [...scripts]
  for (let script = waiting.pop(); script !== undefined; script = waiting.pop()) {
    if (sizes.has(script)) continue
    sizes.set(script, await measure(site, script))
    const text = await readFile(join(site, '_astro', script), 'utf8')
    waiting.push(...named(text, /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
  }
  return sizes
}

/**
 * Libraries, each in a file of its own (astro.config.mjs): the same for every island, and
 * downloaded once.
 */
const LIBRARY = /^(?:react|ky|nanostores)\./

/**
 * What a page's islands download when they hydrate, in bytes after brotli: our own code, without
 * libraries and without what the page has loaded before.
 */
export async function weighIslands(site: string, file: string): Promise<number> {
  const html = await readFile(join(site, file), 'utf8')
  const islands = named(html, /component-url="\/_astro\/([^"]+)"/g)
  const loaded = [
    ...named(html, /renderer-url="\/_astro\/([^"]+)"/g),
    ...named(html, /<script[^>]+src="\/_astro\/([^"]+)"/g),
  ]
  const before = await withImports(site, loaded, byQuality9)
  const own = [...(await withImports(site, islands, byQuality9))].filter(
    ([script]) => !before.has(script) && !LIBRARY.test(script),
  )
  return own.reduce((sum, [, size]) => sum + size, 0)
}

/**
 * What the administrators' area costs beside the app's shell, in bytes as they are sent: its frame,
 * what each of its screens loads beside both, by the name of its file, and what the rich writing of
 * posts loads beside its screen.
 */
export async function weighAdmin(
  site: string,
): Promise<{ frame: number; screens: Map<string, number>; rich: number }> {
  const { shell, later } = await appShell(site)
  const frameFiles = later.filter((name) => /^area\./.test(name))
  const frame = await withImports(site, frameFiles, asSent)
  const own = [...frame].filter(([script]) => !shell.has(script))
  const screens = new Map<string, number>()
  let rich = 0
  for (const screen of await fetchedLater(
    site,
    own.map(([script]) => script),
  )) {
    const all = await withImports(site, [screen], asSent)
    const alone = [...all].filter(([script]) => !shell.has(script) && !frame.has(script))
    screens.set(screen.split('.')[0]!, sum(alone.map(([, size]) => size)))
    const richFile = (await fetchedLater(site, [...all.keys()])).find((name) =>
      /^RichTextEditor\./.test(name),
    )
    if (!richFile) continue
    const more = await withImports(site, [richFile], asSent)
    const isNew = (script: string) => !shell.has(script) && !frame.has(script) && !all.has(script)
    rich = sum([...more].filter(([script]) => isNew(script)).map(([, size]) => size))
  }
  return { frame: sum(own.map(([, size]) => size)), screens, rich }
}

/**
 * What an advertisement costs when its slot on a page comes near, in bytes as they are sent: its
 * script with what that imports beside the page's own, and how it looks.
 */
export async function weighAd(site: string, file: string): Promise<number> {
  const names = await readdir(join(site, '_astro'))
  const styles = names.filter((name) => /^ad-shown\..*\.css$/.test(name))
  const html = await readFile(join(site, file), 'utf8')
  const loaded = named(html, /<script[^>]+src="\/_astro\/([^"]+)"/g)
  const before = await withImports(site, loaded, asSent)
  const scripts = await Promise.all(
    names
      .filter((name) => /^show-ad\..*\.js$/.test(name))
      .map((script) => withImports(site, [script], asSent)),
  )
  // Of the page's language: it imports what the page has loaded.
  const ofPage = scripts.filter((all) => [...all.keys()].some((name) => before.has(name)))
  if (ofPage.length !== 1 || styles.length !== 1) throw new Error('An advertisement has two files.')
  const own = [...ofPage[0]!].filter(([name]) => !before.has(name))
  return sum([...own.map(([, size]) => size), await asSent(site, styles[0]!)])
}

/** What the app's page loads before any screen, and the files that it may load later. */
async function appShell(site: string) {
  const html = await readFile(join(site, 'fallback', 'app.html'), 'utf8')
  const own = named(html, /<script[^>]+src="\/_astro\/([^"]+)"/g)
  const shell = await withImports(site, own, asSent)
  return { shell, later: await fetchedLater(site, [...shell.keys()]) }
}

async function fetchedLater(site: string, scripts: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(
    scripts.map((script) => readFile(join(site, '_astro', script), 'utf8')),
  )
  return texts.flatMap((text) => named(text, /\bimport\(["'`]\.\/([^"'`]+\.js)["'`]\)/g))
}

/** The names of the account's screens, as the router fetches them. */
/* Those of helpers are one file. */
const screenNames = async (): Promise<string[]> => [
  ...named(
    await readFile('src/app/routes.tsx', 'utf8'),
    /\bimport\('\.\/account\/[\w/]+\/(\w+)\.tsx'\)/g,
  ),
  'helper-area',
]

/**
 * What the signed-in app costs in scripts, in bytes as they are sent: what its shell loads before
 * any screen, and what each of the screens loads beside that, by the name of its file. Throws for a
 * screen that is no download of its own.
 */
export async function weighApp(
  site: string,
): Promise<{ shell: number; screens: Map<string, number> }> {
  const { shell, later } = await appShell(site)
  const screens = new Map<string, number>()
  for (const name of await screenNames()) {
    const script = later.find((file) => file.startsWith(`${name}.`))
    if (!script) throw new Error(`${name} is in no script of its own.`)
    const all = await withImports(site, [script], asSent)
    const own = [...all].filter(([script]) => !shell.has(script)).map(([, size]) => size)
    screens.set(name, sum(own))
  }
  return { shell: sum([...shell.values()]), screens }
}

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0)
