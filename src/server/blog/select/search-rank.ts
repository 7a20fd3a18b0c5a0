import type { PostSearchDocument } from './search-document.ts'

/* A whole word is worth more than the beginning of one, and the title more than the text. */
const MIN_BEGINNING = 3
const WEIGHTS = { title: 8, tags: 4, text: 1 }

/** The relevance of a post for the folded words of a search; 0 if a word is missing. */
export function scorePost(document: PostSearchDocument, words: readonly string[]): number {
  let sum = 0
  for (const word of words) {
    const worth =
      scoreIn(document.title, word) * WEIGHTS.title +
      scoreIn(document.tags, word) * WEIGHTS.tags +
      scoreIn(document.text, word) * WEIGHTS.text
    if (worth === 0) return 0
    sum += worth
  }
  return sum
}

function scoreIn(words: string, word: string): number {
  if (words.includes(` ${word} `)) return 2
  return word.length >= MIN_BEGINNING && words.includes(` ${word}`) ? 1 : 0
}
