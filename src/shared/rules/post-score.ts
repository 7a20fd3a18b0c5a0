/** What is counted of a text in Markdown, and what it is worth to its readers. */

export const WORDS_PER_MINUTE = 200

/* Addresses, tags and the signs of Markdown are not read. */
const UNREAD = /\]\([^)\s]*|<[^<>]*>|https?:\/\/\S+|^ {0,3}\[[^\]]+\]:.*$/gm
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu
/* A line of its own, such as a heading, is no part of the next sentence. */
const SENTENCE_END = /[.!?।](?=\s|$)|\n/u

export type PostMeasures = {
  words: number
  characters: number
  minutes: number
  /** Words of a sentence, on average. */
  sentence: number
}

/** Words, characters, minutes to read (rounded up) and the length of sentences. */
export function measurePost(markdown: string): PostMeasures {
  const text = markdown.replace(UNREAD, ' ')
  const words = text.match(WORD)?.length ?? 0
  const sentences = text.split(SENTENCE_END).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
  return {
    words,
    characters: markdown.length,
    minutes: Math.ceil(words / WORDS_PER_MINUTE),
    sentence: sentences === 0 ? 0 : Math.round(words / sentences),
  }
}

export type ScorePart = {
  name: 'title' | 'length' | 'excerpt' | 'sentences'
  is: number
  of: number
}

/** The points for the first step that is reached. */
const points = (value: number, steps: readonly (readonly [number, number])[]): number =>
  steps.find(([least]) => value >= least)?.[1] ?? 0

const within = (value: number, least: number, most: number): boolean =>
  value >= least && value <= most

/** The score of a post, from 0 to 100, in its four parts. */
export function scorePost(
  { title, excerpt }: { title: string; excerpt: string },
  { words, sentence }: PostMeasures,
): { total: number; parts: ScorePart[] } {
  const long = title.trim().length
  const brief = excerpt.trim().length
  const parts: ScorePart[] = [
    {
      name: 'title',
      is: within(long, 30, 60)
        ? 20
        : points(long, [
            [20, 15],
            [10, 10],
          ]),
      of: 20,
    },
    {
      name: 'length',
      is: points(words, [
        [800, 40],
        [500, 30],
        [300, 20],
        [100, 10],
      ]),
      of: 40,
    },
    {
      name: 'excerpt',
      is: within(brief, 120, 160)
        ? 20
        : points(brief, [
            [80, 15],
            [50, 10],
          ]),
      of: 20,
    },
    {
      name: 'sentences',
      is: within(sentence, 15, 20)
        ? 20
        : points(sentence, [
            [10, 15],
            [5, 10],
          ]),
      of: 20,
    },
  ]
  return { total: parts.reduce((sum, { is }) => sum + is, 0), parts }
}

/** How much of a post the places show where it is shared. */
export const SOCIAL_TEXT_LIMITS = {
  facebook: { title: 100, description: 300 },
  twitter: { title: 70, description: 200, post: 280 },
  linkedin: { title: 150, description: 300 },
} as const

export type SocialNetwork = keyof typeof SOCIAL_TEXT_LIMITS
