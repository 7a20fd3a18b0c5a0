import { isHashed } from '#server/publishing/releases/headers.ts'
import pMap from 'p-map'
import { formatSiteState, type LiveSite } from '#server/publishing/releases/live.ts'
import { readTargetRecord, writeTargetRecord } from './record.ts'
import { KnownTakedowns } from '#server/publishing/publisher/takedowns/known.ts'
import { takeDownFile } from './take-down.ts'
import type { PublishTarget } from './target.ts'

const CONCURRENCY = 8

/** The names of the sent and the removed files. */
export type UploadResult = { put: string[]; removed: string[] }

/**
 * Brings a target to the state of the site. It sends only what differs: first what pages need, then
 * the pages, and removals last. If it is interrupted, it is repeated from the record, which is
 * written at the end. A page that is taken down meanwhile is not sent, or taken away again.
 */
export async function uploadRelease(
  target: PublishTarget,
  site: LiveSite,
  signal: AbortSignal,
  takedowns = new KnownTakedowns(),
): Promise<UploadResult> {
  const forEach = (names: readonly string[], work: (name: string) => Promise<void>) =>
    pMap(
      names,
      async (name) => {
        signal.throwIfAborted()
        await work(name)
      },
      { concurrency: CONCURRENCY },
    )
  const before = await readTargetRecord(target)
  const state = formatSiteState(site.release.name, site.change)
  if (before.state === state) return { put: [], removed: [] }
  // Everything sent is of one moment, whatever is published meanwhile.
  const sent: LiveSite = { ...site, files: new Map(site.files) }
  const placed = sent.files
  const files = Object.fromEntries([...placed].map(([name, { hash }]) => [name, hash]))
  // What was taken down since was taken away from the target too, whatever the record says.
  const wasTaken = (name: string) => takedowns.ofFile(name, before.publication) !== null
  const takenAs = (name: string) => takedowns.ofFile(name, sent.publication)
  const different = [...placed.keys()].filter(
    (name) => before.files[name] !== files[name] || wasTaken(name),
  )
  const putOrTake = async (name: string) => {
    if (takenAs(name) === null) await target.put({ ...placed.get(name)!, name })
    // It may have been taken down while it was sent.
    const kind = takenAs(name)
    if (kind) await takeDownFile(target, sent, name, kind)
  }
  const isPage = (name: string) => /\.(html|xml|json)$/.test(name)
  const put = [...different.filter((name) => !isPage(name)), ...different.filter(isPage)]
  for (const some of [put.filter((name) => !isPage(name)), put.filter(isPage)])
    await forEach(some, putOrTake)
  const isLeft = (name: string) => files[name] === undefined
  const left = Object.keys(before.files).filter(isLeft)
  const removed = [...left.filter((name) => !isHashed(name)), ...before.leaving.filter(isLeft)]
  await forEach(removed, (name) => target.remove(name))
  signal.throwIfAborted()
  await target.writeHeaders?.()
  const { publication } = sent
  await writeTargetRecord(target, before, {
    ...{ state, publication, files },
    leaving: left.filter(isHashed),
  })
  return { put, removed }
}
