import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { getChangeFolder, listChanges, readChange } from './change.ts'
import { getCurrentRelease } from './current.ts'
import {
  listReleases,
  manifestPath,
  readRelease,
  siteFolder,
  type Release,
  type ReleaseFile,
} from './release.ts'

/** A file of the site, and the folder in which it lies with its compressed copies. */
export type PlacedFile = ReleaseFile & { site: string }

/** A release with all its changes, as visitors get it. */
export type LiveSite = {
  release: Omit<Release, 'files'>
  /** Number of the last change, 0 for none. */
  change: number
  /** What the database held at the last change. */
  content: string
  /** The publication that made the last change. */
  publication: number
  files: Map<string, PlacedFile>
  /** Why this site should not be served, in a sentence; a whole build repairs it. */
  damage: string | null
}

/** `2026-11-21T05-30-00Z-a1b2/3`: a release and how many changes lie over it. */
export const formatSiteState = (release: string, change: number): string => `${release}/${change}`

/** Beside the files of a release or a change: the keys of its pages, see `snapshot/keys.ts`. */
export const PAGE_KEYS_FILE = 'keys.json'

/** Where the keys of a site's pages are written, in the order they lie over each other. */
export async function listPageKeyFiles(releases: string, release: string): Promise<string[]> {
  const numbers = await listChanges(releases, release)
  return [
    join(releases, release),
    ...numbers.map((number) => getChangeFolder(releases, release, number)),
  ].map((folder) => join(folder, PAGE_KEYS_FILE))
}

/** Reads a release whole, with its changes; null when its manifest cannot be read. */
export async function readReleaseWithChanges(
  releases: string,
  name: string,
): Promise<LiveSite | null> {
  const release = await readRelease(releases, name)
  if (!release) return null
  const { files, ...rest } = release
  const place = { site: siteFolder(releases, name) }
  for (const entry of files.values()) Object.assign(entry, place)
  const site: LiveSite = {
    release: rest,
    change: 0,
    content: release.content,
    publication: release.publication,
    files: files as Map<string, PlacedFile>,
    damage: null,
  }
  await applyNewChanges(releases, site)
  return site
}

/**
 * Adds to a site the changes made since it was read, all at once; true when there were any. It
 * stops at a change that cannot be read: later ones lie over unknown files.
 */
export async function applyNewChanges(releases: string, site: LiveSite): Promise<boolean> {
  const { name } = site.release
  const numbers = (await listChanges(releases, name)).filter((number) => number > site.change)
  const read = await Promise.all(
    numbers.map((number) => readChange(releases, name, number).catch(() => null)),
  )
  const broken = read.indexOf(null)
  if (broken !== -1)
    site.damage ??= `Change ${numbers[broken]} of the release ${name} cannot be read.`
  const changes = read.slice(0, broken === -1 ? undefined : broken)
  // Without a pause, so that every reader sees the site before or after.
  const whole = changes.filter((change) => change !== null)
  for (const { number, files, gone, content, publication } of whole) {
    const folder = join(getChangeFolder(releases, name, number), 'site')
    for (const file of gone) site.files.delete(file)
    for (const [file, entry] of Object.entries(files))
      site.files.set(file, { ...entry, site: folder })
    site.change = number
    site.content = content
    site.publication = publication
  }
  return changes.length > 0
}

/**
 * The current release with its changes, as it is when asked. When it cannot be read, the newest one
 * that can, with its `damage` told; null when there is none.
 */
export type ReadLiveSite = () => Promise<LiveSite | null>

/**
 * Keeps the current release in memory and reads only what is new. All parts of a server share one
 * reader, so that a hundred thousand files are read once, and one reading runs at a time.
 */
export function createLiveReader(releases: string): ReadLiveSite {
  let site: LiveSite | null = null
  let seen = ''
  const inTurn = pLimit(1)
  const stampsOf = async (name: string | null, read: LiveSite | null) =>
    [name, await stampOf(releases, name), await stampOf(releases, read?.release.name ?? null)].join(
      ' ',
    )
  const look = async () => {
    const name = await getCurrentRelease(releases)
    // Notices a manifest that was removed or changed since it was read.
    const now = await stampsOf(name, site)
    if (site !== null && now === seen) {
      await applyNewChanges(releases, site)
      return site
    }
    site = await readNewestWhole(releases, name)
    seen = await stampsOf(name, site)
    return site
  }
  return () => inTurn(look)
}

const stampOf = async (releases: string, name: string | null): Promise<string> =>
  stat(manifestPath(releases, name ?? '')).then(
    ({ size, mtimeMs }) => `${size} ${mtimeMs}`,
    () => 'gone',
  )

async function readNewestWhole(releases: string, name: string | null): Promise<LiveSite | null> {
  const wanted = name === null ? null : await readReleaseWithChanges(releases, name)
  if (wanted) return wanted
  const damage =
    name === null ? 'No release is named the current one' : `The release ${name} is gone or damaged`
  for (const other of (await listReleases(releases)).reverse()) {
    const site = other === name ? null : await readReleaseWithChanges(releases, other)
    if (site) return { ...site, damage: `${damage}; ${other} is served instead.` }
  }
  return null
}
