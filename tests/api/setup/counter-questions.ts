import { readFileSync } from 'node:fs'
import type { SearchInterpretation } from '#contract/search-interpretation.ts'
import { parseQueries, type ExpectedQuery, type FoundPlace } from './search-queries.ts'

/** The answer of the list to a question: its first page. */
export type CounterAnswer = {
  data: FoundPlace[]
  pagination: { total: number }
  reading?: SearchInterpretation | undefined
}

/** The questions of `fixtures/counter-questions.txt`; its first lines say what must hold. */
export const readCounterQuestions = (): ExpectedQuery[] =>
  parseQueries(
    readFileSync(new URL('../../fixtures/counter-questions.txt', import.meta.url), 'utf8'),
  )

/** What a clerk would object to: those of the expectations that the answer does not meet. */
export const findUnmetExpectations = (
  expected: readonly string[],
  answer: CounterAnswer,
): string[] => expected.filter((part) => !isMet(part, answer))

type Judge = (values: readonly string[], answer: CounterAnswer) => boolean

const among = (values: readonly string[], value: string | undefined) =>
  value !== undefined && values.includes(value)

const hasAnswer = (type: string, values: readonly string[], { reading }: CounterAnswer) =>
  (reading?.answers ?? []).some((answer) => answer.type === type && among(values, answer.value))

/** An answer of this type in whose title or text the words stand. */
const hasText = (type: string, values: readonly string[], { reading }: CounterAnswer) =>
  (reading?.answers ?? []).some(
    (answer) =>
      answer.type === type &&
      values.some((value) =>
        `${answer.title} ${answer.value}`.toLowerCase().includes(value.toLowerCase()),
      ),
  )

const JUDGES: Record<string, Judge> = {
  only: (slugs, { data }) =>
    data.length > 0 && data.every(({ category }) => slugs.includes(category.slug)),
  not: (slugs, { data }) => data.every(({ category }) => !slugs.includes(category.slug)),
  brand: ([name = ''], { data }) => data.length > 0 && data.every((one) => one.name.includes(name)),
  first: ([...name], { data }) => data[0]?.name === name.join(','),
  for: (kinds, { reading }) => among(kinds, reading?.kind?.id),
  // Nothing is shown, or another kind under its own name.
  says: (kinds, { data, reading }) =>
    among(kinds, reading?.kind?.id) && (data.length === 0 || reading?.instead != null),
  instead: (kinds, { data, reading }) => data.length > 0 && among(kinds, reading?.instead?.id),
  closest: (kinds, { data, reading }) => data.length === 0 && among(kinds, reading?.closest?.id),
  unstated: (_, { reading }) => reading?.unstated ?? false,
  kept: (_, { reading }) => (reading?.corrected ?? []).length === 0,
  all: (_, { reading }) => reading?.ignored.length === 0,
  none: (_, { data }) => data.length === 0,
  call: (numbers, answer) => hasAnswer('helpline', numbers, answer),
  pin: (pins, answer) => hasAnswer('pin', pins, answer),
  ifsc: (codes, answer) => hasAnswer('ifsc', codes, answer),
  guide: (titles, answer) => hasText('guide', titles, answer),
  about: (titles, answer) => hasText('guide', titles, answer) || hasText('post', titles, answer),
  post: (titles, answer) => hasText('post', titles, answer),
}

const FIRST = 3

function isMet(part: string, answer: CounterAnswer): boolean {
  const { data } = answer
  if (part.startsWith('=')) return data.slice(0, FIRST).some(({ name }) => name === part.slice(1))
  if (part.startsWith('@')) return data[0]?.city === part.slice(1)
  const [, what = '', value = ''] = /^(\w+)(?::(.*))?$/.exec(part) ?? []
  const judge = JUDGES[what]
  if (!judge) throw new Error(`Unknown expectation: ${part}`)
  return judge(value.split(','), answer)
}
