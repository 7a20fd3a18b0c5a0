import type { Sound } from './indic-scripts.ts'

/** The nasal of each row of stops: ங்க is ng, but தென்காசி is Tenkasi. */
const NASALS = new Map([
  ['क', 'ङ'],
  ['च', 'ञ'],
  ['ट', 'ण'],
  ['त', 'न'],
  ['प', 'म'],
])

type Place = 'first' | 'doubled' | 'after its nasal' | 'between vowels' | 'last' | 'elsewhere'

/**
 * What a stop sounds like by its place in the word. Tamil writes k and g, t and d with one letter;
 * Malayalam has letters for both, but its names say a single ട as d: കോഴിക്കോട് is Kozhikode.
 */
const TAMIL: Record<string, Partial<Record<Place, string>>> = {
  क: { 'after its nasal': 'g', 'between vowels': 'g' },
  च: { first: 's', 'after its nasal': 'j', 'between vowels': 's', elsewhere: 's' },
  ट: { 'after its nasal': 'd', 'between vowels': 'd' },
  त: { doubled: 'th', 'after its nasal': 'd', 'between vowels': 'd' },
  प: { 'after its nasal': 'b' },
}
const MALAYALAM: typeof TAMIL = {
  क: { 'after its nasal': 'g' },
  च: { 'after its nasal': 'j' },
  प: { 'after its nasal': 'b' },
  ट: { 'after its nasal': 'd', 'between vowels': 'd', last: 'd' },
}
const LANGUAGES = { tamil: TAMIL, malayalam: MALAYALAM }

/** Changes the consonants of a word, which has its vowels already, to what is heard. */
export function voiceStops(word: Sound[], language: keyof typeof LANGUAGES): void {
  const places = word.map((_, at) => placeOf(word, at))
  for (const [at, sound] of word.entries()) {
    const heard = LANGUAGES[language][sound.letter]?.[places[at]!]
    if (heard) sound.consonant = heard
    if (language === 'tamil' && sound.letter === 'च' && at === 0 && sound.sign === 'ॆ')
      sound.consonant = 'ch' // சென்னை is Chennai, சேலம் Salem
    if (language === 'malayalam' && sound.letter === 'ञ' && places[at] === 'doubled')
      sound.consonant = sound.vowel ? 'j' : 'n' // കാഞ്ഞിരപ്പള്ളി is Kanjirappally
    if (
      language === 'tamil' &&
      sound.letter === 'त' &&
      sound.vowel === '' &&
      word[at + 1]?.letter === 'त'
    )
      sound.consonant = '' // த்த is th: ஆத்தூர் is Athur
    if (sound.letter === 'ङ' && places[at] === 'doubled') sound.consonant = sound.vowel ? 'g' : 'n'
    if (sound.letter === 'ऱ') sound.consonant = alveolar(word, at, places[at]!, language)
    if (language === 'malayalam' && sound.letter === 'त' && sound.vowel === '')
      sound.consonant = word[at + 1]?.letter === 'त' ? 't' : sound.consonant
  }
}

function placeOf(word: readonly Sound[], at: number): Place {
  const [before, here, after] = [word[at - 1], word[at]!, word[at + 1]]
  if (before?.vowel === '' && before.letter === here.letter) return 'doubled'
  if (here.vowel === '' && after?.letter === here.letter) return 'doubled'
  if (!before) return 'first'
  if (before.vowel === '')
    return before.letter === NASALS.get(here.letter) ||
      (here.letter === 'त' && before.letter === 'ऩ')
      ? 'after its nasal'
      : 'elsewhere'
  if (before.nasal) return 'after its nasal'
  if (here.vowel !== '') return 'between vowels'
  return after ? 'elsewhere' : 'last'
}

/** ற்ற is tr in Tamil and tt in Malayalam, ன்ற ndr and nt; alone the letter is r. */
function alveolar(
  word: readonly Sound[],
  at: number,
  place: Place,
  language: keyof typeof LANGUAGES,
): string {
  const isTamil = language === 'tamil'
  if (place === 'doubled') return isTamil && word[at - 1]?.letter === 'ऱ' ? 'r' : 't'
  const before = word[at - 1]
  if (before?.vowel === '' && /[नऩ]/.test(before.letter)) return isTamil ? 'dr' : 't'
  return 'r'
}
