import type { ForbiddenTermRule } from '#shared/rules/forbidden-terms.ts'

/**
 * Kinds of advertisements that are not shown here, beside the goods that nobody may offer
 * (`forbidden-goods.ts`). What is found in an advertisement's words is a hint for the administrator
 * who decides; the reasons are also what they may choose from and what advertisers read.
 */
export type ForbiddenAdRule = ForbiddenTermRule & { name: string; nameHindi: string }

export const FORBIDDEN_AD_RULES: readonly ForbiddenAdRule[] = [
  {
    rule: 'alcohol-and-tobacco',
    level: 'hint',
    name: 'Alcohol and tobacco',
    nameHindi: 'शराब और तंबाकू',
    terms: ['daru', 'sharab', 'whisky', 'beer', 'cigarette', 'bidi', 'tobacco', 'khaini', 'zarda'],
    unless: ['nasha mukti', 'de addiction'],
    reason: 'Tobacco may not be advertised (COTPA 2003), and alcohol is not shown here.',
    reasonHindi: 'तंबाकू का विज्ञापन नहीं हो सकता (कोटपा 2003); शराब का यहाँ नहीं दिखाया जाता।',
  },
  {
    rule: 'betting',
    level: 'hint',
    name: 'Betting and games for money',
    nameHindi: 'सट्टा और पैसे के खेल',
    terms: [
      ...['betting', 'satta', 'casino', 'lottery', 'rummy', 'teen patti', 'fantasy league'],
      ...['jackpot', 'online game paisa'],
    ],
    reason: 'Games for money may not be advertised (Online Gaming Act 2025).',
    reasonHindi: 'पैसे के खेल का विज्ञापन नहीं हो सकता (ऑनलाइन गेमिंग अधिनियम 2025)।',
  },
  {
    rule: 'miracle-cures',
    level: 'hint',
    name: 'Miracle cures',
    nameHindi: 'चमत्कारी इलाज',
    terms: [
      ...['guaranteed cure', 'cure cancer', 'cure diabetes', 'height badhaye', 'gupt rog'],
      ...['mardana taqat', 'vashikaran', 'tantrik', 'tantra mantra', 'weight loss guaranteed'],
      ...['sex power', 'chamatkari dawa'],
    ],
    reason:
      'Cures by magic, and of illnesses that the law names, may not be advertised (Drugs and ' +
      'Magic Remedies Act 1954).',
    reasonHindi: 'चमत्कारी इलाज का विज्ञापन नहीं हो सकता (औषधि और चमत्कारिक उपचार अधिनियम 1954)।',
  },
  {
    rule: 'prescription-medicines',
    level: 'hint',
    name: 'Medicines on prescription',
    nameHindi: 'पर्चे वाली दवाएँ',
    terms: ['viagra', 'antibiotic tablet', 'abortion pill', 'garbhpat ki goli', 'sleeping pill'],
    reason: 'Medicines on prescription are not advertised here: a doctor decides on them.',
    reasonHindi: 'पर्चे वाली दवाओं का विज्ञापन यहाँ नहीं होता: उन्हें डॉक्टर तय करते हैं।',
  },
  {
    rule: 'sex-of-a-child',
    level: 'hint',
    name: 'The sex of an unborn child',
    nameHindi: 'जन्म से पहले लिंग जाँच',
    terms: ['ling janch', 'gender test', 'boy or girl', 'beta hone ki dawa', 'ladka paida'],
    reason: 'Telling or choosing the sex of a child is forbidden (PCPNDT Act 1994).',
    reasonHindi: 'लिंग बताना या चुनना अपराध है (पीसीपीएनडीटी अधिनियम 1994)।',
  },
  {
    rule: 'food-for-infants',
    level: 'hint',
    name: 'Milk substitutes for infants',
    nameHindi: 'शिशुओं के लिए डिब्बाबंद दूध',
    terms: ['infant milk', 'infant formula', 'baby milk powder', 'feeding bottle'],
    reason: 'Milk substitutes and bottles for infants may not be advertised (IMS Act 1992).',
    reasonHindi: 'शिशु दुग्ध विकल्प और बोतल का विज्ञापन नहीं हो सकता (आईएमएस अधिनियम 1992)।',
  },
  {
    rule: 'easy-money',
    level: 'hint',
    name: 'Money that doubles, chains of sellers',
    nameHindi: 'पैसा दोगुना, चेन मार्केटिंग',
    terms: [
      ...['double your money', 'paisa double', 'guaranteed return', 'chain marketing', 'mlm'],
      ...['ghar baithe lakhon', 'earn daily', 'chit fund', 'no risk profit'],
    ],
    reason: 'Schemes that promise money are not shown (BUDS Act 2019, PCMCS Act 1978).',
    reasonHindi: 'पैसा बढ़ाने की योजनाएँ नहीं दिखाई जातीं (बड्स अधिनियम 2019)।',
  },
  {
    rule: 'loans-without-papers',
    level: 'hint',
    name: 'Loans without a licence',
    nameHindi: 'बिना लाइसेंस के कर्ज़',
    terms: ['instant loan', 'turant loan', 'loan without papers', 'bina kagaz loan', 'loan app'],
    reason: 'Loans are shown only with the lender’s registration at the Reserve Bank.',
    reasonHindi: 'कर्ज़ का विज्ञापन केवल रिज़र्व बैंक के पंजीकरण के साथ दिखाया जाता है।',
  },
  {
    rule: 'coins',
    level: 'hint',
    name: 'Crypto coins',
    nameHindi: 'क्रिप्टो मुद्रा',
    terms: ['bitcoin', 'crypto', 'cryptocurrency', 'nft', 'forex trading'],
    reason:
      'Crypto products need the warning that the ASCI asks for, and are not shown without it.',
    reasonHindi: 'क्रिप्टो का विज्ञापन एएससीआई की चेतावनी के बिना नहीं दिखाया जाता।',
  },
  {
    rule: 'jobs-for-money',
    level: 'hint',
    name: 'Jobs and degrees for money',
    nameHindi: 'पैसे लेकर नौकरी और डिग्री',
    terms: [
      ...[
        'guaranteed job',
        'pakki naukri',
        'registration fee job',
        'job without exam',
        'degree in',
      ],
      ...['back date degree', 'leak paper', 'exam paper leak', 'pass guarantee'],
    ],
    reason: 'Jobs, degrees and exam papers for money are not shown.',
    reasonHindi: 'पैसे लेकर नौकरी, डिग्री या प्रश्नपत्र के विज्ञापन नहीं दिखाए जाते।',
  },
  {
    rule: 'adults-only',
    level: 'hint',
    name: 'For adults only',
    nameHindi: 'केवल वयस्कों के लिए',
    terms: ['escort', 'call girl', 'dating girls', 'massage girls', 'xxx', 'adult video'],
    reason: 'What is for adults only, and what is indecent, is not shown.',
    reasonHindi: 'अश्लील और केवल वयस्कों के लिए सामग्री नहीं दिखाई जाती।',
  },
  {
    rule: 'politics',
    level: 'hint',
    name: 'Parties and candidates',
    nameHindi: 'दल और उम्मीदवार',
    terms: ['vote for', 'vote dein', 'chunav', 'pratyashi', 'candidate for', 'rajnitik'],
    reason: 'Parties and candidates are shown only as the Election Commission has certified.',
    reasonHindi: 'दल और उम्मीदवार का विज्ञापन केवल चुनाव आयोग के प्रमाणन के साथ दिखाया जाता है।',
  },
  {
    rule: 'insults',
    level: 'hint',
    name: 'Against a person, caste or faith',
    nameHindi: 'किसी व्यक्ति, जाति या धर्म के विरुद्ध',
    reason: 'Nothing is shown that is against a person, a caste or a faith.',
    reasonHindi: 'किसी व्यक्ति, जाति या धर्म के विरुद्ध कुछ नहीं दिखाया जाता।',
  },
  {
    rule: 'false-claims',
    level: 'hint',
    name: 'What is not true',
    nameHindi: 'झूठे दावे',
    terms: ['government approved', 'sarkari manyata', 'number 1 in india', '100 percent guarantee'],
    reason: 'A claim needs something that shows it to be true (Consumer Protection Act 2019).',
    reasonHindi: 'हर दावे का प्रमाण चाहिए (उपभोक्ता संरक्षण अधिनियम 2019)।',
  },
]
