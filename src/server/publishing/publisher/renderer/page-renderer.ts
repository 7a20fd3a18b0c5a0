import { copyFile, link, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PageRenderer, RenderJob } from '#server/publishing/publisher/job/render-job.ts'
import pMap from 'p-map'
import { listFileNames } from './site-writer.ts'
import { readPageKeys, type PageKeyFile, type PageKeyMaps } from './page-keys.ts'
import { withCspHashes } from './csp-hashes.ts'
import { toRenderedFile } from '#server/publishing/releases/release.ts'
import type { SiteBundle, PathToRender } from './site-bundle.ts'
import { createRenderSpeedEstimate } from './pace.ts'
import { findPostponable, choosePostponed } from './postpone.ts'
import { writeSitemap } from './write-sitemap.ts'

const CONCURRENCY = 8
const MADE_OF_DATA = /\.(html|xml)$/
/** Of existing pages that changed: some seconds' work. */
const MAX_PAGES = 2000
/** With more failures in one job the code is at fault, and nothing of the job may go live. */
const MAX_FAILED = 20

/**
 * Renders jobs with the code of a bundle. For a job `since` a state it compares the keys of all
 * pages with those of that state: it renders pages with another key and pages without any; pages
 * whose key is missing now are gone.
 */
export function openPageRenderer(
  bundle: SiteBundle,
  assets: string,
  siteUrl: string,
  maxPages = MAX_PAGES,
): PageRenderer {
  const { snapshot } = bundle
  let isFresh = true
  const pace = createRenderSpeedEstimate()
  /**
   * The state that the rows in memory belong to, with the keys of its pages; `made` are the keys
   * that the rows give, also of pages that failed or wait.
   */
  let last: { state: string; keys: PageKeyMaps; made: PageKeyMaps } | null = null

  return async (job) => {
    const { since, outDir } = job
    const isFollowing = since !== null && last?.state === since.state
    const known =
      since === null ? null : isFollowing ? last!.keys : [await readPageKeys(since.keyFiles)]
    // The first job reads the rows anyway. A job that does not follow the last state reads all
    // rows again.
    if (!isFresh || (since?.waiting.length ?? 0) > 0)
      await snapshot.bringUpToDate(isFollowing ? since.marks : null, since?.waiting, (address) =>
        (known ?? []).some((part) => part.has(address)),
      )
    isFresh = false
    const keys = await snapshot.keys()
    const { touched, gone } = compare(known, keys)
    const takenDown = new Set(job.takenDown)
    const mayWait = new Map(
      [...touched].filter(([path]) => !snapshot.isFixed(path) && !takenDown.has(path)),
    )
    const existing = known
      ? findPostponable(mayWait, known, isFollowing ? last!.made : [])
      : { fresh: [], old: [] }
    const most = Math.min(maxPages, pace.most())
    const leading =
      since && gone.length > 0 && existing.fresh.length > most
        ? await since.linksTo(existing.fresh, new Set(gone))
        : []
    const postponed = choosePostponed(existing, {
      ...{ most, leavesOld: since?.isUrgent ?? false },
      must: new Set(leading.slice(0, maxPages)),
    })
    for (const path of postponed) touched.delete(path)
    const wanted = known && new Set(touched.keys())
    snapshot.want(wanted)
    const paths = (await bundle.paths()).filter((path) => isWanted(getPageUrl(path), wanted, keys))
    if (since === null) await linkAssets(assets, outDir, paths)
    const started = performance.now()
    const failed = await renderAll(bundle, paths, new URL(siteUrl).origin, job)
    pace.note(performance.now() - started, paths.length)
    await writeSitemap(bundle, { outDir, siteUrl, keys, paths, touched: wanted })
    for (const path of Object.keys(failed)) touched.delete(path)
    last = {
      state: job.state,
      keys: restored(keys, known, [...Object.keys(failed), ...postponed]),
      made: keys,
    }
    const file: PageKeyFile = { keys: Object.fromEntries(touched), gone }
    await writeFile(join(dirname(outDir), 'keys.json'), JSON.stringify(file))
    return { gone: gone.map(toRenderedFile), failed, left: postponed.length }
  }
}

