import { z } from 'zod'

/** A fact that answers a search by itself, with where it comes from. */
export const searchAnswer = z
  .object({
    type: z.enum(['helpline', 'pin', 'ifsc', 'nearest', 'guide', 'post']),
    title: z.string(),
    titleHi: z.string().nullable(),
    value: z.string().describe('A number, a code, kilometres, the first words of a text'),
    href: z.string().nullable().describe('A number to call, or a page'),
    source: z.string().describe('Who states it'),
    sourceUrl: z.string().nullable(),
  })
  .meta({ id: 'SearchAnswer' })

const kindName = z.object({ id: z.string(), name: z.string(), nameHi: z.string().nullable() })

/** How a search understood its words: it reports every correction and every word it left out. */
export const searchReading = z
  .object({
    answers: z.array(searchAnswer),
    corrected: z.array(z.object({ from: z.string(), to: z.string() })).describe('Corrected words'),
    ignored: z.array(z.string()).describe('Words that nothing here has'),
    dropped: z.array(z.string()),
    number: z.string().nullable(),
    partial: z.boolean().describe('Those shown have some of the words'),
    kind: kindName.nullable().describe('The kind that was asked for'),
    instead: kindName.nullable().describe('Shown instead, as there is none'),
    closest: kindName.nullable().describe('The nearest kind, also without a place'),
    otherKind: z.boolean().describe('Those shown have the name, not the kind'),
    unstated: z.boolean().describe('Not all that is shown states its specialities'),
    hours: z.boolean(),
    town: z.string().nullable().describe('The town that was named'),
    elsewhere: z.boolean().describe('Those shown are elsewhere, the nearest first'),
  })
  .meta({ id: 'SearchReading' })

export type SearchAnswer = z.output<typeof searchAnswer>
export type SearchReading = z.output<typeof searchReading>
