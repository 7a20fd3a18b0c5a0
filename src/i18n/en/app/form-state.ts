/** Of every form of the signed-in app; apart from the shell, which loads before any form. */
export const formState = {
  close: 'Close',
  leaveTitle: 'Leave without sending?',
  leaveText: 'Your text is saved on this device for 30 days.',
  leave: 'Leave',
  stay: 'Stay',
  changedTitle: 'Edited by someone else',
  changedText: 'Someone edited this after you opened it. Which version do you want to keep?',
  changedField: 'Field',
  mine: 'Yours',
  theirs: 'Current',
  blank: '(empty)',
  keepMine: 'Keep mine',
  takeTheirs: 'Use the current version',
  summary: (count: number) =>
    count === 1 ? 'Please check 1 field' : `Please check ${count} fields`,
}
