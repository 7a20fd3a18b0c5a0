import type { BusinessStatus } from './business.ts'

/** What is done to many listings at once. */
export type BulkChange =
  | { what: 'status'; status: BusinessStatus; reason?: string | null | undefined }
  | { what: 'category'; categoryId: number }
  | { what: 'verified' | 'featured'; value: boolean }
  | { what: 'confirmed' }

export const BULK_STATES = ['running', 'done', 'undoing', 'undone'] as const
export type BulkState = (typeof BULK_STATES)[number]
export const RUNNING_BULK_STATES = ['running', 'undoing'] as const satisfies readonly BulkState[]

/** For so long a bulk change can be undone. */
export const BULK_UNDO_DAYS = 7
