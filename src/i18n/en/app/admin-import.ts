import { counted } from '#i18n/en/plural.ts'
import type { FieldProperty } from '#shared/rules/business-fields.ts'
import type { ExportKind } from '#shared/rules/exports.ts'
import type { ImportField, ImportState } from '#shared/rules/imports.ts'
import { formatCount } from '#shared/rules/money.ts'

/** Import of listings and export of data. */
export const adminImport = {
  choose: 'Choose a CSV file, or drop it here',
  chooseNote: 'Up to 20 MB. In Excel, save as “CSV UTF-8 (Comma delimited)”.',
  over: 'Drop the file here',
  sending: 'Uploading…',
  tooLarge: (mb: number) => `The file is larger than ${mb} MB. Split it into smaller files.`,
  sendFailed: 'Couldn’t upload the file',
  recent: 'Past imports',
  none: 'No imports yet.',
  back: 'All imports',
  by: (name: string, when: string) => `${name}, ${when}`,
  somebody: 'Deleted account',
  states: {
    uploaded: 'Not checked',
    checking: 'Checking',
    checked: 'Checked',
    importing: 'Importing',
    done: 'Imported',
    stopped: 'Stopped',
    failed: 'Failed',
    undoing: 'Undoing',
    undone: 'Undone',
  } satisfies Record<ImportState, string>,
  columns: 'Match columns',
  columnsHint:
    'We matched the columns by their names and values. Check them against the first values of ' +
    'each column. Several columns can fill one field, such as the address.',
  remembered: 'We used your choices from the last file with these columns.',
  joined: (field: string, at: number, of: number) => `${field}, part ${at} of ${of}`,
  fieldOf: (column: string) => `Field for “${column}”`,
  notImported: 'Not imported',
  emptyCells: 'empty',
  /** The others are called as in the form of a listing. */
  fields: {
    number: 'Listing ID on this site',
    slug: 'Page address on this site',
    version: 'Version',
    source: 'Source',
    source_id: 'ID in the source',
    source_date: 'Source date',
    name: 'Name',
    city: 'Town',
    latitude: 'Latitude (or both coordinates)',
    tags: 'Tags',
    hours: 'Opening hours (JSON)',
  } satisfies Record<Exclude<ImportField, FieldProperty<'import'>>, string> &
    Partial<Record<ImportField, string>>,
  allRows: 'For all rows',
  source: 'Source',
  sourceHint: 'Use the same name next time, so listings are updated and not duplicated.',
  status: 'New listings are',
  active: 'Published right away',
  pending: 'Sent for approval',
  category: 'Category for rows without one',
  town: 'Town for rows without one',
  noDefault: 'Don’t import these rows',
  nearest: 'If the town is unclear, use the nearest town on the map',
  check: 'Check all rows',
  checkAgain: 'Check again',
  checkHint: 'Nothing is saved yet.',
  working: 'Working…',
  progress: { checking: 'Checking', importing: 'Importing', undoing: 'Undoing' },
  leave: 'You can leave this page. The work continues in the background.',
  stop: 'Stop',
  counts: {
    rows: 'Rows',
    created: 'New',
    updated: 'Changed',
    unchanged: 'Unchanged',
    kept: 'User edits kept',
    rejected: 'Rejected',
  },
  was: 'Import results',
  goOn: 'Continue',
  nothing: 'Nothing to import.',
  changes: 'Changes to existing listings',
  firstListings: (shown: number, all: number) => `First ${shown} of ${formatCount(all)} listings`,
  noValue: 'empty',
  before: 'Before',
  after: 'After',
  downloadChanges: 'Download all changes',
  ignored: (columns: string) => `Not imported: ${columns}.`,
  ignoredHint:
    'A file can’t change status, owner, verification or reviews. Change them on the ' + 'listing.',
  refused: 'Rejected rows',
  refusedHint: 'Fix them in the file and import it again. The other rows will not be duplicated.',
  firstOf: (shown: number, all: number) => `First ${shown} of ${formatCount(all)}`,
  download: 'Download rejected rows',
  downloadFailed: 'Couldn’t create the file',
  line: (line: number) => `Line ${line}`,
  undo: 'Undo this import',
  undoTitle: (file: string) => `Undo the import of “${file}”?`,
  undoText:
    'Listings that it added are removed. Listings that it changed get their old details ' +
    'back. Listings that someone has changed, owns or reviewed since then stay as they ' +
    'are.',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'Something went wrong',
  keptSince: (count: number) =>
    `${counted(count, 'listing was', 'listings were')} changed later and not undone`,
  exports: 'Export data',
  exportsHint:
    'Download data to open in a spreadsheet. Users, contact messages and reviews ' +
    'contain personal data. Keep those files safe.',
  exportOf: {
    businesses: 'Businesses',
    users: 'Users',
    categories: 'Categories',
    locations: 'Towns',
    features: 'Features',
    reviews: 'Reviews',
    blog: 'Blog posts',
    classified: 'Classified ads',
    contacts: 'Contact messages',
    campaigns: 'Campaigns',
    'open-data': 'Open data (ZIP)',
  } satisfies Record<ExportKind, string>,
  openDataHint: (licence: string) =>
    'Download details of public listings, categories and towns that anyone may reuse ' +
    `under ${licence}. Rows from other sources state their own licence. Sources without ` +
    'a licence are left out.',
  exportFailed: 'Couldn’t create the file',
  preparing: 'Preparing…',
}
