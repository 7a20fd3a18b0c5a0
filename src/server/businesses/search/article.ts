import type { InstantAnswer } from '#contract/search-interpretation.ts'

/** Something to read: `named` words are of its title, `told` of its text. All are folded. */
export type SearchArticle = {
  named: ReadonlySet<string>
  told: ReadonlySet<string>
  answer: InstantAnswer
}
