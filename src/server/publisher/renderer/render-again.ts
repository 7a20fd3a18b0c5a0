import { link, mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AstroIntegration } from 'astro'
import { inParallel } from '#server/publisher/in-parallel.ts'
import { namesBelow } from '#server/publisher/inventory.ts'
import type { Kept, PathToRender } from './keeper.ts'

const AT_ONCE = 8
const MADE_OF_DATA = /\.html$|^sitemap-.*\.xml$/

/** Hands a finished build's files on: the pages themselves, and links to the assets, which are needed again. */
export async function handOver(own: string, outDir: string): Promise<void> {
  await inParallel(await namesBelow(own), AT_ONCE, async (name) => {
    await (MADE_OF_DATA.test(name) ? moveFile(own, outDir, name) : layFile(own, outDir, name))
  })
}

/** Renders every page and file of the routes, and the sitemap, and lays the kept assets beside them: as a build would. */
export async function renderAgain(kept: Kept, own: string, outDir: string, onPage: () => void): Promise<void> {
  const paths = await kept.prerenderer!.getStaticPaths()
  const origin = new URL(process.env['SITE_URL']!).origin
  const rendered = new Set(paths.map(fileOf))
  const assets = (await namesBelow(own)).filter((name) => !rendered.has(name))
  await inParallel(assets, AT_ONCE, (name) => layFile(own, outDir, name))
  await inParallel(paths, AT_ONCE, async (path) => {
    const file = fileOf(path)
    const answer = await kept.prerenderer!.render(new Request(new URL(file, origin)), { routeData: path.route })
    const response = answer instanceof Response ? answer : answer.response
    if (response.status !== 200 && file !== '404.html') throw new Error(`${file} was answered ${response.status}`)
    await mkdir(dirname(join(outDir, file)), { recursive: true })
    await writeFile(join(outDir, file), Buffer.from(await response.arrayBuffer()))
    if (path.route.type === 'page') onPage()
  })
  await writeSitemap(kept.integrations ?? [], outDir, paths)
}

async function moveFile(from: string, to: string, name: string): Promise<void> {
  await mkdir(dirname(join(to, name)), { recursive: true })
  await rename(join(from, name), join(to, name))
}

/** As a hard link: nobody ever writes into a published file. */
async function layFile(from: string, to: string, name: string): Promise<void> {
  await mkdir(dirname(join(to, name)), { recursive: true })
  await link(join(from, name), join(to, name))
}

/** One file a page, as `build.format` says; an endpoint's path names its file. */
function fileOf({ pathname, route }: PathToRender): string {
  const name = pathname.replace(/^\//, '')
  if (route.type !== 'page') return name
  return name === '' ? 'index.html' : `${name}.html`
}

const silent = () => undefined

/** By the sitemap integration itself, as at the end of a build. */
async function writeSitemap(integrations: readonly AstroIntegration[], outDir: string, paths: readonly PathToRender[]) {
  const sitemap = integrations.find(({ name }) => name === '@astrojs/sitemap')
  const write = sitemap?.hooks['astro:build:done'] as ((options: object) => Promise<void>) | undefined
  const pages = paths
    .filter(({ route }) => route.type === 'page')
    .map(({ pathname }) => ({ pathname: pathname.replace(/^\//, '') }))
  const fail = (reason: string) => {
    throw new Error(reason)
  }
  await write?.({ dir: pathToFileURL(`${outDir}/`), pages, logger: { info: silent, warn: silent, error: fail } })
}
