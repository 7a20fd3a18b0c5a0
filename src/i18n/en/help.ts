import type { RouteName } from '#config/routes.ts'
import { LOCAL_LANGUAGE, LOCAL_LANGUAGE_NAME, READS_HINDI } from '#district/district.ts'

const INTO_SEARCH =
  LOCAL_LANGUAGE === 'en'
    ? ''
    : `: in ${LOCAL_LANGUAGE_NAME}, in English, or ${LOCAL_LANGUAGE_NAME} in Roman letters`

/**
 * A question with its answer. `needs` names the page it is about: without that page, the entry is
 * left out.
 */
type Entry = { question: string; answer: readonly string[]; needs?: RouteName }

const finding: readonly Entry[] = [
  {
    question: 'How do I find a place?',
    answer: [
      `Tap the search icon at the top and type a name, a category or a town${INTO_SEARCH}. ` +
        `Spelling mistakes are fine${READS_HINDI ? ': “haspatal” finds hospitals' : ''}.`,
      'In the list of businesses, filter by category, state, district and town. The ' +
        'page’s link keeps your filters, so you can share the list.',
    ],
  },
  {
    question: 'What do “Open” and “Hours not available” mean?',
    answer: [
      '“Open” is based on the hours of the place and the time in India. We know about ' +
        'holidays only if the place tells us. “Hours not available” means we don’t know its ' +
        'hours.',
    ],
  },
  {
    question: 'How do I find what is near me?',
    answer: [
      'Tap “Near me” in the list of businesses and allow location in your browser. We use ' +
        'it only to sort the list and don’t store it.',
    ],
  },
  {
    question: 'How do I save a place?',
    answer: [
      'Tap the heart on a place. It is saved in this browser without an account. Tap the ' +
        'heart at the top of any page to see your saved places. Log in to get them on your ' +
        'other devices too.',
    ],
  },
  {
    question: 'The site is slow or does not load. What can I do?',
    answer: [
      'Pages are small and also work without JavaScript: you can still open search, ' +
        'categories, towns and every business. On a slow connection the text loads first, ' +
        'then the images.',
    ],
  },
]

const taking: readonly Entry[] = [
  {
    question: 'How do I create an account?',
    needs: 'register',
    answer: [
      'Tap Get Started, enter your name, email and a password, and then the code we email ' +
        'you.',
    ],
  },
  {
    question: 'I forgot my password',
    needs: 'login',
    answer: [
      'On the login page tap “Forgot your password?”. We email you a link to set a new one.',
    ],
  },
  {
    question: 'How do I write a review?',
    needs: 'login',
    answer: [
      'Log in, open the business page and tap Write a Review. Choose the stars and ' +
        'describe your experience. Our team checks it first. You can review a business once.',
    ],
  },
  {
    question: 'How do I add my business?',
    needs: 'addListing',
    answer: [
      'Create a business account, or log in, and tap “List your business” at the bottom of ' +
        'any page. It takes about five minutes on a phone: name, category, place, number and ' +
        'hours. Your text is saved as you type, even if the connection drops.',
      'It is free. We check each listing within 24-48 hours and email you when it is live ' +
        'or needs changes. See its status under “My businesses” in your account.',
    ],
  },
  {
    question: 'Someone else listed my business',
    needs: 'dashboard',
    answer: [
      'Open its page and tap “Claim this business” at the bottom. Prove it with a code we ' +
        'send to the email of the listing, a call to its number, or a photo of a document.',
      'Our team checks the claim. Once approved, the listing is in your account and you ' +
        'can edit it.',
    ],
  },
  {
    question: 'How do I mark my business as closed or moved?',
    needs: 'dashboard',
    answer: [
      'In your account open “My businesses” and use the menu next to the listing. A ' +
        'temporarily closed business shows as open again on the date you set. A deleted ' +
        'listing can be restored for 30 days.',
    ],
  },
  {
    question: 'How do I sell something?',
    needs: 'postAd',
    answer: [
      'Log in and tap Post Ad on the Classified page. Enter what it is, its condition and ' +
        'price, and add up to ten photos. We check the ad before it goes live.',
      'Buyers contact you through the ad, and you reply in your account. After the sale, ' +
        'mark the ad as sold there. Meet buyers in a public place.',
    ],
  },
]

const rights: readonly Entry[] = [
  {
    question: 'Information about a place is wrong',
    answer: [
      'On the business page tap “Report a problem” and enter the correct information. For ' +
        'anything else contact us, with the link to the page.',
    ],
  },
  {
    question: 'Why is something marked “Ad”?',
    answer: [
      'An advertiser pays for it. We check it before it is shown. Paying does not change ' +
        'search results or reviews.',
    ],
  },
  {
    question: 'What data do you store about me, and how do I delete it?',
    answer: ['The privacy page explains what we store, for how long, and whom to contact.'],
  },
  {
    question: 'How do I download my data or delete my account?',
    needs: 'login',
    answer: [
      'In your account open Profile, then Preferences. “Download my data” gives you a file ' +
        'with all the data we have about you.',
      'You can delete your account there too. Log in within 14 days to cancel. After that ' +
        'the account and its data are deleted. You choose whether your listings and reviews ' +
        'stay without your name.',
    ],
  },
]

export const help = {
  title: 'Help',
  lede: 'Answers to common questions.',
  description: (site: string) =>
    `How to find places, save them, write reviews and be listed on ${site}.`,
  groups: [
    { id: 'find', title: 'Finding places', entries: finding },
    { id: 'take-part', title: 'Your account and listings', entries: taking },
    { id: 'rights', title: 'Problems and your data', entries: rights },
  ],
  more: 'Still need help?',
  moreText: 'Contact us. A person reads every message.',
}
