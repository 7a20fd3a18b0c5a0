/** Drafts that are kept on the server, of listings and of ads. */
export const drafts = {
  saved: {
    nowhere: 'What you type is kept as a draft.',
    saving: 'Saving…',
    server: (at: string) => `Draft saved, ${at}`,
    device: (at: string) => `Kept on this device, ${at}; sent when the line is back.`,
    other: 'Another device has changed this draft.',
  },
  look: 'See both',
  looking: 'Reading…',
  lookFailed: 'The other one could not be read. You may have no line.',
  takeTheirs: 'Open that one',
  keepMine: 'Keep mine',
  notSent: 'Not sent yet',
  open: 'Go on',
  delete: 'Delete draft',
  gone: 'This draft is not there any more.',
  kept: 'Your draft is here again.',
  startAgain: 'Start again',
  adOf: (title: string) => title || 'Ad without a title',
}
