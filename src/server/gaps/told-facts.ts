import type { saveCall as endpoint } from '#contract/gaps.ts'
import type { businesses as b } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { readFactAnswer, type FactValue } from '#shared/rules/facts.ts'

type Body = EndpointInput<typeof endpoint>['body']
type Listing = typeof b.$inferSelect

export type ReadFact = {
  question: 'phone' | 'hours' | 'point'
  value: FactValue
  valueKey: string
  /** Whether the listing says something of it. */
  isThere: (listing: Listing) => boolean
}

const IS_THERE: Record<ReadFact['question'], ReadFact['isThere']> = {
  phone: ({ phone }) => phone !== null,
  hours: ({ hours }) => hours !== null,
  point: ({ latitude }) => latitude !== null,
}

/** The facts of a call, read from what was typed. Throws INVALID_INPUT by field. */
export function readToldFacts({ result, ...body }: Body): ReadFact[] {
  if (result !== 'told') return []
  const problems: Record<string, string> = {}
  const facts = (['phone', 'hours', 'point'] as const).flatMap((question): ReadFact[] => {
    const typed = body[question]
    if (!typed) return []
    const read = readFactAnswer(question, typed)
    if ('value' in read && read.key !== 'wrong')
      return [{ question, value: read.value, valueKey: read.key, isThere: IS_THERE[question] }]
    problems[question] = 'problem' in read ? read.problem : 'Enter what is right'
    return []
  })
  if (Object.keys(problems).length > 0) throw new ApiError('INVALID_INPUT', { fields: problems })
  return facts
}
