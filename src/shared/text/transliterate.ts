import { getKnownRomanSpelling } from './devanagari-words.ts'

/** Reads "key value key value ..." into a lookup. */
function table(pairs: string): Map<string, string> {
  const words = pairs.normalize('NFC').split(' ')
  return new Map(
    words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1]!] as const] : [])),
  )
}

const VOWELS = table(
  'अ a आ a इ i ई i उ u ऊ u ऋ ri ॠ ri ऌ li ए e ऐ ai ऍ e ऎ e ओ o औ au ऑ o ऒ o ॐ om',
)
const SIGNS = table('ा a ि i ी i ु u ू u ृ ri ॄ ri ॢ li े e ै ai ॅ e ॆ e ो o ौ au ॉ o ॊ o')
/**
 * With the dotted letters: ड़ is d as in Redma, ढ़ is rh as in Garhwa. On any other letter the dot
 * (nukta) is ignored.
 */
const CONSONANTS = table(
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प ' +
    'p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h क़ q ज़ z झ़ zh ड़ d ढ़ rh फ़ f',
)
const LETTERS = table(
  'डब्ल्यू w डब्लू w क्यू q एक्स x वाई y ज़ेड z जेड z एच h एफ f एल l एम m एन n एस s आई i आर r बी b सी c ' +
    'डी d जी g जे j के k ओ o पी p टी t यू u वी v ई e ए a',
)

const LETTER = `(?:${[...LETTERS.keys()].join('|')})`
/**
 * English initials as Hindi spells them: एसबीआई, एस.बी.आई., आर.के. Two count only with a dot
 * between: बीवी is a wife.
 */
const INITIALS = new RegExp(
  `(^|[^\\u0900-\\u097f])(${LETTER}(?:(?:\\. ?)?${LETTER}){2,}|${LETTER}\\. ` +
    `?${LETTER})(?![\\u0900-\\u097f])`,
  'g',
)
const EACH_LETTER = new RegExp(LETTER, 'g')

/**
 * Endings that are words of their own: in मेदिनी·नगर silent vowels fall as in मेदिनी and in नगर,
 * not as in one long word.
 */
const COMPOUND = new RegExp(
  '^(.*[^्])(नगर|पुर|गंज|गढ़|बाद|घर|वाला|वाली|वाले|टोला|डीह|खाना|शाला|पति)$'.normalize('NFC'),
)

/**
 * One consonant and its vowel; `unwritten` marks the inherent "a", which may turn out not to be
 * spoken.
 */
type Sound = { consonant: string; vowel: string; unwritten: boolean; nasal: boolean }

function sounds(word: string): Sound[] {
  const found: Sound[] = []
  for (const [letter] of word.matchAll(/[^]़?/gu)) {
    const last = found.at(-1)
    const vowel = VOWELS.get(letter)
    const consonant = CONSONANTS.get(letter) ?? CONSONANTS.get(letter.charAt(0))
    if (vowel) found.push({ consonant: '', vowel, unwritten: false, nasal: false })
    else if (consonant) found.push({ consonant, vowel: 'a', unwritten: true, nasal: false })
    else if (last && (letter === 'ं' || letter === 'ँ'))
      Object.assign(last, { nasal: true, unwritten: false })
    else if (last && letter === '्') Object.assign(last, { vowel: '', unwritten: false })
    else if (last && SIGNS.has(letter))
      Object.assign(last, { vowel: SIGNS.get(letter), unwritten: false })
  }
  return found
}

/** कृष्ण, चंद्र, राज्य, भारतीय end in a spoken "a"; धर्म, फिल्म, हिंद do not. */
function keepsLastVowel(last: Sound, before: Sound): boolean {
  if (last.consonant === 'y' && before.vowel === 'i') return true
  if (before.vowel !== '') return false
  return (
    /^[yrvl]$/.test(last.consonant) ||
    (/^[mn]$/.test(last.consonant) && !/^[rlmn]$/.test(before.consonant))
  )
}

/**
 * Silences the unwritten vowels Hindi does not speak: the last one, and from right to left each
 * that stands between a spoken vowel + one consonant and a consonant + spoken vowel (सतबरवा is
 * satbarva). Not before "h": "dopahar", not "dophar".
 */
function silence(word: Sound[]): void {
  for (let i = word.length - 1; i > 0; i--) {
    const [before, here, after] = [word[i - 1], word[i], word[i + 1]]
    if (!before || !here?.unwritten) continue
    const silent = after
      ? before.vowel && after.vowel && after.consonant && after.consonant !== 'h'
      : !keepsLastVowel(here, before)
    if (!silent) continue
    if (here.consonant === 'h' && before.unwritten && word[i - 2]?.vowel)
      before.vowel = '' // तरहसी is Tarhasi
    else here.vowel = ''
  }
}

function nasalBefore(after: Sound | undefined, wordLength: number): string {
  if (!after) return wordLength > 1 ? 'n' : '' // कलां is kalan, but माँ is ma
  if (after.consonant === 'h') return 'ng' // सिंह is Singh
  if (after.consonant === '') return '' // कुआँ, हूँआ: the vowel carries it
  return /^[pbm]/.test(after.consonant) ? 'm' : 'n'
}

function spell(word: string): string {
  const known = getKnownRomanSpelling(word)
  if (known) return known
  const compound = COMPOUND.exec(word)
  if (compound) return spell(compound[1] ?? '') + spellSounds(compound[2] ?? '')
  return spellSounds(word)
}

function spellSounds(word: string): string {
  const heard = sounds(word.replace(/ज्ञ/g, 'ग्य'))
  silence(heard)
  const roman = heard.map(
    (sound, i) =>
      sound.consonant + sound.vowel + (sound.nasal ? nasalBefore(heard[i + 1], heard.length) : ''),
  )
  return roman.join('') + (word.endsWith('ः') ? 'h' : '')
}

/**
 * Devanagari in readable lower-case Roman letters and ASCII digits; any other text is left as it is
 * (in NFC).
 */
export function transliterate(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200c\u200d]/g, '')
    .replace(INITIALS, (_, before: string, initials: string) => {
      return (
        before +
        initials.replace(EACH_LETTER, (name) => LETTERS.get(name) ?? '').replace(/[. ]/g, '')
      )
    })
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[\u0900-\u0963\u0971-\u097f]+/g, spell)
}
