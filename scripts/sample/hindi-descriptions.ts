import { hindiPlaces } from './hindi-places.ts'
import type { SampleListing } from './listing.ts'

const OFFICES: Readonly<Record<string, string>> = {
  Branch: 'शाखा डाकघर',
  Sub: 'उप डाकघर',
  Head: 'प्रधान डाकघर',
}
const HEALTH: Readonly<Record<string, string>> = {
  'Health facility': 'की इलाज की जगह',
  Hospital: 'का अस्पताल',
  'Primary health centre (PHC)': 'का प्राथमिक स्वास्थ्य केंद्र',
  'Nursing home': 'का नर्सिंग होम',
}
const STATE_BANK = 'भारतीय स्टेट बैंक'

type Describe = (match: readonly string[], listing: SampleListing) => string

const townOf = ({ city }: SampleListing) => hindiPlaces[city] ?? city
const partsOf = ({ name_hi: name = '' }: SampleListing) => name.split(', ')

/** Each English description and what the same facts are in Hindi. */
const TEMPLATES: readonly (readonly [RegExp, Describe])[] = [
  [
    /^(Branch|Sub|Head) post office (?:at|in) (.+)\. PIN (\d+)\. (Delivers|Does not deliver) mail\.$/,
    ([, kind, where, pin, delivers], listing) =>
      `${postOfficePlace(where!, listing)} का ${OFFICES[kind!]}। पिन कोड ${pin}। ` +
      (delivers === 'Delivers' ? 'यहाँ से चिट्ठी घर पहुँचाई जाती है।' : 'यहाँ से चिट्ठी घर नहीं पहुँचाई जाती।'),
  ],
  [
    /^Agricultural Development Branch \(ADB\) of State Bank of India in .+\. IFSC (\w+)\.$/,
    ([, ifsc], listing) =>
      `${townOf(listing)} में ${STATE_BANK} की कृषि विकास शाखा (ADB)। IFSC ${ifsc}।`,
  ],
  [
    /^Regional business office of State Bank of India in .+\. IFSC (\w+)\.$/,
    ([, ifsc], listing) =>
      `${townOf(listing)} में ${STATE_BANK} का क्षेत्रीय व्यवसाय कार्यालय। IFSC ${ifsc}।`,
  ],
  [
    /listed as FIC Shahpur\. IFSC (\w+)\.$/,
    ([, ifsc]) =>
      `${STATE_BANK} की शाहपुर शाखा के परिसर में दफ़्तर, सूची में नाम एफआईसी शाहपुर। IFSC ${ifsc}।`,
  ],
  [
    /^Branch of .+? (?:at (.+), |in ).+\. (IFSC \w+(?:, MICR \d+)?)\.$/,
    ([, place, codes], listing) => {
      const [bank, ...rest] = partsOf(listing)
      const where = place ? [...rest, townOf(listing)].join(', ') : townOf(listing)
      return `${where} में ${bank} की शाखा। ${codes}।`
    },
  ],
  [
    /^Railway (station|halt) in Palamu district on the .+ line\. Station code (\w+)\.$/,
    ([, kind, code]) =>
      `सोननगर-बरकाकाना लाइन पर पलामू ज़िले का रेलवे ${kind === 'halt' ? 'हॉल्ट' : 'स्टेशन'}। ` +
      `स्टेशन कोड ${code}।`,
  ],
  [
    /^(.+) in .+, listed in the National Hospital Directory\.$/,
    ([, kind], listing) =>
      `${townOf(listing)} ${HEALTH[kind!]}, देश की अस्पताल सूची (National Hospital Directory) से।`,
  ],
]

function postOfficePlace(where: string, listing: SampleListing): string {
  if (where === listing.city) return townOf(listing)
  const village = partsOf(listing)[0]!.replace(/(?: प्रधान)? डाकघर$/, '')
  return where.endsWith(`, ${listing.city}`) ? `${village}, ${townOf(listing)}` : village
}

/** What the description of a listing says, in Hindi; a new template needs its own. */
export function describeInHindi(listing: SampleListing): string {
  const { description = '' } = listing
  for (const [pattern, describe] of TEMPLATES) {
    const match = pattern.exec(description)
    if (match) return describe(match, listing).normalize('NFC')
  }
  throw new Error(`No Hindi for: ${description}`)
}
