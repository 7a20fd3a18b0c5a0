import type { Written } from './write-job.ts'

/** What the bundler or the renderer process reports to the server. */
export type Report =
  | { kind: 'bundled' }
  | { kind: 'progress'; done: number; all: number }
  | { kind: 'done'; written: Written }
  | { kind: 'check failed'; reason: string }
  | { kind: 'failed'; reason: string }
