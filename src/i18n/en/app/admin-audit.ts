/** Who did what. */
export const adminAudit = {
  caption: 'Audit log',
  lead:
    'Every change, sign-in and refused sign-in. Kept for two years; nobody can change or remove ' +
    'an entry, administrators neither.',
  hint: 'Name or email of who did it',
  columns: { time: 'Time', who: 'Who', action: 'Action', thing: 'Thing', changed: 'What changed' },
  filters: {
    noun: 'Thing',
    anyNoun: 'All things',
    action: 'Action',
    anyAction: 'All actions',
  },
  from: 'From',
  to: 'Until',
  record: 'Number',
  actors: { visitor: 'A visitor', user: 'An account that is gone', job: 'The website' },
  nothing: '–',
  more: (count: number) => (count === 1 ? '1 detail' : `${count} details`),
  was: 'before',
  is: 'after',
  blank: 'empty',
  export: 'Export CSV',
  exporting: 'Exporting…',
  exported: (name: string) => `${name} was saved.`,
  cut: 'The file holds the newest 20,000 entries; choose a shorter period for the others.',
  failed: { list: 'Failed to load the audit log', export: 'Failed to export the audit log' },
  /** An entry, as readers of the screen hear it. */
  entry: (action: string, time: string) => `${action}, ${time}`,
}
