import { counted } from '#i18n/en/plural.ts'
import { formatCount } from '#shared/rules/money.ts'
import type { CauseKind, DecisionAction } from '#shared/rules/import-decisions.ts'

/** A label within a sentence; “PIN code” and “WhatsApp” keep their capitals. */
const inSentence = (label: string): string =>
  label.replace(/^[A-Z](?=[a-z]+\b)/, (first) => first.toLowerCase())

const isPin = (text: string) => /^\d{6}$/.test(text)

/** `field` is the label of the column that the rows are refused for. */
type Named = { field: string; about: string }

const titles: Record<CauseKind, (cause: Named) => string> = {
  'town-far': ({ about }) =>
    isPin(about)
      ? `PIN ${about} is far from the town in the file`
      : `“${about}” is far from the map pin`,
  'town-unknown': ({ about }) =>
    about ? `PIN ${about} and its towns are not in your list` : 'Town not in your list',
  'town-many': ({ about }) =>
    isPin(about) ? `PIN ${about} has several towns` : `There are several towns named “${about}”`,
  category: ({ about }) => (about ? `Category “${about}” is new` : 'Category is empty'),
  name: () => 'Name is empty',
  cell: ({ field }) => `${field} can’t be read`,
  duplicate: () => 'Same name and phone as a live listing',
  fixed: ({ field }) => `${field}: correct these rows in the file`,
  guess: ({ about }) => about,
}

/** Decisions about the rows of an import. */
export const importDecisions = {
  steps: { label: 'Steps of this import', done: 'done' },
  stepNames: ['Upload', 'Columns', 'Decide', 'Import'],
  checkedIn: (rows: number, time: string) => `${counted(rows, 'row', 'rows')}, checked in ${time}`,
  /** What a whole row is called where a column would be. */
  row: 'Row',
  ready: 'Ready',
  fresh: 'New',
  updates: 'Updates',
  toDecide: 'To decide',
  reasons: (all: number, decided: number) =>
    `${formatCount(decided)} of ${counted(all, 'question', 'questions')} decided`,
  need: (rows: number) =>
    rows === 1 ? '1 row needs a decision' : `${formatCount(rows)} rows need a decision`,
  allDecided: 'All rows are decided',
  rows: (count: number) => (count === 1 ? 'row' : 'rows'),
  title: (cause: Named & { kind: CauseKind }) => titles[cause.kind](cause),
  together: (kind: CauseKind, count: number) =>
    kind === 'category'
      ? `All ${formatCount(count)} new categories`
      : `All ${formatCount(count)} ${kind === 'town-unknown' ? 'unknown towns' : 'doubtful towns'}`,
  oneByOne: (count: number) => `Decide ${counted(count, 'group', 'groups')} one by one`,
  values: (texts: readonly string[], all: number) =>
    all > texts.length
      ? `In the file: ${texts.join(', ')} and ${formatCount(all - texts.length)} more.`
      : `In the file: ${texts.join(', ')}.`,
  closest: (name: string) => `Most similar category: ${name}.`,
  goTo: (towns: readonly string[]) =>
    `Nearest ${towns.length === 1 ? 'town' : 'towns'}: ${towns.join(', ')}.`,
  newTowns: (towns: readonly string[]) => `New: ${towns.join(', ')}.`,
  townRows: (city: string, rows: number) => `${city} (${formatCount(rows)})`,
  onlySome: (count: number) =>
    `This choice can’t be used for ${counted(count, 'row', 'rows')}. They will be left out.`,
  inFile: 'Left out. Download these rows, correct the file and import it again.',
  showRows: 'Show rows',
  line: (line: number, name: string) => `Line ${formatCount(line)}${name ? `, ${name}` : ''}`,
  decided: 'Decided',
  decide: 'Decide',
  change: 'Change',
  actions: {
    nearest: 'Nearest town',
    named: 'Use the town in the file',
    'new-town': 'New town',
    town: 'Other town…',
    category: 'Other…',
    address: 'Use the address as the name',
    without: 'Import without it',
    update: 'Update',
    'leave-out': 'Leave out',
    add: 'Add as new',
  } satisfies Record<DecisionAction, string>,
  keepLive: 'Keep as they are',
  without: (field: string) => `Import without ${inSentence(field)}`,
  rowsHead: 'Rows',
  pickedOne: (action: 'town' | 'category', name: string) =>
    `${action === 'town' ? 'Other town' : 'Other'}: ${name}`,
  download: 'Download',
  guesses: 'Guessed towns',
  guessesNote: (shown: number, all: number) =>
    (shown < all ? `${formatCount(shown)} of ${formatCount(all)} shown · ` : '') +
    'nothing is saved yet',
  inTheFile: 'In the file',
  becomes: 'Becomes',
  why: 'Why',
  guessed: {
    pin: 'By PIN code',
    alike: 'Similar name',
    overruled: 'The PIN code or place is a better match',
    nearest: 'Nearest town on the map',
  },
  pin: (said: string) => (isPin(said) ? `PIN ${said}` : said),
  leftOut: 'Left out',
  changeTown: (said: string) => `Change town for ${isPin(said) ? `PIN ${said}` : said}`,
  chooseTown: 'Choose a town',
  chooseCategory: 'Choose a category',
  leaveOutRows: 'Leave these rows out',
  backToGuess: 'Use the guess',
  use: 'Use',
  find: {
    waiting: 'Searching…',
    none: 'No town found',
    failed: 'Couldn’t load towns',
    found: (count: number) => counted(count, 'town', 'towns'),
  },
  rowAsListing: (line: number) => `Line ${formatCount(line)} as a listing`,
  noPhone: 'No number yet',
  previous: 'Previous row',
  next: 'Next row',
  changeColumns: 'Change columns',
  remembered: 'We used your earlier choices for files like this',
  kept: 'Saved choices for files like this',
  bar: (open: number) =>
    (open === 0 ? 'Nothing left to decide.' : `${counted(open, 'row', 'rows')} left to decide.`) +
    ' An import can be undone.',
  later: 'Decide later',
  run: (count: number) => `Import ${counted(count, 'row', 'rows')}`,
  left: (seconds: number) =>
    seconds < 60 ? 'less than a minute left' : `about ${Math.round(seconds / 60)} min left`,
  seconds: (seconds: number) => (seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`),
  percent: (share: number) => `${Math.floor(share * 100)}%`,
  failedTo: 'Couldn’t save the decision',
}
