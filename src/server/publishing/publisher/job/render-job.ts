import type { OnDemandIndex } from '#server/publishing/releases/on-demand.ts'
import type { ChangedRecord } from './changed-record.ts'

/**
 * Renders the site's files: all of them, or with `since` those that differ from what is live. It
 * may write `keys.json` beside `outDir`.
 */
export type PageRenderer = (job: RenderJob) => Promise<RenderResult>

export type RenderJob = RenderCallbacks & {
  /** Files may be written here directly; content in memory is better given to `add`. */
  outDir: string
  add: (name: string, content: Buffer) => Promise<void>
  /** The name of the site's state once this is live. */
  state: string
  since: LiveSiteState | null
  /** Which pages of businesses are rendered when asked instead; null for none. */
  onDemand: OnDemandChoice | null
  /** Addresses that are taken down: their pages are never left for the next publication. */
  takenDown: readonly string[]
}

export type RenderCallbacks = {
  signal: AbortSignal
  /** How many pages will come. */
  onBegin: (pages: number) => void
  onPage: () => void
}

export type OnDemandChoice = {
  /** Whether the release has the file of a page; it is rendered when asked if not. */
  isStatic: (file: string) => boolean
  /** Of the live site; null for a whole release, which has a new one. */
  index: OnDemandIndex | null
}

/** What is live, and the marks made since then. */
export type LiveSiteState = {
  state: string
  keyFiles: readonly string[]
  marks: readonly ChangedRecord[]
  /** Businesses whose changes are left for later publications: they stay as they were. */
  waiting: readonly number[]
  /** Only decisions of people: pages that earlier publications left are left again. */
  isUrgent: boolean
  /** Which of these live pages lead to one of the addresses. */
  linksTo: (pages: readonly string[], addresses: ReadonlySet<string>) => Promise<string[]>
}

/**
 * The result of rendering: files that went, pages that failed with the reason, and how many pages
 * are left for the next publication.
 */
export type RenderResult = {
  gone: string[]
  failed: Record<string, string>
  left: number
  /** Of a job that leaves pages to be rendered when asked. */
  onDemand?:
    | {
        /** The files that pages rendered when asked would have, of those that differ from before. */
        changed: string[]
        /** Whether a page of this file is rendered when asked. */
        has: (file: string) => boolean
      }
    | undefined
}
