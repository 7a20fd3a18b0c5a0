import { categoryKind } from '#shared/drawings/category-kind.ts'
import {
  drawingHref,
  iconHref,
  type DrawingName,
  type IconName,
} from '#shared/drawings/drawings.ts'
import { cardScene } from '#shared/drawings/scenes.ts'

const ICONS: readonly IconName[] = ['close', 'filter', 'heart', 'search']
const EMPTY_STATE: readonly DrawingName[] = ['bird', 'tree']
const SEEDS = [0, 1, 2, 3, 4, 5]

/**
 * Ids of the drawings and icons that the list may show once it is awake; the page around it carries
 * them.
 */
export function adListSymbols(categories: ReadonlyArray<{ name: string }>): string[] {
  const scenes = categories.flatMap(({ name }) =>
    SEEDS.map((seed) => cardScene(categoryKind(name), seed)),
  )
  const drawings = scenes.flatMap(({ figures, sky }) => [
    sky,
    ...figures.map(({ drawing }) => drawing),
  ])
  const hrefs = [...ICONS.map(iconHref), ...new Set([...EMPTY_STATE, ...drawings].map(drawingHref))]
  return hrefs.map((href) => href.slice(1))
}
