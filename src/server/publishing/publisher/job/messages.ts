import type { PageReport } from './page-job.ts'
import type { WriteResult } from './write-job.ts'

/** What the bundler or the renderer process reports to the server. */
export type WorkerReport =
  | { kind: 'bundled' }
  | { kind: 'progress'; done: number; all: number }
  | { kind: 'done'; written: WriteResult }
  | { kind: 'check failed'; reason: string }
  | { kind: 'failed'; reason: string }
  | PageReport
