/** An answer on one line, and one of several. */
export const MAX_ANSWER_LENGTH = 300
export const MAX_LONG_ANSWER_LENGTH = 2000

interface Question {
  fieldName: string
  fieldLabel: string
  /** What its options are called, if not as they are stored. */
  optionNames?: Readonly<Record<string, string>>
}

/** Whether any question of a category is answered. */
export const hasAnswers = (answers: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(answers).length > 0

/**
 * The answers to a category's own questions, in the order of the questions, in words; unanswered
 * ones are left out. Answers to questions that are no longer asked are not shown.
 */
export function formatServiceDetails(
  answers: Record<string, unknown>,
  questions: readonly Question[],
  words: { yes: string; no: string },
): Array<{ label: string; value: string }> {
  return questions
    .map(({ fieldName, fieldLabel, optionNames }) => ({
      label: fieldLabel,
      value: inWords(answers[fieldName], words, optionNames),
    }))
    .filter(({ value }) => value !== '')
}

function inWords(
  answer: unknown,
  words: { yes: string; no: string },
  names: Question['optionNames'] = {},
): string {
  if (typeof answer === 'boolean') return answer ? words.yes : words.no
  if (typeof answer === 'number') return String(answer)
  if (Array.isArray(answer))
    return answer
      .map((part) => inWords(part, words, names))
      .filter(Boolean)
      .join(', ')
  return typeof answer === 'string' ? (names[answer] ?? answer.trim()) : ''
}
