import { describe, expect, it } from 'vitest'
import { SCREEN_READS } from '#contract/screens.ts'
import { ERRORS } from '#contract/errors.ts'
import { ENDPOINTS } from '#contract/index.ts'
import { translateAnswer } from '#i18n/hi/answers.ts'
import { SENTENCES_OF_ANSWERS } from '#i18n/hi/refusals/answers.ts'
import { CODES_OF_SENTENCES } from '#i18n/hi/refusals/codes.ts'
import { translateAnswerSentence } from '#i18n/hi/refusals/translate.ts'
import { listFileProblems } from './api-sentences.ts'
import { listOtherTexts, listSentencePlaces } from '../answer-sentences.ts'

const PLACES = Object.fromEntries(
  ENDPOINTS.map((endpoint) => [
    `${endpoint.method} ${endpoint.path}`,
    listSentencePlaces(endpoint),
  ]).filter(([, places]) => places!.length > 0),
) as Record<string, string[]>

/** Names that answers give to sentences of the server, and those of them that are none. */
const MAY_BE_SENTENCE = /^(?:message|detail|problem|reason|error|advice)$/
const WRITTEN_BY_PEOPLE = [
  ...['answers.message', 'answers.reason', 'change.reason', 'claim.reason', 'credits.reason'],
  ...['data.detail', 'data.message', 'data.reason', 'last.message', 'messages.message'],
  ...['note.reason', 'past.reason', 'refunds.reason', 'reported.detail', 'reported.reason'],
]
/** With its Hindi beside it, a count or an address. */
const WITHOUT_WORDS = ['check.detail', 'findings.reason', 'hints.detail']
/** What the publisher's log says, for whoever runs the server. */
const TECHNICAL = ['data.problem', 'lastLive.error', 'latest.error']

const ONLY_IN_TERMINAL = [
  '--category: {}.',
  'The database has no categories or no towns yet: start the site once (npm start), or add them, ' +
    'then import again.',
  'The folder {} does not exist.',
  'There is nothing to back up in {}: is DATA_DIR right?',
  'Nothing was written: this was a dry run.',
  'Stopped. The rows counted above stay. Run it again to import the rest.',
  'line {}, {}: {}',
  '{} was taken for {}',
  '{}: see the notes.',
  '… more in {}',
  '{} Map other columns with --map field=column.',
  '{} already exists: choose another file name, or remove it.',
  '{} is a folder: give the file made by "npm run backup".',
  '{} is a pipe or a device; save what comes from it in a file, and import that.',
  '{} is in the data folder: choose a file in {} or elsewhere, ideally on another disk.',
]
const WITH_VALUES_IN_WORDS = [
  'Reading the file took too {} after line {}. Check the rows there, or split the file.',
  '{} is not a district on this site; {}',
  '{}, {} is outside India{}',
]

describe('sentences of the server in successful answers', () => {
  it('are said in Hindi wherever the contract has them', () => {
    expect(Object.keys(PLACES).length).toBeGreaterThan(30)
    expect(SENTENCES_OF_ANSWERS).toEqual(PLACES)
    const waitsFor = (call: string) => translateAnswer(call, {}) instanceof Promise
    expect(Object.keys(PLACES).filter((call) => !waitsFor(call))).toEqual([])
    expect(waitsFor('GET /businesses')).toBe(false)
  })

  it('are marked as such in the contract', () => {
    const others = ENDPOINTS.flatMap((endpoint) => listOtherTexts(endpoint, MAY_BE_SENTENCE))
    const names = new Set(others.map((place) => place.split('.').slice(-2).join('.')))
    expect([...names].sort()).toEqual([...WRITTEN_BY_PEOPLE, ...WITHOUT_WORDS, ...TECHNICAL].sort())
  })

  it('know the sentence of every code', () => {
    const codes = Object.entries(ERRORS).map(([code, { message }]) => [message, code])
    expect(CODES_OF_SENTENCES).toEqual(Object.fromEntries(codes))
  })

  it('have a Hindi for every problem of a file of listings or a backup', () => {
    const problems = listFileProblems()
    expect(problems.length).toBeGreaterThan(60)
    const untranslated = problems.filter(
      (text) => translateAnswerSentence(text.replaceAll('{}', '7')) === null,
    )
    expect(untranslated).toEqual([...ONLY_IN_TERMINAL, ...WITH_VALUES_IN_WORDS].sort())
  })

  it('know those whose values are words', () => {
    const saying = (text: string) => translateAnswerSentence(text)
    expect(
      saying(
        'Reading the file took too long after line 7. Check the rows there, or split the file.',
      ),
    ).toMatch(/^लाइन 7 /)
    expect(saying('7, 8 is outside India. Latitude and longitude may be swapped')).toMatch(
      /^7, 8 भारत /,
    )
    expect(saying('"X" is not a district on this site; the town Sonpani lies in Suhana')).toMatch(
      / Suhana में है$/,
    )
    expect(saying('the PIN 7 is of Sonpani in Suhana, but Sonpani in Suhana is 70 km away')).toBe(
      'पिन 7 Sonpani (Suhana) का है, लेकिन Sonpani (Suhana) 70 किमी दूर है',
    )
  })

  it('are in no answer that the page of the app asks for by itself', () => {
    const early = JSON.stringify(SCREEN_READS)
    for (const call of Object.keys(PLACES))
      expect(early).not.toContain(`"${call.replace('GET ', '')}"`)
    for (const call of Object.keys(PLACES))
      expect(early).not.toContain(`"${call.replace('GET ', '')}?`)
  })

  it('are said wherever they lie, with their values, and others stay', async () => {
    const answer = {
      data: {
        problem:
          'Line 3 has more than 200 columns. Delete the empty columns on the right, save ' +
          'the file and import it again.',
        causes: [{ examples: [{ line: 2, reason: '"12" is not a 6-digit PIN code' }] }],
        problems: [{ problems: [{ field: 'email', reason: 'no sentence of ours' }] }],
      },
    }
    await translateAnswer('GET /admin/imports/{id}', answer)
    expect(answer.data).toEqual({
      problem: 'लाइन 3 में 200 से ज़्यादा कॉलम हैं। दाईं ओर के खाली कॉलम हटाकर फिर डालें।',
      causes: [{ examples: [{ line: 2, reason: '"12": यह 6 अंकों का पिन कोड नहीं है' }] }],
      problems: [{ problems: [{ field: 'email', reason: 'no sentence of ours' }] }],
    })
  })
})
