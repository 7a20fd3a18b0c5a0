import { join } from 'node:path'
import { changeFolder, listChanges, readChange } from './change.ts'
import { currentRelease } from './current.ts'
import { readRelease, siteFolder } from './release.ts'
import type { Release, ReleaseFile } from './release.ts'

/** A file of the site, and the folder in which it lies with its compressed copies. */
export type PlacedFile = ReleaseFile & { site: string }

/** A release with all its changes, as visitors get it. */
export type Site = {
  release: Omit<Release, 'files'>
  /** Number of the last change, 0 for none. */
  change: number
  /** What the database held at the last change. */
  content: string
  files: Map<string, PlacedFile>
}

/** `2026-11-21T05-30-00Z-a1b2/3`: a release and how many changes lie over it. */
export const stateOf = (release: string, change: number): string => `${release}/${change}`

/** Where the keys of a site's pages are written, in the order they lie over each other. */
export async function keyFiles(releases: string, release: string): Promise<string[]> {
  const numbers = await listChanges(releases, release)
  return [join(releases, release), ...numbers.map((number) => changeFolder(releases, release, number))].map((folder) =>
    join(folder, 'keys.json'),
  )
}

/** Reads a release whole, with its changes; null when its manifest cannot be read. */
export async function readSite(releases: string, name: string): Promise<Site | null> {
  const release = await readRelease(releases, name)
  if (!release) return null
  const { files, ...rest } = release
  const place = { site: siteFolder(releases, name) }
  for (const entry of files.values()) Object.assign(entry, place)
  const site: Site = {
    release: rest,
    change: 0,
    content: release.content,
    files: files as Map<string, PlacedFile>,
  }
  await followChanges(releases, site)
  return site
}

/** Lays over a site the changes made since it was read, all at once; true when there were any. */
export async function followChanges(releases: string, site: Site): Promise<boolean> {
  const { name } = site.release
  const numbers = (await listChanges(releases, name)).filter((number) => number > site.change)
  const changes = await Promise.all(numbers.map((number) => readChange(releases, name, number)))
  // Without a pause: whoever looks sees the site before or after.
  for (const { number, files, gone, content } of changes) {
    const folder = join(changeFolder(releases, name, number), 'site')
    for (const file of gone) site.files.delete(file)
    for (const [file, entry] of Object.entries(files)) site.files.set(file, { ...entry, site: folder })
    site.change = number
    site.content = content
  }
  return changes.length > 0
}

/** The current release with its changes, as it is when asked; null when there is none that can be read. */
export type Live = () => Promise<Site | null>

/**
 * Keeps a reading of the current release, and reads only what is new. All parts of a server share one: a hundred
 * thousand files are then read once, and the changes of all who ask at the same time one after the other.
 */
export function openLive(releases: string): Live {
  let site: Site | null = null
  let last: Promise<unknown> = Promise.resolve()
  const look = async () => {
    const name = await currentRelease(releases)
    if (name === null) return (site = null)
    if (site?.release.name !== name) site = await readSite(releases, name)
    else await followChanges(releases, site)
    return site
  }
  return () => {
    const next = last.then(look)
    last = next.catch(() => undefined)
    return next
  }
}
