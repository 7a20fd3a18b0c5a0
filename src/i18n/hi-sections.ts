import { HI_SECTION_HEADINGS } from './hi-parts.ts'

/**
 * Hindi companions of parts of single screens of the signed-in app: apart from those of its frame,
 * which come with the first screen.
 */
export const HI_SECTIONS = {
  colours: 'रंग',
  letters: 'अक्षर और आकार',
  adSections: {
    basic: 'खास बातें',
    media: 'फ़ोटो और वीडियो',
    details: 'सामान की जानकारी',
    price: 'कीमत',
    place: 'जगह',
    contact: 'संपर्क',
  },
  listingSections: {
    basic: 'खास बातें',
    contact: 'संपर्क',
    place: 'पता',
    hours: 'खुलने का समय',
    services: 'सेवाएँ',
    features: 'सुविधाएँ और पैसे कैसे दें',
    media: 'फ़ोटो और वीडियो',
  },
  days: HI_SECTION_HEADINGS.weekdays,
  stillRight: 'क्या यह अब भी सही है?',
} as const
