import type { PostDocument } from './search-document.ts'

/* A whole word is worth more than the beginning of one, and the title more than the text. */
const MIN_BEGINNING = 3
const WORTH = { title: 8, tags: 4, text: 1 }

/** How well a post fits the folded words of a search; 0 if it lacks one of them. */
export function worthOf(document: PostDocument, words: readonly string[]): number {
  let sum = 0
  for (const word of words) {
    const worth =
      worthIn(document.title, word) * WORTH.title +
      worthIn(document.tags, word) * WORTH.tags +
      worthIn(document.text, word) * WORTH.text
    if (worth === 0) return 0
    sum += worth
  }
  return sum
}

function worthIn(words: string, word: string): number {
  if (words.includes(` ${word} `)) return 2
  return word.length >= MIN_BEGINNING && words.includes(` ${word}`) ? 1 : 0
}
