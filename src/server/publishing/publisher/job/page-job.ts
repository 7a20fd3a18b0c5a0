import type { LanguageCode } from '#config/languages.ts'

/** The order for one page of a business. Plain data: another process carries it out. */
export type PageJob = {
  /** Names the answer. */
  id: number
  language: LanguageCode
  /** The address that all languages share. */
  path: string
  /** Where the rows lie that all pages share, and a name that changes with them. */
  shared: { file: string; version: string }
  /** The rows of the business as they lie in the release, and those that its page leads to. */
  rows: string
  similar: readonly string[]
}

/** A page as it is sent: packed by brotli, with the size and hash of what it unpacks to. */
export type PackedPage = { size: number; hash: string; br: Buffer }

/** What the process answers, once it has loaded its code; the page in base64. */
export type PageReport =
  | { kind: 'ready' }
  | { kind: 'page'; id: number; size: number; hash: string; br: string }
  | { kind: 'page failed'; id: number; reason: string }
