import { isHashed } from '#server/releases/headers.ts'
import pMap from 'p-map'
import { stateOf } from '#server/releases/live.ts'
import type { Site } from '#server/releases/live.ts'
import { readRecord, writeRecord } from './record.ts'
import type { Target } from './target.ts'

const CONCURRENCY = 8

/** The names of the sent and the removed files. */
export type Sent = { put: string[]; removed: string[] }

/**
 * Brings a target to the state of the site. It sends only what differs: first what pages need, then
 * the pages, and removals last. If it is interrupted, it is repeated from the record, which is
 * written at the end.
 */
export async function send(target: Target, site: Site, signal: AbortSignal): Promise<Sent> {
  const forEach = (names: readonly string[], work: (name: string) => Promise<void>) =>
    pMap(
      names,
      async (name) => {
        signal.throwIfAborted()
        await work(name)
      },
      { concurrency: CONCURRENCY },
    )
  const before = await readRecord(target)
  const state = stateOf(site.release.name, site.change)
  if (before.state === state) return { put: [], removed: [] }
  // Everything sent is of one moment, whatever is published meanwhile.
  const placed = new Map(site.files)
  const files = Object.fromEntries([...placed].map(([name, { hash }]) => [name, hash]))
  const different = [...placed.keys()].filter((name) => before.files[name] !== files[name])
  const isPage = (name: string) => /\.(html|xml|json)$/.test(name)
  const put = [...different.filter((name) => !isPage(name)), ...different.filter(isPage)]
  for (const some of [put.filter((name) => !isPage(name)), put.filter(isPage)])
    await forEach(some, (name) => target.put({ ...placed.get(name)!, name }))
  const isLeft = (name: string) => files[name] === undefined
  const left = Object.keys(before.files).filter(isLeft)
  const removed = [...left.filter((name) => !isHashed(name)), ...before.leaving.filter(isLeft)]
  await forEach(removed, (name) => target.remove(name))
  await target.writeHeaders?.()
  await writeRecord(target, before, { state, files, leaving: left.filter(isHashed) })
  return { put, removed }
}
