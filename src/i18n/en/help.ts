import type { RouteName } from '#config/routes.ts'

/**
 * A question with its answer. `needs` names the page it is about: without that page, the entry is
 * left out.
 */
type Entry = { question: string; answer: readonly string[]; needs?: RouteName }

const finding: readonly Entry[] = [
  {
    question: 'How do I find a place?',
    answer: [
      'Press the magnifier at the top and type a name, a kind of place or a town: in Hindi, ' +
        'in English, or Hindi in Roman letters. Spelling mistakes are forgiven: “haspatal” ' +
        'finds hospitals.',
      'On the list of businesses, filters narrow it by category, state, district and town. ' +
        'The address bar keeps your choice, so you can send it to someone.',
    ],
  },
  {
    question: 'What do “Open” and “Hours not available” mean?',
    answer: [
      'Open or closed is worked out from the hours of the place and the time in India, public ' +
        'holidays only where the place has told us. Where nobody has told us the hours, we say ' +
        'so and do not guess.',
    ],
  },
  {
    question: 'How do I find what is near me?',
    answer: [
      'On the list of businesses press “Near me”. Your browser asks whether the site may know ' +
        'where you are. It is used to sort that list and kept nowhere.',
    ],
  },
  {
    question: 'How do I save a place?',
    answer: [
      'Press the heart on its card. It is saved in this browser, without an account; the ' +
        'heart at the top of each page leads to what you saved. Log in, and your account keeps ' +
        'it for your other devices too.',
    ],
  },
  {
    question: 'It is slow or does not load. What can I do?',
    answer: [
      'Pages are small and also work with JavaScript switched off: search, categories, towns ' +
        'and every business can be reached by plain links. On a bad connection wait for the ' +
        'words; pictures come later.',
    ],
  },
]

const taking: readonly Entry[] = [
  {
    question: 'How do I make an account?',
    needs: 'register',
    answer: [
      'Press Get Started, give name, email and a password, and confirm the email we send you.',
    ],
  },
  {
    question: 'I have forgotten my password',
    needs: 'login',
    answer: [
      'On the login page follow “Forgot your password?”. We send a link to your email that ' +
        'lets you choose a new one.',
    ],
  },
  {
    question: 'How do I write a review?',
    needs: 'login',
    answer: [
      'Log in, open the page of the business and press Write a Review. Choose the stars and ' +
        'write what you lived through. It appears once it has been approved; each person can ' +
        'review a business once.',
    ],
  },
  {
    question: 'How do I add my business?',
    needs: 'addListing',
    answer: [
      'Make a business account, or log in, and follow “List your business” at the foot of each ' +
        'page. Name, category, place, number and hours take about five minutes on a phone. What ' +
        'you type is kept as you go, also when the line breaks.',
      'It is free. We look at each entry within 24-48 hours, and mail you when it is shown or ' +
        'what is missing. “My businesses” in your account shows where it stands.',
    ],
  },
  {
    question: 'My business is listed already, but not by me',
    needs: 'dashboard',
    answer: [
      'Open its page and follow “This is my business” at the end. Show it by a code that we ' +
        'mail to the address of the listing, by a call to its number, or by a photo of a paper.',
      'A person of our team decides. Then it is in your account, and you can change it.',
    ],
  },
  {
    question: 'We are closed for some time, moved, or closed for good',
    needs: 'dashboard',
    answer: [
      'In your account open “My businesses” and choose from the menu beside the listing. ' +
        'Closed for renovation, it opens again by itself on the day you give. Deleted by ' +
        'mistake, it can be had back for 30 days.',
    ],
  },
  {
    question: 'How do I sell something?',
    needs: 'postAd',
    answer: [
      'Log in and press Post Ad on the classified page: what it is, its condition, the price, ' +
        'and up to ten pictures. We look at it before it is shown.',
      'Buyers write to you through the ad, and you answer in your account. Mark it as sold ' +
        'there. Meet in a public place, and pay or hand over only then.',
    ],
  },
]

const rights: readonly Entry[] = [
  {
    question: 'Something about a place is wrong',
    answer: [
      'On the page of the business press “Something wrong on this page?” and say what is ' +
        'right. For anything else write to us on the contact page, with the address of the page.',
    ],
  },
  {
    question: 'Why does an entry say “Ad”?',
    answer: [
      'Somebody pays for that place. It is looked at before it is shown, and paying changes ' +
        'neither the order of search results nor reviews.',
    ],
  },
  {
    question: 'What do you know about me, and how do I have it erased?',
    answer: [
      'The privacy page says in plain words what we keep and for how long, and names whom to ' +
        'write to.',
    ],
  },
  {
    question: 'How do I download my data or delete my account?',
    needs: 'login',
    answer: [
      'In your account open Profile, then Preferences. “Download my data” gives a file with all ' +
        'that we keep of you.',
      'Deleting begins there too. For 14 days a login calls it off; then the account and what ' +
        'belongs to it are erased. You choose whether your listings and reviews stay without ' +
        'your name.',
    ],
  },
]

export const help = {
  title: 'Help',
  lede: 'Short answers to what people ask.',
  description: (site: string) =>
    `How to find places, save them, write reviews and be listed on ${site}.`,
  groups: [
    { id: 'find', title: 'Finding', entries: finding },
    { id: 'take-part', title: 'Taking part', entries: taking },
    { id: 'rights', title: 'Mistakes and rights', entries: rights },
  ],
  more: 'Not answered?',
  moreText: 'Write to us; a person reads it.',
}
