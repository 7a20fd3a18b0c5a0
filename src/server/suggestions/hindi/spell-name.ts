import { transliterate } from '#shared/text/transliterate.ts'
import { MAX_PHRASE, type KnownNames } from './known-words.ts'
import { spellWord } from './spell-word.ts'

/** How many spellings of a name are offered. */
export const MAX_SPELLINGS = 3

/** Ends of names of places that are always written in one way. */
const ENDINGS: readonly (readonly [roman: string, hindi: string])[] = [
  ['nagar', 'नगर'],
  ['ganj', 'गंज'],
  ['garh', 'गढ़'],
  ['garha', 'गढ़ा'],
  ['gaon', 'गांव'],
  ['gawan', 'गांवा'],
  ['aon', 'ांव'],
  ['awn', 'ांव'],
  ['pahari', 'पहाड़ी'],
  ['pahad', 'पहाड़'],
  ['pahar', 'पहाड़'],
  ['dipa', 'दीपा'],
  ['khas', 'खास'],
  ['khap', 'खाप'],
  ['hara', 'हरा'],
  ['wari', 'वारी'],
  ['bera', 'बेड़ा'],
  ['tanr', 'टांड़'],
  ['pur', 'पुर'],
  ['pura', 'पुरा'],
  ['bad', 'बाद'],
  ['dih', 'डीह'],
  ['diha', 'डीहा'],
  ['tola', 'टोला'],
  ['tand', 'टांड़'],
  ['dag', 'दाग'],
  ['wadih', 'वाडीह'],
  ['pani', 'पानी'],
  ['jhari', 'झरी'],
  ['wa', 'वा'],
]
const MIN_STEM = 3
/** Longer words are no names; spelling them would take long. */
const MAX_WORD = 20

const isDevanagari = (text: string) => /[\u0900-\u097f]/.test(text)

/**
 * Up to three spellings of a name in the other script, the likeliest first: of known words as they
 * are written elsewhere, of others by their sound. None if it has no letters.
 */
export function spellName(name: string, known: KnownNames): string[] {
  const text = name.normalize('NFC').trim()
  if (!/\p{L}/u.test(text)) return []
  const parts = isDevanagari(text) ? splitHindi(text, known) : splitRoman(text, known)
  return combine(parts).map((spelling) => spelling.normalize('NFC'))
}

/** Of each part of a name its spellings; what is no word has one. */
type Parts = readonly (readonly string[])[]

function splitRoman(text: string, known: KnownNames): Parts {
  const tokens = text.match(/[a-z]+(?:'[a-z]+)?|[^a-z]+/gi) ?? []
  const parts: string[][] = []
  for (let at = 0; at < tokens.length;) {
    const { spellings, length } = findPhrase(tokens, at, known)
    parts.push([...(spellings ?? spellToken(tokens[at]!, known))])
    at += spellings ? length : 1
  }
  return parts
}

/** The longest known phrase that begins with a token. */
function findPhrase(tokens: readonly string[], at: number, { hindi }: KnownNames) {
  for (let length = MAX_PHRASE * 2 - 1; length >= 1; length -= 2) {
    const spellings = hindi.get(
      tokens
        .slice(at, at + length)
        .join('')
        .toLowerCase(),
    )
    if (spellings && at + length <= tokens.length) return { spellings, length }
  }
  return { spellings: undefined, length: 1 }
}

function spellToken(token: string, known: KnownNames): readonly string[] {
  if (!/[a-z]/i.test(token)) return [token.replaceAll('&', 'एंड')]
  if (token.length > MAX_WORD) return [token]
  const word = token.toLowerCase()
  if (token.length <= MAX_INITIALS && token === token.toUpperCase()) return [spellInitials(word)]
  const whole = spellWord(word, known.model, MAX_SPELLINGS)
  const ending = ENDINGS.filter(
    ([end]) => word.endsWith(end) && word.length >= end.length + MIN_STEM,
  )
    .sort(([a], [b]) => b.length - a.length)
    .at(0)
  if (!ending) return whole
  const stem = word.slice(0, -ending[0].length)
  const stems = known.hindi.get(stem) ?? spellWord(stem, known.model, MAX_SPELLINGS)
  const composed = stems.map((start) => start + ending[1])
  return [...new Set([...composed.slice(0, 2), ...whole])].slice(0, MAX_SPELLINGS)
}

const MAX_INITIALS = 4
const INITIALS =
  'ए बी सी डी ई एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई ज़ेड'.split(' ')
const spellInitials = (word: string) =>
  Array.from(word, (letter) => INITIALS[letter.charCodeAt(0) - 97]).join('')

function splitHindi(text: string, known: KnownNames): Parts {
  const tokens = text.match(/[\u0900-\u097f]+|[^\u0900-\u097f]+/g) ?? []
  return tokens.map((token) => {
    if (!isDevanagari(token)) return [token]
    const spellings = [...(known.roman.get(token) ?? []), transliterate(token)]
    return [...new Set(spellings)].map(capitalise)
  })
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The whole names: the first of each part, then with one part in its next spelling. */
function combine(parts: Parts): string[] {
  const firsts = parts.map(([first]) => first!)
  const variants = [1, 2].flatMap((place) =>
    parts.flatMap((spellings, i) =>
      spellings[place] === undefined ? [] : [firsts.with(i, spellings[place])],
    ),
  )
  return [...new Set([firsts, ...variants].map((names) => names.join('')))].slice(0, MAX_SPELLINGS)
}
