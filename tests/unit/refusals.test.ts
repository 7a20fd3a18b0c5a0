import { describe, expect, it } from 'vitest'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { REFUSALS_BY_CODE, WRONG_FIELD } from '#i18n/hi/refusals/codes.ts'
import { SENTENCES, translate } from '#i18n/hi/refusals/translate.ts'
import { translateSentence } from '#i18n/sentences.ts'
import { listApiSentences } from './api-sentences.ts'

const OF_CODES = new Set<string>(Object.values(ERRORS).map(({ message }) => message))

/** The sentence with a number for each of its values. */
const filled = (sentence: string) => sentence.replace(/\{\d\}/g, '7')

describe('the sentences of the API in Hindi', () => {
  const sentences = listApiSentences()

  it('are found in the code', () => expect(sentences.length).toBeGreaterThan(250))

  it('are all there', () => {
    const missing = sentences.filter(
      (text) => !OF_CODES.has(text) && translateSentence(filled(text), SENTENCES) === null,
    )
    expect(missing).toEqual([])
  })

  it('say every value they name, and no other', () => {
    const placesIn = (text: string) => [...text.matchAll(/\{\d\}/g)].map(([place]) => place).sort()
    const wrong = Object.entries(SENTENCES).filter(([sentence, text]) =>
      placesIn(text).some((place) => !placesIn(sentence).includes(place)),
    )
    expect(wrong).toEqual([])
  })
})

const refuse = (code: ErrorCode, message: string, fields = {}) =>
  translate({ code, error: message, fields })

describe('a refusal in Hindi', () => {
  it('is said with its numbers and names', () => {
    const fields = { title: 'At most 200 characters' }
    expect(refuse('INVALID_INPUT', 'Some values are not valid.', fields)).toEqual({
      code: 'INVALID_INPUT',
      error: 'कुछ जानकारी सही नहीं है।',
      fields: { title: 'ज़्यादा से ज़्यादा 200 अक्षर।' },
    })
    expect(refuse('NOT_POSSIBLE', 'Sonpani has 3 active businesses. Move them first.').error).toBe(
      'Sonpani में 3 चालू जगहें हैं। पहले उन्हें कहीं और रखें।',
    )
  })

  it('says a status and a time inside the sentence in Hindi, too', () => {
    expect(refuse('NOT_POSSIBLE', 'This ad is sold.').error).toBe('इस विज्ञापन की हालत: बिक गया।')
    const late = refuse('TOO_MANY_REQUESTS', 'Too many attempts. Please try again in 5 minutes.')
    expect(late.error).toBe('बहुत बार कोशिश हुई। 5 मिनट बाद करें।')
  })

  it('is said by its code where the sentence is not known, never in English', () => {
    const fields = { name: 'Some new sentence' }
    expect(refuse('NOT_POSSIBLE', 'Some new sentence.', fields)).toEqual({
      code: 'NOT_POSSIBLE',
      error: REFUSALS_BY_CODE.NOT_POSSIBLE,
      fields: { name: WRONG_FIELD },
    })
  })

  it('leaves a number that a form reads alone', () => {
    expect(
      refuse('CHANGED_MEANWHILE', '23 listings match now. Check the list and try again.', {
        count: '23',
      }).fields,
    ).toEqual({ count: '23' })
  })
})
