import { LOCAL_SPELLINGS } from '#district/words.ts'

/**
 * Levels the many Roman spellings of one Indian word (dawai, davai, dawaai; Daltonganj, Daltenganj;
 * Laxmi, Lakshmi). The rules are applied in turn until nothing changes. Each shortens the word or
 * moves it one way, so that always ends. Most look back, not ahead, so that what someone has typed
 * so far folds to the beginning of the whole word's fold.
 */
const RULES: [RegExp, string][] = [
  // beginnings
  [/^sch/, 'sk'],
  [/^jn/, 'gy'],
  [/^m[uo]ham+[aeo]d/, 'mohamad'],
  // consonants
  [/ksh/g, 'ks'],
  [/shr/g, 'sr'],
  [/ph/g, 'f'],
  [/z/g, 'j'],
  [/rh/g, 'r'],
  [/(?<!c)c+h+/g, 'ch'],
  [/(?<!ch)(?:ch){2,}/g, 'ch'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/ow(?![aeiou])/g, 'o'],
  [/w/g, 'v'],
  [/([kgtdbj]h)\1/g, '$1'],
  // vowels
  [/(?<!e)e{2,}/g, 'i'],
  [/(?<!o)o{2,}/g, 'u'],
  [/([a-z])(?=\1)/g, ''],
  [/[ao]u/g, 'o'],
  [/ao$/, 'av'],
  [/eo(?![aeiou])/g, 'ev'],
  [/a[iy](?=[^aeiouy])/g, 'e'],
  [/ay$/, 'ai'],
  [/ey(?![aeiou])/g, 'e'],
  [/iy(?![aeiou])/g, 'i'],
  [/([eiou])y(?=[aeiou])/g, '$1'],
  [/([^aeiouy])y(?![aeiou])/g, '$1i'],
  // endings
  [/gunj$/, 'ganj'],
  [/gadh$/, 'gar'],
  [/([td])re$/, '$1er'],
  [/nd[ae]r$/, 'ndr'],
]

/**
 * Vowels after the first are weak: a, e and o are written for each other (Dalton-, Dalten-,
 * Daltanganj).
 */
const WEAK = /^([^aeiou]*[aeiou])(.*)$/

/**
 * Drops a final vowel that is often silent or an inflection: Kishore, Gupta, Pandey, Ashoka; not in
 * "mela" or "vidya".
 */
function dropFinalVowel(word: string): string {
  if (!/(?:[^aeiouy]|[aeiou]y)[aeo]$/.test(word)) return word
  const stem = word.slice(0, -1)
  const vowels = stem.match(/[aeiou]/g)?.length ?? 0
  const endsInCluster = /[^aeiou]{2}$/.test(stem.replaceAll('h', ''))
  return vowels > (word.endsWith('e') || endsInCluster ? 0 : 1) ? stem : word
}

function applyRules(word: string): string {
  let before = ''
  let level = word
    .replace(/qu(?=[aeio])/g, 'kv')
    .replaceAll('q', 'k')
    .replaceAll('x', 'ks')
  while (level !== before) {
    before = level
    for (const [pattern, replacement] of RULES) level = level.replace(pattern, replacement)
    level = dropFinalVowel(level).replace(
      WEAK,
      (_, first: string, rest: string) => first + rest.replace(/[eo]/g, 'a'),
    )
  }
  return level
}

/**
 * What no rule gives: another spelling, then the one it stands for. The flapped ड़ is written r as
 * well as d.
 */
const USUAL_SPELLINGS = `kapra kapda  gari gadi  ghari ghadi  sarak sadak  pakora pakoda
    larki ladki  lakri lakdi  churi chudi  ghora ghoda  mor mod
  pahar pahad  pahari pahadi  padhai parhai  kadhai karhai  kabari kabadi  pera peda
  sari sadi  anganwari anganwadi  ganv gaon  gaav gaon  gav gaon  kalan kala
  muhalla mohalla  daktar doctor  varma verma  agarwal agrawal  mehto mahto  mahato mahto
  panday pandey  mohd mohammad  panjab punjab`
  .split(/\s{2,}/)
  .map((pair) => pair.split(' '))

const SAME_WORDS = new Map(
  [...USUAL_SPELLINGS, ...LOCAL_SPELLINGS].map(([from = '', to = '']): [string, string] => [
    applyRules(from),
    applyRules(to),
  ]),
)

/**
 * The common form of all usual spellings of one word of lower-case ASCII letters and digits.
 * Idempotent.
 */
export function normaliseSpelling(word: string): string {
  const level = applyRules(word)
  return SAME_WORDS.get(level) ?? level
}
