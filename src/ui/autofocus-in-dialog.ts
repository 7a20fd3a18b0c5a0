/**
 * `ref={autofocusInDialog}`: focuses this field when the dialog opens. React's `autoFocus` is too
 * early for that: the browser chooses the focus when the dialog is shown.
 */
export const autofocusInDialog = (field: HTMLElement | null): void =>
  field?.setAttribute('autofocus', '')
