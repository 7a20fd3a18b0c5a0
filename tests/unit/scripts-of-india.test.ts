import { describe, expect, it, test } from 'vitest'
import { foldText, toConsonantSkeleton } from '#shared/text/fold.ts'
import { slugify } from '#shared/text/slug.ts'
import { transliterate } from '#shared/text/transliterate.ts'

const pairs = (text: string) =>
  text
    .trim()
    .split(/\s*[;\n]\s*/)
    .map((pair) => {
      const at = pair.indexOf(' ')
      return [pair.slice(0, at), pair.slice(at + 1)] as const
    })

/** Towns whose name in the script of their state folds to that in Roman letters. */
const SAME = pairs(`
  ಬೆಂಗಳೂರು Bengaluru; ಮಡಿಕೇರಿ Madikeri; ದಾವಣಗೆರೆ Davanagere; ಹಾಸನ Hassan; ಶಿವಮೊಗ್ಗ Shivamogga
  சென்னை Chennai; மதுரை Madurai; தென்காசி Tenkasi; நாகப்பட்டினம் Nagapattinam
  தமிழ் Tamizh; திருநெல்வேலி Tirunelveli; கரூர் Karur
  തിരുവനന്തപുരം Thiruvananthapuram; കോഴിക്കോട് Kozhikode; പാലക്കാട് Palakkad; ആറ്റിങ്ങൽ Attingal
  കൊണ്ടോട്ടി Kondotty; കോട്ടയം Kottayam; കണ്ണൂർ Kannur
  విజయవాడ Vijayawada; తిరుపతి Tirupati; ఖమ్మం Khammam; నిజామాబాద్ Nizamabad
  বর্ধমান Bardhaman; জলপাইগুড়ি Jalpaiguri; বাঁকুড়া Bankura; বাংলা Bangla; গুৱাহাটী Guwahati
  ਚੱਕ Chakk; ਮੱਖਣ Makhan; ਸ਼ਹਿਰ Shehar; গ্রাম Gram; বিদ্যা Bidya; দ্বীপ Dwip; பாளையம் Palayam
  இராமேஸ்வரம் Rameswaram; ആലുവ Aluva; പെരുമ്പാവൂർ Perumbavur; മഞ്ചേരി Manjeri; ନୟାଗଡ଼ Nayagarh
  ਅੰਮ੍ਰਿਤਸਰ Amritsar; ਲੁਧਿਆਣਾ Ludhiana; ਬਠਿੰਡਾ Bathinda; ਫ਼ਿਰੋਜ਼ਪੁਰ Firozpur; ਰੋਪੜ Ropar
  અમદાવાદ Amdavad; રાજકોટ Rajkot; ગાંધીનગર Gandhinagar; જૂનાગઢ Junagadh
  ସମ୍ବଲପୁର Sambalpur; ନବରଙ୍ଗପୁର Nabarangpur; ବାଲେଶ୍ୱର Baleshwar; ପୁରୀ Puri
  नाशिक Nashik; कोल्हापूर Kolhapur; जळगाव Jalgaon; मालेगाव Malegaon; बँक bank
  بازار Bazar; ᱨᱟᱺᱪᱤ Ranchi; ꯏꯝꯐꯥꯜ Imphal
`)

/** Spelt more freely: their consonants are the same, which finds them among the closest words. */
const SAME_CONSONANTS = pairs(`
  ಕುಶಾಲನಗರ Kushalnagar; తిరువూరు Tiruvuru; தூத்துக்குடி Thoothukudi; தஞ்சாவூர் Thanjavur
  விருதுநகர் Virudhunagar; തൃശ്ശൂർ Thrissur; শিলিগুড়ি Siliguri; নবদ্বীপ Nabadwip
  ਮੁਕਤਸਰ Muktsar; મહેસાણા Mehsana; ଭୁବନେଶ୍ୱର Bhubaneswar; پٹنہ Patna; سرینگر Srinagar
`)

test.each(SAME)('%s and %s meet', (native, roman) => {
  expect(foldText(native)).toBe(foldText(roman))
})

test.each(SAME_CONSONANTS)('%s and %s have the same consonants', (native, roman) => {
  expect(toConsonantSkeleton(foldText(native))).toBe(toConsonantSkeleton(foldText(roman)))
})

test.each([
  ['ಕೊಡಗು', 'ಕಾಡು'],
  ['மணி', 'மாணா'],
  ['కల', 'కులి'],
  ['বল', 'বালু'],
])('the vowel signs of %s and %s keep them apart', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other))
})

describe('an address', () => {
  test.each([
    ['ಮಡಿಕೇರಿ ಅಂಚೆ ಕಚೇರಿ', 'madikeri-anche-kacheri'],
    ['காஞ்சிபுரம்', 'kanjipuram'],
    ['പാലക്കാട്', 'palakkad'],
    ['হাসপাতাল ১২', 'haspatal-12'],
    ['سرکاری اسکول', 'srkari-askol'],
    ['ᱥᱟᱱᱛᱟᱲ', 'santar'],
    ['ꯃꯅꯤꯄꯨꯔ', 'manipur'],
  ])('%s is %s', (name, slug) => {
    expect(slugify(name)).toBe(slug)
  })
})

describe('letters', () => {
  /** Each letter of each script, with a vowel sign or alone, leaves something behind. */
  const BLOCKS: [name: string, first: number, last: number][] = [
    ['Bengali', 0x0985, 0x09b9],
    ['Gurmukhi', 0x0a05, 0x0a39],
    ['Gujarati', 0x0a85, 0x0ab9],
    ['Odia', 0x0b05, 0x0b39],
    ['Tamil', 0x0b85, 0x0bb9],
    ['Telugu', 0x0c05, 0x0c39],
    ['Kannada', 0x0c85, 0x0cb9],
    ['Malayalam', 0x0d05, 0x0d3a],
    ['Arabic', 0x0621, 0x063a],
    ['Ol Chiki', 0x1c5a, 0x1c77],
    ['Meitei', 0xabc0, 0xabda],
  ]
  const lettersFrom = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, n) => String.fromCharCode(first + n)).filter(
      (letter) => /\p{L}/u.test(letter),
    )

  it.each(BLOCKS)('of %s are all written in Roman', (_, first, last) => {
    const lost = lettersFrom(first, last).filter(
      (letter) => !/^[a-z]+$/.test(transliterate(letter + letter)),
    )
    expect(lost).toEqual([])
  })

  it('of a row of digits are 0 to 9', () => {
    const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6]
    const rows = [...zeros, 0x0d66, 0x1c50, 0xabf0].map((zero) =>
      String.fromCharCode(...Array.from({ length: 10 }, (_, n) => zero + n)),
    )
    expect(rows.map(transliterate)).toEqual(rows.map(() => '0123456789'))
  })

  it('of two scripts in one word are each read as theirs', () => {
    expect(transliterate('ಕರസഭ')).toBe('karasabha')
  })
})
