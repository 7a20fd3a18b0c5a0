/** Of every form of the signed-in app; apart from the shell, which loads before any form. */
export const formState = {
  close: 'Close',
  leaveTitle: 'Leave without sending?',
  leaveText: 'What you wrote is kept on this device for 30 days.',
  leave: 'Leave',
  stay: 'Stay here',
  changedTitle: 'This was changed meanwhile',
  changedText:
    'Somebody else, or you on another device, changed it after you opened it. What should hold?',
  changedField: 'What',
  mine: 'Yours',
  theirs: 'As it is now',
  blank: '(nothing)',
  keepMine: 'Keep mine',
  takeTheirs: 'Take what is there now',
  summary: (count: number) =>
    count === 1 ? 'One thing needs another look' : `${count} things need another look`,
}
