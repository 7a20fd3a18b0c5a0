/** An emergency number, and the words that people type when they need it. */
export type Helpline = {
  id: string
  number: string
  name: string
  nameHi: string
  words: string
  /** Who publishes the number, and where. */
  source: string
  sourceUrl: string
}

/** National numbers. The office of each publishes it on the page named with it. */
export const HELPLINES: readonly Helpline[] = [
  {
    id: 'emergency',
    number: '112',
    name: 'Police, fire or any emergency',
    nameHi: 'पुलिस, आग या कोई भी आपात स्थिति',
    words:
      '112, 100, 101, emergency, aapatkal, आपातकाल, sos, help, madad, मदद, accident, ' +
      'durghatna, दुर्घटना, chori, चोरी',
    source: 'Emergency Response Support System, Ministry of Home Affairs',
    sourceUrl: 'https://112.gov.in/',
  },
  {
    id: 'ambulance',
    number: '108',
    name: 'Ambulance',
    nameHi: 'एम्बुलेंस',
    words: '108, ambulance number, emergency ambulance, accident ambulance',
    source: 'National Health Mission',
    sourceUrl: 'https://nhm.gov.in/',
  },
  {
    id: 'mother-ambulance',
    number: '102',
    name: 'Ambulance for mothers and infants',
    nameHi: 'माँ और शिशु के लिए एम्बुलेंस',
    words: '102, mamta vahan, ममता वाहन, pregnant ambulance, janani ambulance',
    source: 'National Health Mission',
    sourceUrl: 'https://nhm.gov.in/',
  },
  {
    id: 'child',
    number: '1098',
    name: 'Child helpline',
    nameHi: 'चाइल्ड हेल्पलाइन',
    words:
      '1098, childline, child helpline, child line, चाइल्ड लाइन, bal vivah, बाल विवाह, bachcha ' +
      'gum, child labour',
    source: 'Ministry of Women and Child Development',
    sourceUrl: 'https://wcd.gov.in/',
  },
  {
    id: 'women',
    number: '181',
    name: 'Women helpline',
    nameHi: 'महिला हेल्पलाइन',
    words:
      '181, women helpline, mahila helpline, महिला हेल्पलाइन, gharelu hinsa, घरेलू हिंसा, domestic ' +
      'violence',
    source: 'Ministry of Women and Child Development',
    sourceUrl: 'https://wcd.gov.in/',
  },
  {
    id: 'cyber-crime',
    number: '1930',
    name: 'Cyber fraud',
    nameHi: 'साइबर ठगी',
    words:
      '1930, cyber crime, cyber fraud, online fraud, साइबर क्राइम, साइबर ठगी, thagi, ठगी, upi ' +
      'fraud, fraud',
    source: 'National Cyber Crime Reporting Portal',
    sourceUrl: 'https://cybercrime.gov.in/',
  },
  {
    id: 'railway',
    number: '139',
    name: 'Railway enquiry and help',
    nameHi: 'रेल पूछताछ और मदद',
    words:
      '139, railway enquiry, rail enquiry, train enquiry, train time, train samay, pnr, ' +
      'pnr status, rail ' +
      'madad, train running status',
    source: 'Indian Railways, Rail Madad',
    sourceUrl: 'https://railmadad.indianrailways.gov.in/',
  },
]
