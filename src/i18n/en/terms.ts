import type { LegalText } from './legal-text.ts'

/** The terms of use, for the product as it is. */
export const terms: LegalText = {
  title: 'Terms',
  changed: '2026-11-23',
  lede: ({ site, district, state }) =>
    `The rules for using ${site}, the directory of ${district} district, ${state}. Who uses ` +
    'the site agrees to them.',
  sections: [
    {
      id: 'service',
      title: 'What this is',
      paragraphs: [
        'A directory of businesses and public places, a board of classified ads, a blog and a ' +
          'guide to the district. We publish what others tell us. We do not sell their goods, ' +
          'take part in their dealings or vouch for them.',
        'Reading is free and needs no account. Hours, phones and prices change: call before ' +
          'you travel far. The site is not for emergencies; dial 112.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      points: [
        'You must be at least 18 years old.',
        'Give your own name and an email that reaches you, and keep your password to yourself.',
        'What is done with your account counts as yours, until you tell us that someone else ' +
          'has got hold of it.',
      ],
    },
    {
      id: 'listings',
      title: 'Listings and classified ads',
      points: [
        'List only what exists and what you may speak for. Say what is true of place, hours, ' +
          'price and condition.',
        'Not allowed: anything unlawful, stolen or counterfeit goods, weapons, drugs, alcohol ' +
          'and tobacco, protected animals and plants, medicines without a licence, gambling, ' +
          'offers of sexual services, schemes that promise money, and asking for payment before ' +
          'a meeting without reason.',
        'Pictures and words must be yours or free to use, and a picture made by a computer ' +
          'must not pass for a photo of the thing.',
        'New entries may wait for approval. We may correct, refuse, suspend or remove an ' +
          'entry that breaks these rules, and say why.',
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews',
      points: [
        'Write about what you have lived through yourself. One review for a business from ' +
          'each person.',
        'No review for money, of your own business, or of a competitor.',
        'No insults, threats, private details of others, or words against a religion, caste, ' +
          'language or people.',
        'A review appears once it is approved. Bad marks are no reason to refuse one; ' +
          'breaking these rules is.',
      ],
    },
    {
      id: 'ads',
      title: 'Advertisements',
      paragraphs: [
        'Paid places always carry the word ‘Ad’. Each is looked at before it is shown. It ' +
          'must be lawful, say who offers, promise nothing it cannot keep and lead where it ' +
          'says. Paying changes neither the order of search results nor reviews.',
        'Which one stands in a place is decided by the page: its kind, its town, its category ' +
          'and what was searched for there, never by who you are. Advertisers pay for each ' +
          'visitor who follows one, and nothing for programs, for repeats or for their own ' +
          'clicks. “Why this ad?” on each says why it stands there.',
      ],
    },
    {
      id: 'content',
      title: 'What you publish',
      paragraphs: [
        'It stays yours. You let us show it, shorten it for lists and make smaller copies of ' +
          'pictures, here and as data of the site, as long as it is published. You answer for ' +
          'it; if someone makes a claim on us because of it, you make good the damage.',
        'The facts of a listing (name, kind, place, hours and contacts) are also given away as ' +
          'open data for anybody to use again; your descriptions, pictures and reviews are not.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints about content',
      paragraphs: [
        'Use the form for complaints, or tell the grievance officer below, with the address ' +
          'of the page and what is wrong with it. As the Information Technology (Intermediary ' +
          'Guidelines and Digital Media Ethics Code) Rules, 2021, amended in 2026, ask, a ' +
          'complaint is acknowledged within 24 hours and settled within 7 days, or 36 hours ' +
          'where the Rules say so; pictures of a person in an intimate act, or made to look so, ' +
          'are taken away within 2 hours.',
        'If you are not content with our answer, you may appeal to the Grievance Appellate ' +
          'Committee (gac.gov.in) within 30 days.',
      ],
    },
    {
      id: 'misuse',
      title: 'What is not allowed with the site',
      points: [
        'Breaking in, overloading it, or getting around its limits.',
        'Collecting phones and emails to send people what they have not asked for.',
        'Posing as someone else.',
      ],
      paragraphs: [
        'Accounts that do such things, or break other rules of this page, may be suspended or ' +
          'closed, and what they published removed; what is an offence in law may be reported.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      paragraphs: [
        'We take care but cannot promise that everything is right or that the site is always ' +
          'there. We answer for harm done wilfully or by gross neglect, and as far as the law ' +
          'does not let us limit it. Dealings between you and a business, buyer or seller are ' +
          'between the two of you; your rights under the Consumer Protection Act, 2019 stay as ' +
          'they are.',
      ],
    },
    {
      id: 'law',
      title: 'Law and changes',
      paragraphs: [
        'The law of India applies. The courts at the headquarters of the district decide, ' +
          'unless a law gives you another.',
        'When these terms change, the date at the top changes with them. A change that ' +
          'matters is told on the site before it applies.',
      ],
    },
  ],
}
