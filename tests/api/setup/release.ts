import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeCurrent } from '#server/publishing/releases/current.ts'
import { chooseEffort } from '#server/publishing/releases/compress.ts'
import { openSiteWriter } from '#server/publishing/publisher/renderer/site-writer.ts'
import { isVisibleFile } from '#server/publishing/releases/on-demand.ts'
import { siteFolder, writeRelease } from '#server/publishing/releases/release.ts'

export type Files = Record<string, string>

/** A page with a title, and links to the given addresses. */
export const htmlPage = (title: string, ...links: string[]): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${links
    .map((link) => `<a href="${link}">${link}</a>`)
    .join('')}${'<p>Words enough to be worth compressing. </p>'.repeat(20)}</body></html>`

/** Writes files below a folder, as a build does. */
export async function writeFiles(
  folder: string,
  files: Record<string, string | Buffer>,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
}

/**
 * Makes a release of the given files as the publisher would, compressed like one of `count` pages,
 * and makes it the current one. In hidden folders lies what pages are made of.
 */
export async function makeRelease(
  releases: string,
  name: string,
  content: Record<string, string | Buffer>,
  count = 1,
): Promise<void> {
  const site = siteFolder(releases, name)
  await writeFiles(site, content)
  const inventory = openSiteWriter({
    site,
    earlier: null,
    effort: (file) => chooseEffort(file, count, count, false),
    signal: new AbortController().signal,
    onPage: () => undefined,
  })
  for (const [file, text] of Object.entries(content))
    if (!isVisibleFile(file) && file.includes('/')) await inventory.add(file, Buffer.from(text))
  const files = await inventory.finish()
  const pages = Object.keys(files).filter((file) => file.endsWith('.html')).length
  const builtAt = new Date().toISOString()
  await writeRelease(
    path.join(releases, name),
    { name, builtAt, fingerprint: '', content: '', pages },
    files,
  )
  await makeCurrent(releases, name)
}
