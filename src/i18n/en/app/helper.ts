import { counted } from '#i18n/en/plural.ts'
import type { CallResult } from '#shared/rules/calls.ts'
import type { Gap } from '#shared/rules/gaps.ts'
import { formatCount } from '#shared/rules/money.ts'

const more = (count: number): string =>
  count < 0 ? `${formatCount(-count)} fewer` : `${formatCount(count)} more`

/** The screens of helpers, who call and visit businesses. */
export const helper = {
  panel: 'Helper',
  denied: 'Helpers only',
  deniedText: 'Ask our team if you would like to call businesses for this website.',
  screens: { calls: 'Call list', visits: 'Visit list', progress: 'Progress' },
  short: { calls: 'Calls', visits: 'Visits', progress: 'Progress' },
  town: 'Town',
  missing: 'Missing',
  kind: 'Category',
  allKinds: 'All categories',
  fact: 'Information',
  allTowns: 'All towns',
  anything: 'Anything',
  counted: (name: string, count: string) => `${name} (${count})`,
  gaps: {
    phone: 'Phone number',
    hours: 'Opening hours',
    photo: 'Photo',
    point: 'Place on the map',
  } satisfies Record<Gap, string>,
  lacks: {
    phone: 'No number',
    hours: 'No hours',
    photo: 'No photo',
    point: 'Not on the map',
  } satisfies Record<Gap, string>,
  with: {
    phone: 'with number',
    hours: 'with hours',
    photo: 'with photo',
    point: 'on the map',
  } satisfies Record<Gap, string>,
  toCall: (count: number, town: string | null) =>
    `${formatCount(count)} to call${town ? ` in ${town}` : ''}.`,
  calledToday: (count: number) => `You called ${formatCount(count)} today.`,
  withFact: (town: string, known: number, total: number, fact: string) =>
    `${town}: ${fact.toLowerCase()} known for ${formatCount(known)} of ${formatCount(total)}`,
  call: (phone: string) => `Call ${phone}`,
  orCall: (phone: string) => `Or call ${phone}`,
  howDidItGo: 'How did it go?',
  told: 'Add what they told you',
  results: {
    told: 'Told us',
    'no-answer': 'No answer',
    'wrong-number': 'Wrong number',
    'not-listed': 'Asked not to be listed',
    note: 'Note',
  } satisfies Record<CallResult, string>,
  addNote: 'Add note',
  happened: (result: string, day: string, time: string) => `${result} on ${day}, ${time}`,
  happenedOn: (result: string, day: string) => `${result} on ${day}`,
  sure: {
    'wrong-number': {
      title: 'Remove this number?',
      text: 'The listing will no longer show it. The owner is told and can bring it back.',
    },
    'not-listed': {
      title: 'Ask the team to remove the listing?',
      text: 'Nobody will call this business again. An administrator decides about the listing.',
    },
  },
  close: 'Close',
  cancel: 'Cancel',
  note: 'Note',
  noteHint: 'For the next call, such as “after 4 PM”',
  saveNote: 'Save note',
  save: 'Save',
  saving: 'Saving…',
  saved: {
    told: 'Saved',
    'no-answer': 'Saved. It comes again later.',
    'wrong-number': 'The number was removed.',
    'not-listed': 'The team will look at it.',
    note: 'Note saved',
  } satisfies Record<CallResult, string>,
  placeholders: {
    phone: 'Mobile or landline',
    hours: 'Mon-Sat 10-18, Sun closed',
    point: '23.4567, 84.1234',
  },
  problems: {
    phone: 'Enter a phone number with its area code',
    hours: 'Write the hours like this: Mon-Sat 10-18, Sun closed',
    point: 'Enter a point in the district like this: 23.4567, 84.1234',
    nothing: 'Enter what they told you',
  },
  commonHours: ['Daily 9-20', 'Mon-Sat 10-18, Sun closed'],
  shownAs: (hours: string) => `Shown as: ${hours}`,
  stillHere: 'Is it still here?',
  yes: 'Yes',
  closed: 'No, it closed',
  standingHere: 'I’m standing here',
  locating: 'Getting your location…',
  noLocation: 'Couldn’t get your location',
  nobodyLeft: 'Nobody left to call',
  nobodyLeftText: 'Choose another town, or come back later.',
  next: 'Next',
  left: (count: number) => `${formatCount(count)} left`,
  takeThis: (name: string) => `Call ${name} next`,
  byTown: 'Progress by town',
  of: (known: number, total: number) => `${formatCount(known)} of ${formatCount(total)}`,
  ofListings: (known: number, total: number) =>
    `${formatCount(known)} of ${counted(total, 'listing', 'listings')}.`,
  inWeek: (count: number) => `${more(count)} this week.`,
  inMonth: (count: number) => `${more(count)} in 30 days.`,
  countedDaily: 'Counted once a day. A period starts on a day that was counted.',
  print: 'Print',
  fromCentre: 'Start from the town centre',
  toVisit: (shown: number, total: number, town: string) =>
    shown < total
      ? `The first ${formatCount(shown)} of ${formatCount(total)} to visit in ${town}`
      : `${formatCount(total)} to visit in ${town}`,
  nothingToVisit: 'Nothing to visit here',
  metres: (metres: number) => (metres < 1000 ? `${metres} m` : `${(metres / 1000).toFixed(1)} km`),
  waits: 'Saved on this phone. It will be sent when you’re back online.',
  refused: 'This couldn’t be sent.',
}
