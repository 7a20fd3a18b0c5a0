import type { Readable } from 'node:stream'

/** Bytes from the first to the last, both counted in. */
export type Range = { start: number; end: number }

export type StoredFile = { size: number; body: Readable }

/** What to keep: bytes at hand, or a file of this machine, which stays where it is. */
export type Content = Buffer | { file: string; size: number }

/**
 * Where uploads lie, by flat names that are made from their content: a name once written never
 * means anything else.
 */
export type Storage = {
  /** Keeps it so that it is still there after a power cut; keeping it again changes nothing. */
  put: (name: string, content: Content, type: string) => Promise<void>
  /** The file, or the given part of it; `size` is that of the whole. Null when there is none. */
  open: (name: string, range?: Range) => Promise<StoredFile | null>
  /** Removes it; one that is not there is removed already. */
  remove: (name: string) => Promise<void>
  /** Whether there is room for so many bytes more. */
  hasRoom: (bytes: number) => Promise<boolean>
}
