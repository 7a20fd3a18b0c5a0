/** Of every form of the signed-in app; apart from the shell, which loads before any form. */
export const formState = {
  close: 'Close',
  leaveTitle: 'Leave without sending?',
  leaveText: 'Your text is saved on this device for 30 days.',
  leave: 'Leave',
  stay: 'Stay',
  summary: (count: number) =>
    count === 1 ? 'Please check 1 field' : `Please check ${count} fields`,
}
