import { copyFile, link, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PageRenderer, RenderJob } from '#server/publishing/publisher/job/render-job.ts'
import pMap from 'p-map'
import { listFileNames } from './site-writer.ts'
import { readPageKeys, type PageKeyFile, type PageKeyMaps } from './page-keys.ts'
import { withCspHashes } from './csp-hashes.ts'
import { toRenderedFile } from '#server/publishing/releases/release.ts'
import { isHashed } from '#server/publishing/releases/headers.ts'
import { PAGE_KEYS_FILE } from '#server/publishing/releases/live.ts'
import { splitLanguage } from '#config/languages.ts'
import { listPagesToRender, readKeysOfAll, type PageToRender } from './pages.ts'
import type { SiteBundle } from './site-bundle.ts'
import { createRenderSpeedEstimate } from './pace.ts'
import { findPostponable, choosePostponed } from './postpone.ts'
import { isOnDemandPage, writeOnDemand } from './write-on-demand.ts'
import { writeSitemap } from './write-sitemap.ts'

const CONCURRENCY = 8
const MADE_OF_DATA = /\.(html|xml)$/
/** Of existing pages that changed: some seconds' work. */
const MAX_PAGES = 2000
/** With more failures in one job the code is at fault, and nothing of the job may go live. */
const MAX_FAILED = 20

/**
 * Renders jobs with the code of a bundle, in each of its languages. For a job `since` a state it
 * compares the keys of all pages with those of that state: it renders pages with another key and
 * pages without any; pages whose key is missing now are gone.
 */
export function openPageRenderer(
  bundle: SiteBundle,
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
    const keys = await readKeysOfAll(bundle)
    const { touched, gone } = compare(known, keys)
    const takenDown = new Set(job.takenDown)
    const asked = new Set([...touched.keys()].filter((each) => isOnDemandPage(job, each)))
    const mayWait = new Map(
      [...touched].filter(([address]) => {
        const { path } = splitLanguage(address)
        return !asked.has(address) && !snapshot.isFixed(path) && !takenDown.has(path)
      }),
    )
    const existing = known
      ? findPostponable(mayWait, known, isFollowing ? last!.made : [])
      : { fresh: [], old: [] }
    const most = Math.min(maxPages, pace.most())
    const leading =
      since && gone.length > 0 && existing.fresh.length > most
        ? await since.linksTo(existing.fresh, new Set(gone))
        : []
    // To a renderer that was just started, all that earlier ones left is as fresh as a decision.
    const decided = new Set(since?.isUrgent ? await snapshot.ownPages(since.marks) : [])
    const postponed = choosePostponed(existing, {
      ...{ most, leavesOld: since?.isUrgent ?? false },
      must: new Set([
        ...leading.slice(0, maxPages),
        ...existing.fresh.filter((address) => decided.has(splitLanguage(address).path)),
      ]),
    })
    for (const path of postponed) touched.delete(path)
    const made = new Set(touched.keys()).difference(asked)
    const pages = await listPagesToRender(bundle, known || job.onDemand ? made : null, keys)
    if (since === null) await linkAssets(bundle, outDir, pages)
    const started = performance.now()
    const failed = await renderAll(pages, new URL(siteUrl).origin, job)
    pace.note(performance.now() - started, pages.length)
    await writeSitemap(bundle, { outDir, siteUrl, keys, pages, touched: known && made })
    const onDemand = job.onDemand
      ? await writeOnDemand(bundle, job, [...touched.keys(), ...gone])
      : undefined
    for (const path of Object.keys(failed)) touched.delete(path)
    last = {
      state: job.state,
      keys: restored(keys, known, [...Object.keys(failed), ...postponed]),
      made: keys,
    }
    const file: PageKeyFile = { keys: Object.fromEntries(touched), gone }
    await writeFile(join(dirname(outDir), PAGE_KEYS_FILE), JSON.stringify(file))
    return { gone: gone.map(toRenderedFile), failed, left: postponed.length, onDemand }
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

/**
 * Puts the bundle's files beside the pages, as hard links where possible. What another language
 * adds are files named after their content: those that are the same are there already.
 */
async function linkAssets(
  { languages }: SiteBundle,
  outDir: string,
  pages: readonly PageToRender[],
): Promise<void> {
  const there = new Set(pages.map(({ file }) => file))
  const linkOne = async (from: string, name: string) => {
    const to = join(outDir, name)
    await mkdir(dirname(to), { recursive: true })
    await link(from, to).catch(() => copyFile(from, to))
  }
  for (const { assets, language } of languages) {
    const own = (await listFileNames(assets)).filter(
      (name) =>
        !there.has(name) && !MADE_OF_DATA.test(name) && (language.prefix === '' || isHashed(name)),
    )
    for (const name of own) there.add(name)
    await pMap(own, (name) => linkOne(join(assets, name), name), { concurrency: CONCURRENCY })
  }
}

/** Returns the addresses that could not be rendered, with the reason. */
async function renderAll(
  pages: readonly PageToRender[],
  origin: string,
  { add, onBegin, onPage }: RenderJob,
) {
  const failed: Record<string, string> = {}
  onBegin(pages.filter(({ route }) => route.type === 'page').length)
  const renderOne = async (page: PageToRender) => {
    const made = await contentOf(page, origin).catch((error: unknown) => {
      failed[page.address] = error instanceof Error ? error.message : String(error)
      if (Object.keys(failed).length > MAX_FAILED) throw error
      return null
    })
    if (made === null) return
    await add(page.file, made)
    if (page.route.type === 'page') onPage()
  }
  await pMap(pages, renderOne, { concurrency: CONCURRENCY })
  return failed
}

/** Renders one page. Throws if it is not answered well. */
export async function contentOf(
  { bundle, route, path }: Pick<PageToRender, 'bundle' | 'route' | 'path'>,
  origin: string,
): Promise<Buffer> {
  // The code knows no other address than the one that all languages share.
  const url = new URL(route.type === 'page' ? toRenderedFile(path) : path.slice(1), origin)
  const response = await bundle.render(new Request(url), route)
  const content =
    route.type === 'page'
      ? Buffer.from(withCspHashes(await response.text()))
      : Buffer.from(await response.arrayBuffer())
  if (response.status !== 200 && url.pathname !== '/404.html')
    throw new Error(`It was answered ${response.status}.`)
  return content
}
