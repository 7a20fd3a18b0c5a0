/* Amounts as they stand on invoices: rupees and paise in words, counted in lakhs and crores. */

const ONES = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
  'fifteen sixteen seventeen eighteen nineteen'
).split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** In Hindi each number below a hundred has a word of its own. */
const HINDI = (
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस ' +
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस ' +
  'पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस ' +
  'सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ ' +
  'बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर ' +
  'छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी ' +
  'नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'
).split(' ')

type Language = {
  below100: (count: number) => string
  hundred: string
  thousand: string
  lakh: string
  crore: string
}

const ENGLISH_WORDS: Language = {
  below100: (count) => {
    if (count < 20) return ONES[count]!
    const ten = TENS[Math.floor(count / 10) - 2]!
    return count % 10 === 0 ? ten : `${ten}-${ONES[count % 10]}`
  },
  hundred: 'hundred',
  thousand: 'thousand',
  lakh: 'lakh',
  crore: 'crore',
}

const HINDI_WORDS: Language = {
  below100: (count) => HINDI[count]!,
  hundred: 'सौ',
  thousand: 'हज़ार',
  lakh: 'लाख',
  crore: 'करोड़',
}

function spell(count: number, words: Language): string {
  const parts: string[] = []
  let rest = count
  for (const [size, name] of [
    [10_000_000, words.crore],
    [100_000, words.lakh],
    [1000, words.thousand],
    [100, words.hundred],
  ] as const) {
    const many = Math.floor(rest / size)
    if (many > 0) parts.push(spell(many, words), name)
    rest %= size
  }
  if (rest > 0 || parts.length === 0) parts.push(words.below100(rest))
  return parts.join(' ')
}

const split = (rupees: number): [number, number] => {
  const paise = Math.round(Math.abs(rupees) * 100)
  return [Math.floor(paise / 100), paise % 100]
}

/** `Rupees two thousand one hundred thirty-three and forty-four paise only`. */
export function amountInWords(rupees: number): string {
  const [whole, paise] = split(rupees)
  const rest = paise === 0 ? '' : ` and ${spell(paise, ENGLISH_WORDS)} paise`
  return `Rupees ${spell(whole, ENGLISH_WORDS)}${rest} only`
}

/** The same in Hindi: `दो हज़ार एक सौ तैंतीस रुपये चवालीस पैसे मात्र`. */
export function amountInHindiWords(rupees: number): string {
  const [whole, paise] = split(rupees)
  const rest = paise === 0 ? '' : ` ${spell(paise, HINDI_WORDS)} पैसे`
  return `${spell(whole, HINDI_WORDS)} रुपये${rest} मात्र`
}
