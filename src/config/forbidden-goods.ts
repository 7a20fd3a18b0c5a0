/**
 * What classified ads may not offer here, or only with papers. A rule's `terms` are found in any
 * usual spelling, Roman or Devanagari (`shared/text/fold.ts`); `spelt` only as they stand, for
 * words whose fold is also another word: गांजा folds like Ganj. Nothing is found in a text with one
 * of `unless`. A `hint` is told to the seller and may be sent all the same; a person decides.
 */
export type GoodsRule = {
  rule: string
  level: 'refused' | 'hint'
  /** Only ads of these categories, by slug. */
  categories?: readonly string[]
  terms?: readonly string[]
  spelt?: readonly string[]
  unless?: readonly string[]
  reason: string
  reasonHindi: string
}

export const FORBIDDEN_GOODS: readonly GoodsRule[] = [
  {
    rule: 'weapons',
    level: 'refused',
    terms: [
      ...['pistol', 'revolver', 'रिवॉल्वर', 'rifle', 'राइफल', 'shotgun', 'bandook', 'tamancha'],
      ...['desi katta', 'देशी कट्टा', 'kartoos', 'hand grenade', 'goli barood'],
    ],
    unless: ['toy', 'khilauna', 'water gun'],
    reason: 'Firearms and cartridges may not be sold here (Arms Act 1959).',
    reasonHindi: 'यहाँ हथियार और कारतूस नहीं बेचे जा सकते (शस्त्र अधिनियम 1959)।',
  },
  {
    rule: 'explosives',
    level: 'refused',
    terms: ['dynamite', 'gelatin stick', 'gelatine stick', 'detonator', 'barood', 'rdx'],
    reason: 'Explosives may not be sold here (Explosives Act 1884).',
    reasonHindi: 'यहाँ विस्फोटक नहीं बेचे जा सकते (विस्फोटक अधिनियम 1884)।',
  },
  {
    rule: 'fireworks',
    level: 'hint',
    terms: ['patakha', 'pataka', 'fireworks', 'crackers'],
    unless: ['biscuit', 'cream cracker'],
    reason: 'Fireworks may be sold only with a licence. Add its number.',
    reasonHindi: 'पटाखे केवल लाइसेंस के साथ बेचे जा सकते हैं। उसका नंबर लिखें।',
  },
  {
    rule: 'drugs',
    level: 'refused',
    terms: ['charas', 'afeem', 'opium', 'doda chura', 'cannabis', 'marijuana', 'cocaine', 'mdma'],
    spelt: ['ganja', 'gaanja', 'गांजा', 'गाँजा', 'smack powder', 'brown sugar nasha'],
    reason: 'Drugs may not be sold here (NDPS Act 1985).',
    reasonHindi: 'यहाँ नशीले पदार्थ नहीं बेचे जा सकते (एनडीपीएस अधिनियम 1985)।',
  },
  {
    rule: 'alcohol',
    level: 'refused',
    terms: [
      ...['daru', 'sharab', 'mahua daru', 'desi daru', 'whisky', 'whiskey', 'vodka', 'rum bottle'],
      ...['country liquor', 'foreign liquor', 'beer bottle'],
    ],
    unless: ['empty bottle', 'khali bottle', 'daruhera', 'nasha mukti', 'de addiction'],
    reason: 'Alcohol is sold in licensed shops only (Jharkhand Excise Act).',
    reasonHindi: 'शराब केवल लाइसेंसी दुकानों में बिकती है (झारखंड उत्पाद अधिनियम)।',
  },
  {
    rule: 'gutkha-and-vapes',
    level: 'refused',
    terms: ['gutkha', 'gutka', 'pan masala tobacco', 'e-cigarette', 'ई-सिगरेट', 'vape', 'hookah'],
    reason: 'Gutkha and electronic cigarettes are banned.',
    reasonHindi: 'गुटखा और ई-सिगरेट प्रतिबंधित हैं।',
  },
  {
    rule: 'wild-animals',
    level: 'refused',
    terms: [
      ...['hathi dant', 'elephant tusk', 'ivory tusk', 'bagh ki khal', 'tiger skin', 'tendua khal'],
      ...['leopard skin', 'deer horn', 'hiran ka sing', 'barasingha', 'pangolin', 'star tortoise'],
      ...['kachua', 'tortoise', 'mynah', 'desi tota', 'pahari tota', 'parrot', 'owl', 'mongoose'],
      ...['turtle'],
    ],
    unless: [
      'toy',
      'khilauna',
      'statue',
      'murti',
      'soft toy',
      'photo',
      'painting',
      'mosquito coil',
    ],
    reason: 'Wild animals, birds and parts of them may not be sold (Wildlife Act 1972).',
    reasonHindi: 'जंगली जानवर, पक्षी और उनके अंग नहीं बेचे जा सकते (वन्यजीव अधिनियम 1972)।',
  },
  {
    rule: 'cattle-for-slaughter',
    level: 'refused',
    terms: ['gomans', 'go mans', 'beef', 'cow meat', 'for slaughter', 'katne ke liye gaay'],
    reason: 'Cattle may not be sold for slaughter (Jharkhand Act of 2005).',
    reasonHindi: 'गोवंश वध के लिए नहीं बेचा जा सकता (झारखंड अधिनियम 2005)।',
  },
  {
    rule: 'organs-and-blood',
    level: 'refused',
    terms: [
      ...['sell kidney', 'kidney for sale', 'kidney bechna', 'kidney bikau', 'किडनी बेचना'],
      ...['blood for sale', 'khoon bechna', 'surrogate mother'],
    ],
    reason: 'Organs, blood and surrogacy may not be traded.',
    reasonHindi: 'अंग, खून और सरोगेसी का व्यापार नहीं हो सकता।',
  },
  {
    rule: 'sex-of-a-child',
    level: 'refused',
    terms: ['ling janch', 'ling jaanch', 'gender test', 'boy or girl test', 'ladka ladki janch'],
    reason: 'Telling the sex of an unborn child is forbidden (PCPNDT Act 1994).',
    reasonHindi: 'जन्म से पहले लिंग बताना अपराध है (पीसीपीएनडीटी अधिनियम 1994)।',
  },
  {
    rule: 'medicines',
    level: 'refused',
    terms: ['abortion pill', 'abortion kit', 'garbhpat ki goli', 'oxytocin', 'steroid injection'],
    reason: 'This medicine is sold in chemists’ shops on prescription only.',
    reasonHindi: 'यह दवा केवल पर्चे पर मेडिकल दुकान में मिलती है।',
  },
  {
    rule: 'medicines-licence',
    level: 'hint',
    terms: ['dawai', 'medicine', 'injection', 'antibiotic', 'ayurvedic dawa'],
    unless: ['medicine box', 'injection moulding', 'fuel injection', 'books', 'book', 'kitab'],
    reason: 'Medicines may be sold only with a chemist’s licence. Add its number.',
    reasonHindi: 'दवा केवल लाइसेंस के साथ बेची जा सकती है। उसका नंबर लिखें।',
  },
  {
    rule: 'false-money-and-papers',
    level: 'refused',
    terms: [
      ...['nakli note', 'jali note', 'fake note', 'fake currency', 'duplicate note'],
      ...['fake certificate', 'nakli certificate', 'farzi certificate', 'fake degree'],
      ...['farzi degree', 'fake marksheet', 'nakli marksheet', 'fake licence', 'farzi aadhaar'],
    ],
    reason: 'False money and false papers may not be offered.',
    reasonHindi: 'नकली नोट और फर्जी काग़ज़ नहीं बेचे जा सकते।',
  },
  {
    rule: 'accounts-and-sims',
    level: 'refused',
    terms: [
      ...['bank account on rent', 'bank account rent', 'khata kiraye par', 'current account rent'],
      ...['activated sim', 'pre activated sim', 'otp service', 'aadhaar data', 'customer database'],
    ],
    reason: 'Bank accounts, SIM cards and people’s data are used for fraud and may not be sold.',
    reasonHindi: 'बैंक खाते, सिम और लोगों का डेटा ठगी में काम आते हैं, इन्हें नहीं बेच सकते।',
  },
  {
    rule: 'gambling',
    level: 'refused',
    terms: ['satta matka', 'satta king', 'satta number', 'lottery ticket', 'betting id'],
    reason: 'Gambling and lottery may not be offered.',
    reasonHindi: 'सट्टा और लॉटरी का विज्ञापन नहीं हो सकता।',
  },
  {
    rule: 'escorts',
    level: 'refused',
    terms: ['call girl', 'कॉल गर्ल', 'escort service', 'full body massage lady', 'sex service'],
    reason: 'Such services may not be offered here.',
    reasonHindi: 'ऐसी सेवाओं का विज्ञापन यहाँ नहीं हो सकता।',
  },
  {
    rule: 'stolen',
    level: 'hint',
    terms: [
      ...['without papers', 'no papers', 'bina kagaz', 'bina paper', 'बिना काग़ज़', 'chori ka'],
      ...['chori ki', 'without bill', 'bina bill'],
    ],
    reason: 'Buyers and police ask for papers. Say where it was bought and what papers there are.',
    reasonHindi: 'ख़रीदार और पुलिस काग़ज़ माँगते हैं। लिखें कि कहाँ से लिया और कौन-से काग़ज़ हैं।',
  },
  {
    rule: 'seed-licence',
    level: 'hint',
    categories: ['seeds'],
    terms: ['beej', 'seed', 'seeds', 'urea', 'यूरिया', 'dap', 'fertiliser', 'fertilizer'],
    reason: 'Seed and fertiliser may be sold only with a dealer’s licence. Add its number.',
    reasonHindi: 'बीज और खाद केवल डीलर लाइसेंस के साथ बेचे जा सकते हैं। उसका नंबर लिखें।',
  },
  {
    rule: 'minerals',
    level: 'hint',
    terms: ['balu', 'koyla', 'coal', 'stone chips', 'gitti', 'river sand'],
    unless: ['coal stove', 'koyla chulha'],
    reason: 'Sand, stone and coal need a transit challan. Say that you have one.',
    reasonHindi: 'बालू, गिट्टी और कोयले के लिए परिवहन चालान चाहिए। लिखें कि आपके पास है।',
  },
  {
    rule: 'forest-produce',
    level: 'hint',
    terms: ['sakhua lakdi', 'sal wood', 'sagwan lakdi', 'teak logs', 'kendu patta', 'tendu patta'],
    reason: 'Timber and kendu leaves need a transit permit of the forest department.',
    reasonHindi: 'लकड़ी और केंदू पत्ते के लिए वन विभाग का परमिट चाहिए।',
  },
  {
    rule: 'money-in-advance',
    level: 'hint',
    terms: [
      ...['advance payment', 'advance bhejo', 'advance required', 'pehle paise', 'pahle paisa'],
      ...['pehle payment', 'booking amount', 'token money', 'registration fee', 'joining fee'],
      ...['security deposit first', 'एडवांस भेजें', 'पहले पैसे', 'रजिस्ट्रेशन फीस'],
    ],
    reason: 'Asking for money before the buyer has seen the thing looks like fraud to people.',
    reasonHindi: 'चीज़ दिखाने से पहले पैसे माँगना लोगों को ठगी लगता है।',
  },
]
