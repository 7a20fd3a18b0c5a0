import { z } from 'zod'

/** A fact that answers a search by itself, with where it comes from. */
export const searchAnswer = z
  .object({
    type: z.enum(['helpline', 'pin', 'ifsc', 'nearest']),
    title: z.string(),
    titleHi: z.string().nullable(),
    value: z.string().describe('A number, a code, or kilometres'),
    href: z
      .string()
      .nullable()
      .describe('Where it leads: a number to call, or the page of a place'),
    source: z.string().describe('Who states it'),
    sourceUrl: z.string().nullable(),
  })
  .meta({ id: 'SearchAnswer' })

const kindName = z.object({ id: z.string(), name: z.string(), nameHi: z.string().nullable() })

/** How a search understood its words: it reports every correction and every word it left out. */
export const searchReading = z
  .object({
    answers: z.array(searchAnswer).describe('Facts that answer the words by themselves'),
    corrected: z
      .array(z.object({ from: z.string(), to: z.string() }))
      .describe('Words that nobody uses here, and those searched for instead'),
    ignored: z.array(z.string()).describe('Words that nothing shown was found by'),
    partial: z.boolean().describe('No place has all the words: those shown have some'),
    kind: kindName.nullable().describe('The kind of place that was asked for'),
    instead: kindName.nullable().describe('Shown instead, since there is no place of the kind'),
    town: z.string().nullable().describe('The town that was named'),
    elsewhere: z
      .boolean()
      .describe('Nothing of the kind is in the town: those shown are elsewhere, the nearest first'),
  })
  .meta({ id: 'SearchReading' })

export type SearchAnswer = z.output<typeof searchAnswer>
export type SearchReading = z.output<typeof searchReading>
