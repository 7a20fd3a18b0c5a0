import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { fsyncFolder } from '#server/kit/files/durable.ts'
import { releaseFileSchema } from './release.ts'

const change = z.object({
  number: z.int(),
  madeAt: z.iso.datetime(),
  /** What the database held, see `content.ts`. */
  content: z.string(),
  /** The publication it was made by; 0 where that was not noted. */
  publication: z.int().default(0),
  files: z.record(z.string(), releaseFileSchema),
  /** Files of before that are not part of the site any more. */
  gone: z.array(z.string()),
})

/**
 * The changes of one publication to a release: files that replace earlier ones, and the names of
 * removed files. It is written whole and moved into the release by one rename, and never changed
 * after that.
 */
export type ReleaseChange = z.output<typeof change>

const FOLDER = 'changes'
const MANIFEST = 'change.json'

/** Where the changes of a release lie, each in a folder of its number. */
export const getChangesFolder = (releases: string, release: string): string =>
  join(releases, release, FOLDER)
export const getChangeFolder = (releases: string, release: string, number: number): string =>
  join(getChangesFolder(releases, release), String(number).padStart(6, '0'))

/** Numbers of the changes of a release, in order. */
export async function listChanges(releases: string, release: string): Promise<number[]> {
  const names = await readdir(getChangesFolder(releases, release)).catch(() => [])
  return names
    .filter((name) => /^\d{6}$/.test(name))
    .map(Number)
    .sort((a, b) => a - b)
}

/** Throws if it cannot be read, because the files of later changes then have no known base. */
export async function readChange(
  releases: string,
  release: string,
  number: number,
): Promise<ReleaseChange> {
  return parseChange(
    await readFile(changeManifestPath(getChangeFolder(releases, release, number)), 'utf8'),
  )
}

export const changeManifestPath = (path: string): string => join(path, MANIFEST)

/** Throws if the text of a manifest is damaged. */
export const parseChange = (text: string): ReleaseChange => change.parse(JSON.parse(text))

export const writeChangeManifest = (path: string, made: ReleaseChange): Promise<void> =>
  writeFile(changeManifestPath(path), JSON.stringify(made))

/**
 * Moves a finished change into its release. From this rename on it is part of the release, for
 * every reader and whenever this process is killed.
 */
export async function moveIntoRelease(
  releases: string,
  name: string,
  number: number,
  folder: string,
): Promise<void> {
  const changes = getChangesFolder(releases, name)
  await mkdir(changes, { recursive: true })
  await rename(folder, getChangeFolder(releases, name, number))
  await fsyncFolder(changes)
}
