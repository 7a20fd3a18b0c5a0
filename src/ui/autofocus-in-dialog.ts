/**
 * `ref={autofocusInDialog}`: the field that has the focus when a dialog opens. React's `autoFocus` is
 * too early for that: the browser chooses when the dialog is shown.
 */
export const autofocusInDialog = (field: HTMLElement | null): void =>
  field?.setAttribute('autofocus', '')
