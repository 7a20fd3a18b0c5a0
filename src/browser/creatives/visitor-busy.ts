/** Whether somebody fills a form in. */
export const isFillingForm = (): boolean =>
  !!document.activeElement?.closest('form, input, textarea, select')

/** Whether the card would disturb: in a form, in a dialog, or while nobody looks. */
export const isVisitorBusy = (): boolean =>
  document.visibilityState !== 'visible' ||
  document.querySelector('dialog[open]') !== null ||
  isFillingForm()
