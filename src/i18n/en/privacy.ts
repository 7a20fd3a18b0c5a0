import type { LegalText } from '#i18n/legal-text.ts'

/** What the privacy notice says, for the product as it is: a change of what is stored is a change here. */
export const privacy: LegalText = {
  title: 'Privacy',
  changed: '2026-11-21',
  lede: ({ site }) =>
    `What ${site} knows about you, why, for how long, and what you can ask of us. It is the notice that section 5 of the Digital Personal Data Protection Act, 2023 asks for.`,
  sections: [
    {
      id: 'short',
      title: 'In short',
      points: [
        'Reading, searching and calling need no account, and we keep no record of who looked at what.',
        'We keep what you write to us or publish here, and use it for that only.',
        'Nothing is sold or given to advertisers. No other company’s trackers are on the pages.',
        'You can see, correct and erase what is yours, and take your consent back as easily as you gave it.',
      ],
    },
    {
      id: 'what',
      title: 'What we keep, why, and how long',
      points: [
        'Your account, if you make one: name, email, phone if you give it, and your password in a form from which it cannot be read. To sign you in. Until you ask us to close it.',
        'Listings and classified ads: what you enter, with the phone and email you choose to show. To publish them. Until you remove them.',
        'Reviews: your name, stars, words and the day of your visit. To publish them once approved. Until you ask us to remove them.',
        'Messages and enquiries: name, email, phone if given, and the text. To hand them to the business or to answer you. Until you ask us to erase them.',
        'Newsletter: your email, after you have confirmed it. Until you unsubscribe, which every letter lets you do with one click.',
        'What was done to a record, and by which account: to find mistakes and misuse. Kept with the record.',
        'Network addresses: held in memory for minutes up to a day against floods of attempts, then forgotten. Our logs hold neither your address nor what you searched for.',
        'Counts of pages opened and advertisements seen: numbers only, without who.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      paragraphs: [
        'We set no cookies. The browser’s own storage holds what you save, what you searched for last, a form you had begun when you were sent to sign in, and, when you are signed in, the token that says so. Signing out removes the token; your browser’s settings remove all of it.',
        'A map, a video or a share page of another company is asked for only when you press it. From then on that company’s rules apply: the map’s tiles come from the provider named on the map, videos from YouTube.',
      ],
    },
    {
      id: 'consent',
      title: 'Consent, and taking it back',
      paragraphs: [
        'Sending a form, making an account or publishing something is your consent to use what you entered for that purpose. You may take it back at any time: unsubscribe, delete what you published, or write to the grievance officer below. What was lawfully done before stays lawful; we stop from then on and erase, unless a law makes us keep it.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      points: [
        'To know what we hold about you and with whom it was shared.',
        'To have it corrected, completed, brought up to date or erased.',
        'To have a grievance answered, by us first.',
        'To name someone who may use these rights should you die or be unable to.',
        'To complain to the Data Protection Board of India when we have not helped you.',
      ],
      paragraphs: [
        'We answer as soon as we can and within 90 days at the latest. Please write from the email of your account, so that nobody else can ask in your name.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees it',
      paragraphs: [
        'What you publish, everyone sees. A message or enquiry goes to the business it is for. Whoever runs our servers and delivers our mail handles data on our behalf and for nothing else. Authorities get what a law obliges us to give.',
        'Listings taken from public lists hold what those lists say of a place of business. If one is about you and wrong, write to us.',
      ],
    },
    {
      id: 'age',
      title: 'Minimum age',
      paragraphs: [
        'Accounts are for people of 18 years and more, as the terms state. We do not knowingly keep data of children; tell us of any and we erase it.',
      ],
    },
    {
      id: 'care',
      title: 'How we take care of it',
      paragraphs: [
        'Passwords are hashed, access is limited to those who need it, and changes are recorded. Should personal data get into wrong hands, we tell those concerned and the Data Protection Board without delay.',
      ],
    },
  ],
}
