import type { DrawingName } from './drawings.ts'
import type { Figure } from './scenes.ts'

/** The scene of an empty state: a bird under a tree. */
export const EMPTY_SCENE_FIGURES: readonly Figure[] = [
  { drawing: 'bird', x: 40, y: 40, width: 79, height: 56 },
  { drawing: 'tree', x: 120, y: 0, width: 68, height: 96 },
]

/** The same scene with a drawing of what is missing. */
export const getEmptySceneFigures = (drawing: DrawingName): readonly Figure[] => [
  { drawing, x: 0, y: 24, width: 96, height: 72 },
  { drawing: 'bird', x: 108, y: 52, width: 62, height: 44 },
  { drawing: 'tree', x: 168, y: 32, width: 45, height: 64 },
]