/** The keys of new and of changed pages, and the pages that are gone; skips unchanged parts. */
function compare(
  known: PageKeyMaps | null,
  keys: PageKeyMaps,
): { touched: Map<string, string>; gone: string[] } {
  const before = merged(without(known ?? [], keys))
  const now = merged(without(keys, known ?? []))
  const touched = new Map([...now].filter(([path, key]) => before.get(path) !== key))
  return { touched, gone: [...before.keys()].filter((path) => !now.has(path)) }
}

const merged = (parts: PageKeyMaps) => new Map(parts.flatMap((part) => [...part]))

function without(parts: PageKeyMaps, others: PageKeyMaps): PageKeyMaps {
  const same = new Set(others)
  return parts.filter((part) => !same.has(part))
}

/** Pages that failed or wait keep their old key, so that the next job renders them. */
function restored(
  keys: PageKeyMaps,
  known: PageKeyMaps | null,
  unmade: readonly string[],
): PageKeyMaps {
  if (unmade.length === 0) return keys
  const [now, before] = [merged(keys), merged(known ?? [])]
  for (const path of unmade) {
    const key = before.get(path)
    if (key === undefined) now.delete(path)
    else now.set(path, key)
  }
  return [now]
}

/** Puts the bundle's files beside the pages, as hard links where possible. */
async function linkAssets(
  own: string,
  outDir: string,
  paths: readonly PathToRender[],
): Promise<void> {
  const rendered = new Set(paths.map(fileOf))
  const assets = (await listFileNames(own)).filter(
    (name) => !rendered.has(name) && !MADE_OF_DATA.test(name),
  )
  const linkOne = async (name: string) => {
    await mkdir(dirname(join(outDir, name)), { recursive: true })
    const [from, to] = [join(own, name), join(outDir, name)]
    await link(from, to).catch(() => copyFile(from, to))
  }
  await pMap(assets, linkOne, { concurrency: CONCURRENCY })
}

/** The paths hold all fixed pages; those that are not wanted are left out, if they have a key. */
const isWanted = (
  address: string,
  wanted: ReadonlySet<string> | null,
  keys: PageKeyMaps,
): boolean => wanted === null || wanted.has(address) || !keys.some((part) => part.has(address))

/** Returns the addresses that could not be rendered, with the reason. */
async function renderAll(
  bundle: SiteBundle,
  paths: readonly PathToRender[],
  origin: string,
  { add, onBegin, onPage }: RenderJob,
) {
  const failed: Record<string, string> = {}
  onBegin(paths.filter(({ route }) => route.type === 'page').length)
  const renderOne = async (path: PathToRender) => {
    const file = fileOf(path)
    const made = await contentOf(bundle, path, new URL(file, origin)).catch((error: unknown) => {
      failed[getPageUrl(path)] = error instanceof Error ? error.message : String(error)
      if (Object.keys(failed).length > MAX_FAILED) throw error
      return null
    })
    if (made === null) return
    await add(file, made)
    if (path.route.type === 'page') onPage()
  }
  await pMap(paths, renderOne, { concurrency: CONCURRENCY })
  return failed
}

async function contentOf(bundle: SiteBundle, { route }: PathToRender, url: URL): Promise<Buffer> {
  const response = await bundle.render(new Request(url), route)
  const content =
    route.type === 'page'
      ? Buffer.from(withCspHashes(await response.text()))
      : Buffer.from(await response.arrayBuffer())
  if (response.status !== 200 && url.pathname !== '/404.html')
    throw new Error(`It was answered ${response.status}.`)
  return content
}

const getPageUrl = ({ pathname }: PathToRender): string => `/${pathname.replace(/^\//, '')}`

/** One file a page, as `build.format` says; an endpoint's path names its file. */
function fileOf(path: PathToRender): string {
  const address = getPageUrl(path)
  return path.route.type === 'page' ? toRenderedFile(address) : address.slice(1)
}
