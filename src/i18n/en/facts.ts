import type { FactConfirmation } from '#shared/rules/facts.ts'
import { formatMonthName } from './dates.ts'
import { counted } from './plural.ts'

const people = (count: number) => counted(count, 'person', 'people')
const inMonth = ({ month }: FactConfirmation) => `in ${formatMonthName(`${month}-01`)}`

/** What the page of a business asks its visitors. */
export const facts = {
  ask: {
    phone: 'Do you know the number?',
    hours: 'When is it open?',
    here: 'Is it still here?',
    point: 'Where exactly is it?',
    photo: 'Do you have a photo of the front?',
  },
  /* After a no. */
  askRight: { phone: 'What’s the right number?', hours: 'When is it open?' },
  isRight: {
    phone: 'Is this number right?',
    hours: 'Are these hours right?',
    here: 'Is it still here?',
  },
  lacks: 'It isn’t listed yet. No account needed.',
  label: {
    phone: 'Phone number',
    hours: 'Opening hours',
    point: 'Point on the map',
    photo: 'Photo',
  },
  placeholder: {
    phone: 'Mobile or landline',
    hours: 'Mon-Sat 10-18, Sun closed',
    point: '23.4567, 84.1234',
  },
  send: 'Send',
  sending: 'Sending…',
  yes: 'Yes',
  no: 'No',
  shownLater: 'Shown after a check',
  dontKnow: 'I don’t know',
  here: 'I’m standing here',
  onMap: 'Choose on the map',
  locating: 'Getting your location…',
  noLocation: 'Couldn’t get your location',
  tapMap: 'Tap the map where it is.',
  thanks: 'Thanks',
  willCheck: 'We’ll check it before it’s shown.',
  waiting: 'Waiting to send',
  kept: 'You’re offline. Your answer is saved on this phone.',
  keptPhoto: 'You’re offline. Your photo is saved on this phone.',
  notKept:
    'You’re offline, and this phone couldn’t save it: its storage is full or blocked. Please try ' +
    'again when you’re back online.',
  undo: 'Undo',
  confirmed: {
    phone: (by: FactConfirmation) => `${people(by.count)} confirmed this number ${inMonth(by)}`,
    hours: (by: FactConfirmation) => `${people(by.count)} confirmed these hours ${inMonth(by)}`,
    here: (by: FactConfirmation) => `${people(by.count)} confirmed it’s here ${inMonth(by)}`,
  },
}
