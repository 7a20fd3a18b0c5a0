import type { PlacedFile } from '#server/publisher/live.ts'

/** A file of the site, under its name in it. */
export type SentFile = PlacedFile & { name: string }

/** What lies at a target: the state of the site it was sent from, and of each file the hash. */
export type TargetRecord = {
  state: string
  files: Record<string, string>
  /** Hashed assets that are not part of the site any more; pages still open in browsers ask for them for a while. */
  leaving: string[]
}

/** Another place where the site is kept: a folder of a web server, a bucket. */
export type Target = {
  /** For the log; no secrets. */
  name: string
  /** Null when nothing was ever sent there. */
  readRecord: () => Promise<TargetRecord | null>
  /** Whoever asks for it gets the old file or the new one, whole. */
  put: (file: SentFile) => Promise<void>
  /** Removes a file; one that is not there is removed already. */
  remove: (name: string) => Promise<void>
  writeRecord: (record: TargetRecord) => Promise<void>
}

export const RECORD = '.zila-published.json'
