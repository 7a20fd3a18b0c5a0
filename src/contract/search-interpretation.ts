import { z } from 'zod'

/** A direct answer to a search, with its source. */
export const instantAnswer = z
  .object({
    type: z.enum(['helpline', 'pin', 'ifsc', 'nearest', 'guide', 'post']),
    title: z.string(),
    titleHi: z.string().nullable(),
    value: z.string().describe('A number, a code, a distance or the start of a text'),
    href: z.string().nullable().describe('A phone number or a page'),
    source: z.string().describe('Source of the answer'),
    sourceUrl: z.string().nullable(),
  })
  .meta({ id: 'InstantAnswer' })

const kindName = z.object({ id: z.string(), name: z.string(), nameHi: z.string().nullable() })

/** How a search understood its words: it reports every correction and every word it left out. */
export const searchInterpretation = z
  .object({
    answers: z.array(instantAnswer),
    corrected: z.array(z.object({ from: z.string(), to: z.string() })).describe('Corrected words'),
    ignored: z.array(z.string()).describe('Words without results'),
    dropped: z.array(z.string()),
    number: z.string().nullable(),
    partial: z.boolean().describe('true: the results match only some of the words'),
    kind: kindName.nullable().describe('The requested kind of place'),
    instead: kindName.nullable().describe('Kind that is shown instead, if there are none'),
    closest: kindName.nullable().describe('The closest kind, which has no places either'),
    otherKind: z.boolean().describe('true: the results match the name, not the kind'),
    unstated: z.boolean().describe('true: not all results state their specialities'),
    hours: z.boolean(),
    town: z.string().nullable().describe('The requested town'),
    elsewhere: z.boolean().describe('true: the results are in other towns, nearest first'),
  })
  .meta({ id: 'SearchReading' })

export type InstantAnswer = z.output<typeof instantAnswer>
export type SearchInterpretation = z.output<typeof searchInterpretation>
