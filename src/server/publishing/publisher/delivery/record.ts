import type { PublishTarget } from './target.ts'

/** What is on a target: the state of the site it was sent from, and the hash of each file. */
export type TargetRecord = {
  state: string
  /** The publication it was sent from; older records lack it. */
  publication?: number
  files: Record<string, string>
  /**
   * Hashed assets that are no longer part of the site. Open pages still ask for them for a while.
   */
  leaving: string[]
}

/**
 * What was sent since the last whole record, so that a change need not write all file names again.
 */
type Since = {
  base: string
  state: string
  publication?: number
  files: Record<string, string | null>
  leaving: string[]
}

export const TARGET_RECORD_FILE = '.zila-published.json'
export const TARGET_CHANGES_FILE = '.zila-published-since.json'
const MAX_SINCE = 2000

export type MergedTargetRecord = TargetRecord & {
  publication: number
  base: string
  since: Since['files']
}

/** What the target has, as far as recorded; empty for a target that was never sent to. */
export async function readTargetRecord(target: PublishTarget): Promise<MergedTargetRecord> {
  const whole = {
    ...{ state: '', publication: 0, files: {}, leaving: [] },
    ...parsed<TargetRecord>(await target.readText(TARGET_RECORD_FILE)),
  }
  const later = parsed<Since>(await target.readText(TARGET_CHANGES_FILE))
  // It belongs to an older whole record; the newer one already includes it.
  if (later?.base !== whole.state) return { ...whole, base: whole.state, since: {} }
  const files = { ...whole.files }
  for (const [name, hash] of Object.entries(later.files)) {
    if (hash === null) delete files[name]
    else files[name] = hash
  }
  return {
    state: later.state,
    publication: later.publication ?? 0,
    files,
    leaving: later.leaving,
    base: whole.state,
    since: later.files,
  }
}

/**
 * Records what the target has now: the difference from the last whole record or, once that is
 * large, everything.
 */
export async function writeTargetRecord(
  target: PublishTarget,
  before: MergedTargetRecord,
  now: TargetRecord,
): Promise<void> {
  const since: Since['files'] = { ...before.since }
  for (const [name, hash] of Object.entries(now.files))
    if (before.files[name] !== hash) since[name] = hash
  for (const name of Object.keys(before.files))
    if (now.files[name] === undefined) since[name] = null
  if (before.base === '' || Object.keys(since).length > MAX_SINCE) {
    await target.writeText(TARGET_RECORD_FILE, JSON.stringify(now))
    return
  }
  const { state, publication, leaving } = now
  const later: Since = { base: before.base, state, publication, files: since, leaving }
  await target.writeText(TARGET_CHANGES_FILE, JSON.stringify(later))
}

const parsed = <T>(text: string | null): T | null =>
  text === null ? null : (JSON.parse(text) as T)
