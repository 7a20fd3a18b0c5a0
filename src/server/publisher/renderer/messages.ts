import type { Made, MakeJob } from '#server/publisher/maker.ts'

/** What a transaction said that it changed, see `mark.ts`. */
export type Mark = { noun: string; recordId: number | null }

/** What is live, and the marks made since then. */
export type Since = { state: string; keyFiles: readonly string[]; marks: readonly Mark[] }

/**
 * What came of rendering: files that went, pages that could not be rendered, with the reason, and
 * how many are left.
 */
export type Rendered = { gone: string[]; failed: Record<string, string>; left: number }

/** What the publisher says to the process that renders. */
export type Order = MakeJob

/**
 * What a process says back: that it has bundled, how many pages are made, and how the order ended.
 */
export type Report =
  | { kind: 'bundled' }
  | { kind: 'progress'; done: number; all: number }
  | { kind: 'done'; made: Made }
  | { kind: 'not fit'; reason: string }
  | { kind: 'failed'; reason: string }
