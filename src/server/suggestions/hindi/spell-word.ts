import { splitLetters, type LetterModel } from './letter-model.ts'
import { CONSONANTS, COSTS, VOWEL_LETTERS, VOWEL_SIGNS } from './letter-tables.ts'

/** A way to write the beginning of a word, and what its last letter is. */
type Path = { text: string; cost: number; last: 'start' | 'consonant' | 'vowel' }
/** What is read of the word next. */
type Part = { letters: string; next: string; isEnd: boolean; at: number; length: number }

/** How many ways are followed at a time. */
const BEAM = 20
const LONGEST_PART = 4

/** The likeliest ways to write a word of Roman letters in Devanagari, the best first. */
export function spellWord(roman: string, model: LetterModel, count: number): string[] {
  const word = roman.toLowerCase()
  const byEnd: Path[][] = Array.from({ length: word.length + 1 }, () => [])
  byEnd[0]!.push({ text: '', cost: 0, last: 'start' })
  for (let at = 0; at < word.length; at++) {
    for (const path of likeliest(byEnd[at]!, model, false))
      for (let size = 1; size <= Math.min(LONGEST_PART, word.length - at); size++) {
        const end = at + size
        const part = {
          ...{ letters: word.slice(at, end), next: word[end] ?? '' },
          ...{ isEnd: end === word.length, at, length: word.length },
        }
        byEnd[end]!.push(...consonants(path, part), ...nasals(path, part), ...vowels(path, part))
      }
  }
  const texts = likeliest(byEnd[word.length]!, model, true).map(({ text }) => text.normalize('NFC'))
  return [...new Set(texts)].slice(0, count)
}

function likeliest(paths: readonly Path[], model: LetterModel, isWhole: boolean): Path[] {
  const best = new Map<string, { path: Path; total: number }>()
  for (const path of paths) {
    const total = path.cost + COSTS.model * model.cost(path.text, isWhole)
    const key = path.text + path.last
    if ((best.get(key)?.total ?? Infinity) > total) best.set(key, { path, total })
  }
  return [...best.values()]
    .sort((a, b) => a.total - b.total)
    .slice(0, BEAM)
    .map(({ path }) => path)
}

function consonants({ text, cost, last }: Path, { letters, next }: Part): Path[] {
  const isDoubled = letters.length > 1 && letters[0] === letters[1]
  const split = letters.length === 1 && next === 'h' && /[kgcjtdpbs]/.test(letters) ? 1 : 0
  return (CONSONANTS[letters] ?? []).flatMap(([written, own]) => {
    if (last === 'start' && (isDoubled || /[ड-ढ]\u093c/u.test(written.normalize('NFC')))) return []
    const so = cost + own + split * COSTS.split
    const path = (joint: string, more: number): Path => ({
      ...{ text: text + joint + written, cost: so + more, last: 'consonant' },
    })
    if (last !== 'consonant') return [path('', 0)]
    return [path('', inherentCost(text, letters)), path('्', joinCost(text, letters))]
  })
}

const isFirstLetter = (text: string) => splitLetters(text).length === 1

/** Of a vowel between two consonants that neither script writes. */
const inherentCost = (text: string, letters: string) =>
  (isFirstLetter(text) ? COSTS.inherentAtStart : COSTS.inherent) +
  (/^[rl]/.test(letters) ? COSTS.inherentR : 0)

function joinCost(text: string, letters: string): number {
  if (isFirstLetter(text) || letters.startsWith('y')) return 0
  if (/^[rl]/.test(letters)) return COSTS.joinedR
  if (text.endsWith('र')) return COSTS.afterR
  return /[सशष]$/.test(text) ? COSTS.joinedAfterS : COSTS.joined
}

function nasals({ text, cost, last }: Path, { letters, next, isEnd }: Part): Path[] {
  if (last !== 'vowel') return []
  const path = (sign: string, more: number, now: Path['last'] = 'vowel'): Path => ({
    ...{ text: text + sign, cost: cost + more, last: now },
  })
  const isBeforeConsonant = next !== '' && !/[aeiouhywn]/.test(next)
  return [
    ...(/^[nm]$/.test(letters) && isBeforeConsonant
      ? [path('ं', COSTS.nasal + (letters === 'm' && !/[pb]/.test(next) ? 1.5 : 0))]
      : []),
    ...(letters === 'ng' && (isEnd || next === 'h') ? [path('ंग', 0, 'consonant')] : []),
    ...(letters === 'n' && isEnd && text.endsWith('ा') ? [path('ं', 2.5)] : []),
  ]
}

function vowels(path: Path, part: Part): Path[] {
  const { text, cost, last } = path
  const { letters, isEnd, at } = part
  const silent: Path[] =
    letters === 'e' && isEnd && last === 'consonant' && at > 3
      ? [{ text, cost: cost + COSTS.finalE, last }]
      : []
  if (letters === 'ri' && last !== 'consonant') return silent
  return [
    ...silent,
    ...(VOWEL_SIGNS[letters] ?? []).flatMap(([sign, own]) =>
      withVowel(path, sign, cost + signCost(sign, own, part)),
    ),
  ]
}

function signCost(sign: string, own: number, { letters, isEnd }: Part): number {
  if (!isEnd) return own
  if (letters === 'a') return sign === 'ा' ? 0 : COSTS.finalA
  if (letters === 'ai') return own + (sign === 'ाई' ? COSTS.finalAi : 0)
  if (letters === 'i') return own + (sign === 'ी' ? COSTS.finalI : 0.4)
  return letters === 'u' ? own + (sign === 'ू' ? COSTS.finalU : 0.2) : own
}

function withVowel({ text, last }: Path, sign: string, cost: number): Path[] {
  if (last === 'consonant') return [{ text: text + sign, cost, last: 'vowel' }]
  const letter = VOWEL_LETTERS[sign]
  if (!letter) return []
  if (last === 'start') return [{ text: letter, cost, last: 'vowel' }]
  const glide = /[िी]$/.test(text) ? 'य' : /[ुू]$/.test(text) ? 'व' : ''
  const glided = `${text.replace(/ी$/, 'ि')}${glide}${sign}`
  return [
    { text: text + letter, cost: cost + COSTS.hiatus, last: 'vowel' },
    ...(glide ? [{ text: glided, cost: cost + COSTS.glide, last: 'vowel' as const }] : []),
  ]
}
