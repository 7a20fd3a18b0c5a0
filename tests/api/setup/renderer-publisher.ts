import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeCurrent } from '#server/publishing/releases/current.ts'
import { createLiveReader } from '#server/publishing/releases/live.ts'
import { moveIntoRelease } from '#server/publishing/releases/change.ts'
import { listReleases, createReleaseName } from '#server/publishing/releases/release.ts'
import type { Renderer } from '#server/publishing/publisher/renderer-client/index.ts'
import type { ChangedRecord } from '#server/publishing/publisher/job/changed-record.ts'
import { FIRST_JOB } from './site-renderer.ts'
import { SITE_URL } from './site-url.ts'

type Files = Map<string, string>

/** Publishes with a renderer into a folder, without the lock of the database. */
export function createRendererPublisher(releases: string, made: Renderer) {
  let rendered = 0
  const onProgress = (_: number, all: number) => (rendered = all)
  const job = {
    releases,
    siteUrl: SITE_URL,
    fingerprint: '',
    content: '',
    expected: [],
    ...FIRST_JOB,
  }
  const making = { signal: new AbortController().signal, onProgress }
  const whole = async (expected: string[] = [], busiest: string[] | null = null) => {
    const next = createReleaseName(new Date(), (await listReleases(releases)).at(-1))
    const done = await made.write(
      { ...job, expected, busiest, folder: join(releases, next), name: next, number: 0, marks: [] },
      making,
    )
    await makeCurrent(releases, next)
    return done
  }
  const changes = async (marks: readonly ChangedRecord[]) => {
    const site = (await createLiveReader(releases)())!
    const [current, number] = [site.release.name, site.change + 1]
    const place = join(releases, `.building-${number}`)
    const done = await made.write({ ...job, folder: place, name: current, number, marks }, making)
    await moveIntoRelease(releases, current, number, place)
    return done
  }
  return {
    renderer: made,
    whole,
    changes,
    rendered: () => rendered,
    files: () => filesServed(releases),
  }
}

/** What visitors get, by name. */
async function filesServed(releases: string): Promise<Files> {
  const site = (await createLiveReader(releases)())!
  const files: Files = new Map()
  for (const [name, { site: place }] of site.files)
    files.set(name, await readFile(join(place, name), 'latin1'))
  return files
}

/** Details for the message of a failure: the files, and whether they exist. */
export const differences = (partly: Files, whole: Files): string[] =>
  [...new Set([...partly.keys(), ...whole.keys()])]
    .filter((name) => partly.get(name) !== whole.get(name))
    .map(
      (name) =>
        `${name}${partly.has(name) ? '' : ' is missing'}${whole.has(name) ? '' : ' is left over'}`,
    )
