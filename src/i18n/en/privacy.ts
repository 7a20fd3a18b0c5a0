import { LOCAL_LANGUAGE, LOCAL_LANGUAGE_NAME as language } from '#district/district.ts'
import type { LegalText } from './legal-text.ts'

/**
 * The privacy notice, for the product as it is: whoever changes what is stored changes this text.
 */
export const privacy: LegalText = {
  title: 'Privacy',
  changed: '2026-11-28',
  lede: ({ site }) =>
    `What ${site} knows about you, why, for how long, and what you can ask of us. It is the ` +
    'notice that section 5 of the Digital Personal Data Protection Act, 2023 asks for.',
  sections: [
    {
      id: 'short',
      title: 'In short',
      points: [
        'Reading, searching and calling need no account, and we keep no record of who looked ' +
          'at what.',
        'We keep what you write to us, save in your account or publish here, and use it for ' +
          'that only.',
        'Nothing is sold or given to advertisers. No other company’s trackers are on the pages.',
        'You can see, correct and erase what is yours, and take your consent back as easily ' +
          'as you gave it.',
      ],
    },
    {
      id: 'what',
      title: 'What we keep, why, and how long',
      points: [
        'Your account, if you make one: name, email or the mobile number that signs you in, ' +
          'phone if you give it, and your password if you set one, ' +
          'in a form from which it cannot be read. To sign you in. Until you ask us to close it.',
        'Places and ads you save while signed in: so that you find them on your other ' +
          'devices. Until you take them off or your account is closed.',
        'Listings and classified ads: what you enter, with the phone and email you choose to ' +
          'show. To publish them. Until you ask us to remove them. Pictures are made anew ' +
          'without the place, time and camera data that phones hide in them.',
        'Reviews: your name, stars, words and the day of your visit. To publish them once ' +
          'approved. Until you ask us to remove them. That you found a review helpful is kept ' +
          'too, so that it counts once; nobody sees that it was you.',
        'Messages, enquiries and reports of something wrong: name, email, phone if given, and ' +
          'the text. To hand them to the business or seller, or to answer you. Until you ask us ' +
          'to erase them; what you write to this website, for a year after it is settled. The ' +
          'mails by which we hand them on are deleted from our server 30 days later.',
        'Codes and notices to your mobile number: the number, the day and whether it was sent, ' +
          'for 90 days, so that we know what we pay for; not the code. The network that delivers ' +
          'them learns the number and the text. A number that nobody confirms with its code is ' +
          'kept in no account. If you ask us to open an account that was silent for long: the ' +
          'number and your words, for 90 days after we decided.',
        'What you tell about a business without writing a review: the number, the hours, the ' +
          'place, a photo or that it is right. It is about the business and stays with it. With ' +
          'it, for 90 days, the same code of your network address as with a review, so that one ' +
          'person counts once and rubbish of one source can be thrown away; the account, if you ' +
          'are signed in; and of a photo none of the place, time and camera data. An answer or ' +
          'photo that could not be sent waits on your device for a week at most.',
        'What a business told a helper of ours on the phone or on a visit: the facts of the ' +
          'listing stay with it. Who called or went there, when, what came of it and a note for ' +
          'the next call are kept for a year, and with it a number that was wrong. Helpers see ' +
          'what is public of a listing and such notes, and nothing of your account.',
        'Newsletter: your email. It is used once you have confirmed it, until you ' +
          'unsubscribe, which every letter lets you do with one click. An address never ' +
          'confirmed is erased about 30 days after our mail; one that unsubscribed stays marked ' +
          'so, unless you ask us to erase it.',
        'What was done to a record, and by which account: to find mistakes and misuse. Kept ' +
          'with the record.',
        'If you advertise: what you paid in, what clicks cost and what was given back, with the ' +
          'number of the payment, the line of our bank’s statement that shows it, and where you ' +
          'asked a refund to be sent. The law asks us to keep these books, without your name ' +
          'once your account is erased; receipts and invoices keep the name, the address and the ' +
          'tax number that stand on them.',
        'Network addresses: held in memory for minutes up to a day, against floods of ' +
          'attempts and so that an advertisement you see twice is counted once; then forgotten. ' +
          'They are never written down as they are. Our logs hold neither your address nor ' +
          'what you searched for.',
        'With a review, for 90 days: a code made with a secret key from the first part of your ' +
          'network address (/24 or /48). It tells our team how many reviews of one place came ' +
          'from one network, or from that of its owner, and nothing else. It is a hint: no ' +
          'review is refused by it alone.',
        'Counts of pages opened, of calls, saves and the like, of advertisements seen, and of ' +
          'the words of searches that led to a listing: numbers only, without who, for 25 ' +
          'months. To count you once a day we keep, until the day ends, a code made from part ' +
          'of your network address and the name of your browser with a random key; the key is ' +
          'thrown away with it.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      paragraphs: [
        'We set one cookie, when you sign in: it tells our server that this browser is yours, ' +
          'so that a stranger who tries passwords cannot lock you out. No page can read it, and ' +
          'it follows you nowhere. The browser’s own storage holds the places and ads you save, ' +
          'what you searched for last, the day you closed an advertisement, a form you had begun ' +
          'when you were sent to sign in (for an hour at most), and, when you are signed in, the ' +
          'token that says so. Signing out removes the token, begun forms and your account’s ' +
          'saved places; your browser’s settings remove all of it.',
        'So that they can be read without internet, the public pages you opened last are kept ' +
          'in your browser, and all listings of the district if you press “Keep on this phone”. ' +
          'Nothing of your account is among them. Signing out removes the pages; the listings ' +
          'stay until you remove them. We learn neither what is kept nor what you search there. ' +
          'A form that you send without internet waits in your browser until it is sent, for 30 ' +
          'days at most; you can delete it, and signing out does. While you are signed in, what ' +
          'your own pages showed last stays in your browser in the same way, so that they open ' +
          'without internet; what another app shares to this one stays until you use it.',
        '“Near me” uses where you are, if your browser lets it, to sort that one list; it is ' +
          'sent with the question and kept nowhere.',
        'A map, a video or a share page of another company is asked for only when you press ' +
          'it. From then on that company’s rules apply: the map’s tiles come from the provider ' +
          'named on the map, videos from YouTube.',
      ],
    },
    {
      id: 'consent',
      title: 'Consent, and taking it back',
      paragraphs: [
        'Sending a form, making an account or publishing something is your consent to use ' +
          'what you entered for that purpose. You may take it back at any time: unsubscribe, or ' +
          'write to the grievance officer below. What was lawfully done before stays lawful; we ' +
          'stop from then on and erase, unless a law makes us keep it.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      points: [
        'To have a summary of what we hold about you, what was done with it and with whom it ' +
          'was shared.',
        'To have it corrected, completed, brought up to date or erased.',
        'To have a grievance answered, by us first.',
        'To name someone who may use these rights should you die or be unable to.',
        'To complain to the Data Protection Board of India, once you have turned to us first ' +
          'and we have not helped you.',
      ],
      paragraphs: [
        'With an account you download all that we hold of you, and delete the account, in the ' +
          'preferences of your profile.',
        'We answer as soon as we can and within 90 days at the latest. Write to the grievance ' +
          `officer below, in English${LOCAL_LANGUAGE === 'en' ? '' : ` or ${language}`}; if you ` +
          `want this notice in ${LOCAL_LANGUAGE === 'en' ? 'a' : `${language} or another`} ` +
          'language of India, say so. Please write from the email of your account, so that ' +
          'nobody else can ask in your name.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees it',
      paragraphs: [
        'What you publish, everyone sees. A message or enquiry goes to the business it is ' +
          'for. Whoever runs our servers and delivers our mail handles data on our behalf and ' +
          'for nothing else. Authorities get what a law obliges us to give.',
        'Listings taken from public lists hold what those lists say of a place of business. ' +
          'If one is about you and wrong, write to us.',
      ],
    },
    {
      id: 'age',
      title: 'Minimum age',
      paragraphs: [
        'Accounts are for people of 18 years and more, as the terms state. We do not ' +
          'knowingly keep data of children; tell us of any and we erase it.',
      ],
    },
    {
      id: 'care',
      title: 'How we take care of it',
      paragraphs: [
        'Passwords are hashed, access is limited to those who need it, and changes are ' +
          'recorded. Should personal data get into wrong hands, we tell those concerned and the ' +
          'Data Protection Board without delay.',
      ],
    },
  ],
}
