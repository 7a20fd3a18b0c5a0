import symbols from 'virtual:island-symbols'
import { getCategoryKind } from '#shared/drawings/category-kind.ts'
import { getDrawingHref } from '#shared/drawings/drawings.ts'
import { getCardScene } from '#shared/drawings/scenes.ts'

const VARIANTS = [0, 1, 2, 3, 4, 5]

/**
 * Ids of the symbols that an island (`islands/blog/BlogList.island.tsx`) may show once it is awake,
 * for the page around it to carry: those its code names, and the drawings on cards of these
 * categories. Throws for a file that is no island.
 */
export function getIslandSymbols(
  island: string,
  categories: ReadonlyArray<{ name: string }> = [],
): string[] {
  const named = symbols[island]
  if (!named) throw new Error(`src/${island} is no island.`)
  const scenes = categories.flatMap(({ name }) =>
    VARIANTS.map((variant) => getCardScene(getCategoryKind(name), variant)),
  )
  const drawn = scenes.flatMap(({ figures, sky }) => [
    sky,
    ...figures.map(({ drawing }) => drawing),
  ])
  return [...new Set([...named, ...drawn.map((name) => getDrawingHref(name).slice(1))])]
}
