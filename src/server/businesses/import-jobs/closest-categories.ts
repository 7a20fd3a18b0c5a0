import { getEditDistance } from '#shared/text/edit-distance.ts'
import { foldWords } from '#shared/text/fold.ts'

type Category = { id: number; name: string; slug: string; description?: string | null }

const MAX_CLOSEST = 2
/** Points for a word in the value, and in the name of the file. */
const IN_VALUE = 3
const IN_FILE = 2
const IN_DESCRIPTION = 1
const MIN_LETTERS = 4

/**
 * The categories that a value of another list may mean: those that share a word, misspelt by one
 * letter at most, with the value or with the name of the file.
 */
export function findClosestCategories(
  categories: readonly Category[],
  value: string,
  file: string,
): { id: number; name: string }[] {
  const [said, ofFile] = [wordsOf(value), wordsOf(file.replace(/\.\w+$/, ''))]
  return categories
    .map((category) => {
      const names = wordsOf(`${category.name} ${category.slug}`)
      const described = wordsOf(category.description ?? '')
      const points =
        (share(names, said) ? IN_VALUE : 0) +
        (share(names, ofFile) ? IN_FILE : 0) +
        (share(described, said) ? IN_DESCRIPTION : 0)
      return { category, points }
    })
    .filter(({ points }) => points >= IN_FILE)
    .sort((a, b) => b.points - a.points)
    .slice(0, MAX_CLOSEST)
    .map(({ category: { id, name } }) => ({ id, name }))
}

const wordsOf = (text: string): string[] =>
  foldWords(text.replace(/[-_]+/g, ' ')).filter(({ length }) => length >= MIN_LETTERS)

const share = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.some((other) => getEditDistance(one, other, 1) <= 1))
