/** The audit log. */
export const adminAudit = {
  caption: 'Audit log',
  lead:
    'Every change, login and rejected login. Entries are kept for two years. Nobody ' +
    'can change or delete them, not even administrators. Decisions in the review queue appear ' +
    'once they take effect.',
  hint: 'Name or email',
  columns: { time: 'Time', who: 'Who', action: 'Action', thing: 'Item', changed: 'What changed' },
  undo: 'Undo',
  filters: {
    noun: 'Item',
    anyNoun: 'All items',
    action: 'Action',
    anyAction: 'All actions',
  },
  from: 'From',
  to: 'Until',
  record: 'ID',
  actors: { visitor: 'A visitor', user: 'Deleted account', job: 'System' },
  andMore: (count: string) => (count === '1' ? 'and 1 other' : `and ${count} others`),
  nothing: '–',
  more: (count: number) => (count === 1 ? '1 detail' : `${count} details`),
  was: 'before',
  is: 'after',
  blank: 'empty',
  export: 'Export CSV',
  exporting: 'Exporting…',
  exported: (name: string) => `${name} saved.`,
  cut:
    'The file has only the newest 20,000 entries. To get older entries, choose an ' +
    'earlier period.',
  failed: {
    list: 'Failed to load the audit log',
    export: 'Failed to export the audit log',
    undo: 'Couldn’t undo this',
  },
  /** An entry, for screen readers. */
  entry: (action: string, time: string) => `${action}, ${time}`,
}
