import { categoryKind } from '#shared/drawings/category-kind.ts'
import { drawingHref, iconHref } from '#shared/drawings/drawings.ts'
import { cardScene } from '#shared/drawings/scenes.ts'

const SEEDS = [0, 1, 2, 3, 4, 5]

/** Ids of the drawings and icons that the list of posts may show once it is awake. */
export function blogSymbols(categories: ReadonlyArray<{ name: string }>): string[] {
  const kinds = ['place' as const, ...categories.map(({ name }) => categoryKind(name))]
  const scenes = kinds.flatMap((kind) => SEEDS.map((seed) => cardScene(kind, seed)))
  const drawings = scenes.flatMap(({ figures, sky }) => [
    sky,
    ...figures.map(({ drawing }) => drawing),
  ])
  const hrefs = [
    iconHref('search'),
    iconHref('tag'),
    ...new Set(['bird' as const, 'tree' as const, ...drawings].map(drawingHref)),
  ]
  return hrefs.map((href) => href.slice(1))
}
