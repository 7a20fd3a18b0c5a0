import type { ImportState } from '#shared/rules/imports.ts'

/** How the state of an import is drawn. */
export const STATE_VARIANTS = {
  uploaded: 'paused',
  checking: 'wait',
  checked: 'wait',
  importing: 'wait',
  done: 'live',
  stopped: 'paused',
  failed: 'no',
  undoing: 'wait',
  undone: 'done',
} as const satisfies Record<ImportState, string>
