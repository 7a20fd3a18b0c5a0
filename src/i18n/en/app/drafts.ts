/** Drafts of listings and ads, saved on the server. */
export const drafts = {
  saved: {
    nowhere: 'Your text is saved as a draft.',
    saving: 'Saving…',
    server: (at: string) => `Draft saved, ${at}`,
    device: (at: string) =>
      `Saved on this device, ${at}. We save it online when you are connected.`,
    other: 'You also edited this draft on another device. Choose the version to keep.',
  },
  look: 'Compare',
  looking: 'Loading…',
  lookFailed: 'Couldn’t load the draft from your other device. You may be offline.',
  takeTheirs: 'Use the other version',
  keepMine: 'Keep mine',
  notSent: 'Drafts',
  lastSaved: (day: string) => `Draft, last saved ${day}`,
  open: 'Continue',
  drop: 'Discard',
  ask: (name: string) => `Discard ${name || 'this draft'}?`,
  askText: 'Its text and photos will be deleted.',
  keep: 'Keep',
  dropping: 'Discarding…',
  dropFailed: 'Couldn’t discard the draft',
  gone: 'This draft no longer exists.',
  kept: 'Draft restored.',
  startAgain: 'Start over',
  adOf: (title: string) => title || 'Untitled ad',
}
