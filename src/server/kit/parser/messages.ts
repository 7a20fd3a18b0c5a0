/**
 * The orders of the process: do a job once, start one with many results, or produce the next
 * result.
 */
export type ParserRequest =
  | { kind: 'once'; job: string; input: unknown }
  | { kind: 'many'; job: string; input: unknown }
  | { kind: 'next' }

export type ParserMessage =
  | { value: unknown }
  /** There are no more results. */
  | { done: true }
  | { failed: string }

/**
 * What the process may use: enough for 20 MB of CSV that is read row by row, and for the longest
 * post.
 */
export const PARSER_LIMITS = { heapMb: 256, memoryBytes: 448 * 1024 * 1024 } as const
