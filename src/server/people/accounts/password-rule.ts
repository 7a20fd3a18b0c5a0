import type { Match } from '@zxcvbn-ts/core'
import { DISTRICT } from '#district/district.ts'
import { HEADQUARTERS } from '#district/local.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { isBreached } from './password-strength/breached.ts'
import { estimateGuesses, removeRepeatedWords } from './password-strength/guesses.ts'

/**
 * The least number of guesses that somebody with a list of common passwords and rules must need.
 */
const MIN_GUESSES = 1e8
/** The limits between the five steps of the shown strength. */
const [WEAK_GUESSES, GOOD_GUESSES, STRONG_GUESSES] = [1e5, 1e10, 1e13]
/** How much harder it is to guess a password whose words come again. */
const REPEATED = 10
/** The estimate takes long for long passwords, and a beginning this hard to guess is enough. */
const ESTIMATED_LENGTH = 32

const ADVICE = 'use three or four words that have nothing to do with each other.'

/** What others may know about the account's owner. */
type Known = { name: string; email: string | null; siteName: string; siteUrl: string }

let estimator: Promise<Awaited<ReturnType<typeof loadEstimator>>> | undefined

/**
 * The estimator with its lists of words takes 30 MB, so it is loaded when somebody first chooses a
 * password.
 */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  })
}

/**
 * Throws INVALID_INPUT, with one sentence that says what to change, for a new password that can be
 * guessed.
 */
export async function checkPassword(
  password: string,
  known: Known,
  field = 'password',
): Promise<void> {
  const { advice } = await ratePassword(password, known)
  if (advice !== null) throw new ApiError('INVALID_INPUT', { fields: { [field]: advice } })
}

/**
 * How hard a password is to guess, from 0 to 4, and what to change when it is refused: the lists of
 * leaked passwords and of words are part of this program, so no other service learns the password.
 */
export async function ratePassword(
  password: string,
  known: Known,
): Promise<{ strength: number; advice: string | null }> {
  const begun = password.slice(0, ESTIMATED_LENGTH)
  const words = wordsOf(known)
  const { guesses, sequence } = await estimate(begun, words)
  if (guesses < MIN_GUESSES)
    return { strength: guesses < WEAK_GUESSES ? 0 : 1, advice: reasonOf(sequence) }
  if (await isBreached(password))
    return { strength: 0, advice: `This password is very common: ${ADVICE}` }
  if (estimateGuesses(begun, words) < MIN_GUESSES)
    return {
      strength: 1,
      advice: `Names, towns and sayings are easy to guess, even with a number: ${ADVICE}`,
    }
  const strength = guesses < GOOD_GUESSES ? 2 : guesses < STRONG_GUESSES ? 3 : 4
  return { strength, advice: null }
}

/** A word that comes again makes nothing harder. */
async function estimate(password: string, words: string[]) {
  estimator ??= loadEstimator()
  const { check } = await estimator.then((one) => ({ check: one.check.bind(one) }))
  const whole = check(password, words)
  const once = removeRepeatedWords(password)
  if (once === null) return whole
  const { guesses, sequence } = check(once, words)
  const repeated = guesses * REPEATED
  return repeated < whole.guesses ? { guesses: repeated, sequence } : whole
}

/** Words that somebody who knows the person and the site tries first. */
function wordsOf({ name, email, siteName, siteUrl }: Known): string[] {
  const { name: district, nameHi, state } = DISTRICT
  const texts = [
    name,
    email ?? '',
    siteName,
    new URL(siteUrl).hostname,
    district,
    nameHi,
    state,
    HEADQUARTERS,
    'zila',
  ]
  const words = texts.flatMap((text) => {
    const parts = text.split(/[^\p{L}\p{M}\p{N}]+/u)
    return [text, ...parts, parts.join(''), parts.toReversed().join('')]
  })
  return [...new Set(words.map((word) => word.toLowerCase()).filter((word) => word.length > 2))]
}

function reasonOf(sequence: readonly Match[]): string {
  const has = (found: (match: Match) => boolean) => sequence.some(found)
  if (has(({ dictionaryName }) => dictionaryName === 'userInputs'))
    return (
      'This password is easy to guess from your name, your email address or this site: ' + ADVICE
    )
  if (has(({ pattern }) => pattern === 'repeat' || pattern === 'sequence' || pattern === 'spatial'))
    return `Repeated characters and keyboard or number sequences are easy to guess: ${ADVICE}`
  if (has(({ pattern }) => pattern === 'dictionary'))
    return `This password is very common: ${ADVICE}`
  return `This password is easy to guess: ${ADVICE}`
}
