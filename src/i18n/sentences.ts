/**
 * Sentences of the API and what another language says for them. `{0}`, `{1}` … stand for the values
 * in a sentence: `'At most {0} characters'`.
 */
export type Sentences = Readonly<Record<string, string>>

const VALUE = /\{(\d)\}/g

/** `At most {0} characters` finds the `20` of `At most 20 characters`. */
const toExpression = (sentence: string) =>
  new RegExp(
    `^${sentence.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/\\\{\d\\\}/g, '(.+?)')}$`,
    's',
  )

/** Those that match, the one with the most words of its own first: `At most {0} characters`. */
const findMatches = (sentence: string, sentences: Sentences) =>
  Object.keys(sentences)
    .filter((known) => known.includes('{0}') && toExpression(known).test(sentence))
    .sort((one, other) => other.length - one.length)

/**
 * Says a sentence in the language of `sentences`; null when it is not among them. A value that is
 * itself among them, such as a status or `5 minutes`, is said in it too; names stay as they are.
 */
export function translateSentence(sentence: string, sentences: Sentences): string | null {
  const whole = sentences[sentence]
  if (whole !== undefined) return whole
  const [known] = findMatches(sentence, sentences)
  if (known === undefined) return null
  const values = toExpression(known).exec(sentence)!.slice(1)
  return sentences[known]!.replace(VALUE, (_, place: string) => {
    const value = values[Number(place)] ?? ''
    return translateSentence(value, sentences) ?? value
  })
}
