import type { Readable } from 'node:stream'

/** Bytes from the first to the last, both included. */
export type Range = { start: number; end: number }

export type StoredFile = { size: number; body: Readable }

/** What to store: bytes in memory, or a file of this machine, which is copied. */
export type StorageContent = Buffer | { file: string; size: number }

/**
 * The storage of uploads, under flat names derived from their content: a name never gets other
 * content.
 */
export type Storage = {
  /** Stores a file so that it survives a power cut; storing it again changes nothing. */
  put: (name: string, content: StorageContent, type: string) => Promise<void>
  /** The file, or the given part of it; `size` is that of the whole. Null when there is none. */
  open: (name: string, range?: Range) => Promise<StoredFile | null>
  /** Removes a file; a missing file is no error. */
  remove: (name: string) => Promise<void>
  /** Whether there is room for this many more bytes. */
  hasRoom: (bytes: number) => Promise<boolean>
}
