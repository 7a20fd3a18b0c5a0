/**
 * The step of the browser's history that stands for an open dialog: Back takes it, and the dialog
 * with it.
 */
export interface DialogStep {
  /** How many dialogs are open, this one included. */
  dialogs: number
  /** The address when it was opened. */
  from: string
}

/** `history.state` as the step of a dialog; null when it is another. */
export function parseDialogStep(state: unknown): DialogStep | null {
  const { dialogs, from } = (state ?? {}) as Partial<DialogStep>
  return typeof dialogs === 'number' && typeof from === 'string' ? { dialogs, from } : null
}
