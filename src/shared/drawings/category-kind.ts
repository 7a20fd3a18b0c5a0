/**
 * The kinds of place that have a drawing of their own, and their earth colours (src/styles/kind.css
 * has the same).
 */
export const KIND_COLOURS = {
  bank: '#1d5b3b',
  hospital: '#8e3420',
  medicine: '#4d662b',
  post: '#d9571e',
  rail: '#2b221b',
  school: '#e0a030',
  food: '#9a4a1c',
  shop: '#7b5a33',
  entertainment: '#6e2b45',
  services: '#3f5560',
  tractor: '#8c2f1c',
  cattle: '#6a4a26',
  grain: '#d9a02c',
  vehicle: '#33291f',
  phone: '#2f4f63',
  furniture: '#8a4a20',
  house: '#20573c',
  work: '#5c2c4a',
  place: '#6b5b4a',
} as const

export type CategoryKind = keyof typeof KIND_COLOURS

/** The colour a category has before anyone chooses one: the kind's own earth is shown instead. */
export const DEFAULT_CATEGORY_COLOUR = '#6366f1'
/** The same of a category of classified ads. */
const UNCHOSEN_AD_COLOUR = '#3b82f6'

/* Tried from the top, the first that matches wins: "medical store" is medicine before it is a
   shop, "school of music" a school before entertainment. A word matches at the start of a word
   of the name. */
const KEYWORDS: ReadonlyArray<readonly [CategoryKind, readonly string[]]> = [
  ['tractor', ['tractor', 'farm machine', 'thresher', 'harvester', 'ट्रैक्टर', 'कृषि यंत्र']],
  ['cattle', ['cattle', 'dairy', 'buffalo', 'livestock', 'poultry', 'पशु', 'डेयरी', 'गाय', 'भैंस']],
  ['grain', ['seed', 'grain', 'fodder', 'crop', 'बीज', 'अनाज', 'चारा']],
  [
    'medicine',
    [
      'pharma',
      'medical store',
      'medical shop',
      'medicine',
      'chemist',
      'drug',
      'dawa',
      'दवा',
      'मेडिकल',
    ],
  ],
  ['post', ['post office', 'postal', 'courier', 'parcel', 'dak', 'डाक']],
  [
    'vehicle',
    ['cars', 'bike', 'motorcycle', 'cycle', 'scooter', 'vehicle', 'गाड़ी', 'वाहन', 'साइकिल'],
  ],
  [
    'rail',
    ['rail', 'train', 'station', 'bus', 'transport', 'travel', 'taxi', 'रेल', 'स्टेशन', 'परिवहन'],
  ],
  ['bank', ['bank', 'atm', 'finance', 'insurance', 'loan', 'बैंक', 'बीमा']],
  [
    'hospital',
    [
      'hospital',
      'health',
      'clinic',
      'doctor',
      'dental',
      'dentist',
      'nursing',
      'patholog',
      'अस्पताल',
      'स्वास्थ्य',
      'चिकित्स',
      'डॉक्टर',
    ],
  ],
  [
    'school',
    [
      'school',
      'educat',
      'college',
      'coaching',
      'tuition',
      'universit',
      'library',
      'institute',
      'विद्यालय',
      'शिक्षा',
      'स्कूल',
      'कोचिंग',
    ],
  ],
  [
    'food',
    [
      'restaurant',
      'food',
      'cafe',
      'café',
      'dhaba',
      'sweet',
      'bakery',
      'hotel',
      'tiffin',
      'caterer',
      'भोजन',
      'रेस्तराँ',
      'ढाबा',
      'मिठाई',
      'होटल',
      'खाना',
    ],
  ],
  [
    'entertainment',
    [
      'entertain',
      'cinema',
      'movie',
      'music',
      'game',
      'sport',
      'park',
      'event',
      'resort',
      'tour',
      'gym',
      'मनोरंजन',
      'सिनेमा',
      'संगीत',
    ],
  ],
  ['phone', ['mobile', 'phone', 'electronic', 'computer', 'laptop', 'मोबाइल', 'फ़ोन']],
  ['furniture', ['furniture', 'household', 'फ़र्नीचर']],
  ['house', ['house', 'plot', 'property', 'real estate', 'मकान', 'ज़मीन']],
  ['work', ['job', 'vacanc', 'employment', 'नौकरी', 'रोज़गार']],
  [
    'services',
    [
      'service',
      'repair',
      'electric',
      'plumb',
      'mechanic',
      'garage',
      'salon',
      'beauty',
      'tailor',
      'printing',
      'contractor',
      'सेवा',
      'मरम्मत',
      'दर्ज़ी',
    ],
  ],
  [
    'shop',
    [
      'shop',
      'store',
      'retail',
      'market',
      'grocer',
      'kirana',
      'cloth',
      'hardware',
      'jewel',
      'दुकान',
      'बाज़ार',
      'किराना',
    ],
  ],
]

/**
 * Which drawing and earth fit a category, by keywords in its name (spec 2.7); `place` when none
 * does.
 */
export function getCategoryKind(name: string): CategoryKind {
  const known = kinds.get(name)
  if (known) return known
  const kind = kindByKeyword(name)
  if (kinds.size < MAX_KEPT) kinds.set(name, kind)
  return kind
}

/* A site has a few dozen categories, whose names are asked for with every card. */
const MAX_KEPT = 500
const kinds = new Map<string, CategoryKind>()

function kindByKeyword(name: string): CategoryKind {
  const words = ` ${name.normalize('NFC').toLowerCase()} `
  for (const [kind, keywords] of KEYWORDS) {
    if (keywords.some((keyword) => matchesWordStart(words, keyword.normalize('NFC')))) return kind
  }
  return 'place'
}

function matchesWordStart(text: string, keyword: string): boolean {
  const at = text.indexOf(keyword)
  if (at < 0) return false
  const before = text[at - 1] ?? ' '
  return !/[\p{L}\p{M}\p{N}]/u.test(before) || matchesWordStart(text.slice(at + 1), keyword)
}

/**
 * Class names that give a panel or tile its earth: `kind-bank`, and `earth-3f5560` besides when the
 * category has chosen a colour (`#rrggbb`) other than its kind's. The layout writes the rule of
 * every `earth-` class it finds on the page.
 */
export function getCategoryColourClasses(
  category: { name: string; color?: string | null } | null | undefined,
): string {
  const kind = category ? getCategoryKind(category.name) : 'place'
  const own = category?.color?.toLowerCase() ?? DEFAULT_CATEGORY_COLOUR
  const isChosen =
    /^#[0-9a-f]{6}$/.test(own) &&
    ![DEFAULT_CATEGORY_COLOUR, UNCHOSEN_AD_COLOUR, KIND_COLOURS[kind]].includes(own)
  return isChosen ? `kind-${kind} earth-${own.slice(1)}` : `kind-${kind}`
}
