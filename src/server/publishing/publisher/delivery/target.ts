import type { PlacedFile } from '#server/publishing/releases/live.ts'

/** A file of the site with its name in it. */
export type NamedFile = PlacedFile & { name: string }

/** Another place where the site is kept: a folder of a web server, a bucket. */
export type PublishTarget = {
  /** For the log, without secrets. */
  name: string
  /** A small file that is not part of the site; null when there is none. */
  readText: (name: string) => Promise<string | null>
  writeText: (name: string, text: string) => Promise<void>
  /** Replaces a file at once: a reader gets the old one or the new one, whole. */
  put: (file: NamedFile) => Promise<void>
  /** Puts a page made in memory in the place of a file; nobody is to keep it. */
  putPage: (name: string, page: string) => Promise<void>
  /** Writes the file that tells a web host which headers to send; absent where hosts read none. */
  writeHeaders?: () => Promise<void>
  /** Removes a file; a missing file counts as removed. */
  remove: (name: string) => Promise<void>
}
