import { copyFile, link, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BuildJob } from '#server/publisher/builder.ts'
import { inParallel } from '#server/publisher/in-parallel.ts'
import { namesBelow } from '#server/publisher/inventory.ts'
import { readKeys } from '#server/publisher/keys.ts'
import type { KeyFile, KeyParts } from '#server/publisher/keys.ts'
import { renderedFile } from '#server/releases/release.ts'
import type { Kept, PathToRender } from './keeper.ts'
import type { Rendered } from './messages.ts'
import { postponedOf } from './postpone.ts'
import { writeSitemap } from './write-sitemap.ts'

const AT_ONCE = 8
const MADE_OF_DATA = /\.(html|xml)$/
/** Of pages that are there already but show something else now: some seconds' work. */
const MOST_AT_ONCE = 2000
/**
 * Of the pages of an order, more failures than these are the code's fault, and nothing of it may go
 * live.
 */
const MOST_FAILED = 20

/**
 * Renders orders with what a bundle holds. For an order `since` a state it compares the keys of all
 * pages with those of that state: what differs is rendered, with pages that never had a key; what
 * has no key any more went.
 */
export function openRendering(
  kept: Kept,
  assets: string,
  siteUrl: string,
  mostAtOnce = MOST_AT_ONCE,
) {
  const { snapshot } = kept
  let isFresh = true
  /**
   * The keys of a state, and of which the rows in memory are; `made` are those of the rows,
   * whatever of it is live.
   */
  let last: { state: string; keys: KeyParts; made: KeyParts } | null = null

  return async (order: BuildJob): Promise<Rendered> => {
    const { since, outDir } = order
    const isFollowing = since !== null && last?.state === since.state
    const known =
      since === null ? null : isFollowing ? last!.keys : [await readKeys(since.keyFiles)]
    // The first order reads the rows anyway; who does not follow its own last state reads all of
    // them again.
    if (!isFresh) await snapshot.bringUpToDate(isFollowing ? since.marks : null)
    isFresh = false
    const keys = await snapshot.keys()
    const { touched, gone } = compare(known, keys)
    const mayWait = new Map([...touched].filter(([path]) => !snapshot.isFixed(path)))
    const postponed = known
      ? postponedOf(mayWait, known, isFollowing ? last!.made : [], mostAtOnce)
      : []
    for (const path of postponed) touched.delete(path)
    const wanted = known && new Set(touched.keys())
    snapshot.want(wanted)
    const paths = (await kept.paths()).filter((path) => isWanted(addressOf(path), wanted, keys))
    if (since === null) await layAssets(assets, outDir, paths)
    const failed = await renderAll(kept, paths, new URL(siteUrl).origin, order)
    await writeSitemap(kept, { outDir, siteUrl, keys, paths, touched: wanted })
    for (const path of Object.keys(failed)) touched.delete(path)
    last = {
      state: order.state,
      keys: restored(keys, known, [...Object.keys(failed), ...postponed]),
      made: keys,
    }
    const file: KeyFile = { keys: Object.fromEntries(touched), gone }
    await writeFile(join(dirname(outDir), 'keys.json'), JSON.stringify(file))
    return { gone: gone.map(renderedFile), failed, left: postponed.length }
  }
}

/**
 * The pages that are new or different with their keys, and those that went. Parts that are the same
 * need no look.
 */
function compare(
  known: KeyParts | null,
  keys: KeyParts,
): { touched: Map<string, string>; gone: string[] } {
  const before = merged(without(known ?? [], keys))
  const now = merged(without(keys, known ?? []))
  const touched = new Map([...now].filter(([path, key]) => before.get(path) !== key))
  return { touched, gone: [...before.keys()].filter((path) => !now.has(path)) }
}

const merged = (parts: KeyParts) => new Map(parts.flatMap((part) => [...part]))

function without(parts: KeyParts, others: KeyParts): KeyParts {
  const same = new Set(others)
  return parts.filter((part) => !same.has(part))
}

/** Pages that failed or were postponed are as they were: the next order takes them up again. */
function restored(keys: KeyParts, known: KeyParts | null, unmade: readonly string[]): KeyParts {
  if (unmade.length === 0) return keys
  const [now, before] = [merged(keys), merged(known ?? [])]
  for (const path of unmade) {
    const key = before.get(path)
    if (key === undefined) now.delete(path)
    else now.set(path, key)
  }
  return [now]
}

/**
 * Lays the bundle's files beside the pages, as hard links where they can be: nobody ever writes
 * into a published file.
 */
async function layAssets(
  own: string,
  outDir: string,
  paths: readonly PathToRender[],
): Promise<void> {
  const rendered = new Set(paths.map(fileOf))
  const assets = (await namesBelow(own)).filter(
    (name) => !rendered.has(name) && !MADE_OF_DATA.test(name),
  )
  await inParallel(assets, AT_ONCE, async (name) => {
    await mkdir(dirname(join(outDir, name)), { recursive: true })
    const [from, to] = [join(own, name), join(outDir, name)]
    await link(from, to).catch(() => copyFile(from, to))
  })
}

/** Fixed pages are among the paths whether wanted or not; one without a key always is. */
const isWanted = (address: string, wanted: ReadonlySet<string> | null, keys: KeyParts): boolean =>
  wanted === null || wanted.has(address) || !keys.some((part) => part.has(address))

/** Answers the addresses that could not be rendered, with the reason. */
async function renderAll(
  kept: Kept,
  paths: readonly PathToRender[],
  origin: string,
  { add, onBegin, onPage }: BuildJob,
) {
  const failed: Record<string, string> = {}
  onBegin(paths.filter(({ route }) => route.type === 'page').length)
  await inParallel(paths, AT_ONCE, async (path) => {
    const file = fileOf(path)
    const made = await contentOf(kept, path, new URL(file, origin)).catch((error: unknown) => {
      failed[addressOf(path)] = error instanceof Error ? error.message : String(error)
      if (Object.keys(failed).length > MOST_FAILED) throw error
      return null
    })
    if (made === null) return
    await add(file, made)
    if (path.route.type === 'page') onPage()
  })
  return failed
}

async function contentOf(kept: Kept, { route }: PathToRender, url: URL): Promise<Buffer> {
  const response = await kept.render(new Request(url), route)
  const content = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200 && url.pathname !== '/404.html')
    throw new Error(`It was answered ${response.status}.`)
  return content
}

const addressOf = ({ pathname }: PathToRender): string => `/${pathname.replace(/^\//, '')}`

/** One file a page, as `build.format` says; an endpoint's path names its file. */
function fileOf(path: PathToRender): string {
  const address = addressOf(path)
  return path.route.type === 'page' ? renderedFile(address) : address.slice(1)
}
