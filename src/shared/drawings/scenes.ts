import type { CategoryKind } from './category-kind.ts'
import type { DrawingName } from './drawings.ts'

/** One drawing standing in a scene; `flip` makes it look the other way. */
export interface Figure {
  drawing: DrawingName
  x: number
  y: number
  width: number
  height: number
  flip?: boolean
}

export interface Scene {
  figures: readonly Figure[]
  /** The drawing in the upper part of a tall panel. */
  sky: DrawingName
}

/** Size of a card's scene; its lower edge is the ground every figure stands on. */
export const SCENE_VIEW_BOX = '0 0 300 78'

const figure = (
  drawing: DrawingName,
  x: number,
  height: number,
  ratio: number,
  flip = false,
): Figure => ({
  drawing,
  x,
  y: 76 - height,
  width: Math.round(height * ratio),
  height,
  ...(flip ? { flip } : {}),
})

const tree = (x: number, height = 72) => figure('tree', x, height, 120 / 170)
const deer = (x: number, height = 66, flip = false) => figure('deer', x, height, 120 / 122, flip)
const bird = (x: number, height = 44, flip = false) => figure('bird', x, height, 110 / 78, flip)
const elephant = (x: number, height = 60, flip = false) =>
  figure('elephant', x, height, 152 / 112, flip)

/* Who stands beside the building. Six companies, so that three cards in a row rarely repeat. */
const COMPANIES: ReadonlyArray<readonly Figure[]> = [
  [tree(122), bird(196, 48)],
  [deer(128), bird(210)],
  [bird(122, 42), tree(206)],
  [tree(118, 62), elephant(176)],
  [bird(122, 46), deer(206, 66)],
  [elephant(116, 58, true), tree(218)],
]

const SKIES: readonly DrawingName[] = ['sun', 'branch', 'flower', 'branch', 'sun', 'flower']

/**
 * Which of the companies a card shows. Give an id for a stable choice, or the place in a list so
 * that neighbours differ.
 */
export const getSceneVariant = (seed: number): number =>
  ((seed % COMPANIES.length) + COMPANIES.length) % COMPANIES.length

/**
 * The painted scene of a card: the kind's drawing, and a company of tree and animals that depends
 * on the seed.
 */
export function getCardScene(kind: CategoryKind, seed: number): Scene {
  const variant = getSceneVariant(seed)
  const building: Figure = { drawing: kind, x: 0, y: 6, width: 96, height: 72 }
  return { figures: [building, ...COMPANIES[variant]!], sky: SKIES[variant]! }
}
