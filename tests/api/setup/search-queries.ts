import type { SearchInterpretation } from '#contract/search-interpretation.ts'

/** A found place: the fields that the expectations look at. */
export type FoundPlace = { name: string; city: string; category: { slug: string } }
/** The answer of the list to a search. */
export type SearchAnswers = { data: FoundPlace[]; reading?: SearchInterpretation | undefined }
export type ExpectedQuery = { group: string; query: string; expected: string[] }

/**
 * The queries of a district's `queries.txt`, with the group that each stands in; the first lines of
 * the default district's say how expectations are written.
 */
export function parseQueries(text: string): ExpectedQuery[] {
  const found: ExpectedQuery[] = []
  let group = ''
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) group = line.slice(1).trim()
    else if (line.includes('|')) {
      const [query = '', expected = ''] = line.split('|')
      found.push({
        group,
        query: query.trim(),
        expected: expected.split(';').map((part) => part.trim()),
      })
    }
  }
  return found
}

/** What was found first, for the message of a test. */
export const tellAnswers = ({ data, reading }: SearchAnswers) =>
  JSON.stringify([data.slice(0, 3).map(({ name, city }) => `${name} @${city}`), reading])

/** Whether the expected place is among the first `within`, or in what stands above them. */
export const meetsExpectations = (
  expected: readonly string[],
  answer: SearchAnswers,
  within: number,
): boolean => expected.every((part) => isPartMet(part, answer, within))

function isPartMet(part: string, { data, reading }: SearchAnswers, within: number): boolean {
  const places = data.slice(0, within)
  const has = (type: string, value: string) =>
    (reading?.answers ?? []).some((answer) => answer.type === type && answer.value === value)
  if (part.startsWith('=')) return places.some(({ name }) => name === part.slice(1))
  if (part.startsWith('@')) return places.some(({ city }) => city === part.slice(1))
  if (part === 'nothing') return data.length === 0
  const [what, value = ''] = part.split(':')
  switch (what) {
    case 'in':
      return places.some(({ category }) => category.slug === value)
    case 'none':
      return data.length === 0 && reading?.kind?.id === value
    case 'for':
      return reading?.kind?.id === value
    case 'instead':
      return reading?.instead?.id === value && data.length > 0
    case 'without':
      return reading?.ignored.includes(value) ?? false
    case 'call':
      return has('helpline', value)
    case 'pin':
    case 'ifsc':
      return has(what, value)
    default:
      throw new Error(`Unknown expectation: ${part}`)
  }
}
