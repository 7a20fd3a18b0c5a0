import type { Figure } from '#shared/drawings/scenes.ts'

/* Who walks along the foot of the wall; the ground is at 166 of a picture 480 wide. */

export const MEETING_SCENE: readonly Figure[] = [
  { drawing: 'bird', x: 8, y: 108, width: 82, height: 58 },
  { drawing: 'deer', x: 96, y: 54, width: 110, height: 112 },
  { drawing: 'tree', x: 214, y: 2, width: 116, height: 164 },
  { drawing: 'deer', x: 338, y: 54, width: 110, height: 112, flip: true },
]

export const GATHERING_SCENE: readonly Figure[] = [
  { drawing: 'tree', x: 4, y: 24, width: 100, height: 142 },
  { drawing: 'bird', x: 104, y: 114, width: 74, height: 52 },
  { drawing: 'elephant', x: 176, y: 54, width: 152, height: 112 },
  { drawing: 'deer', x: 330, y: 66, width: 98, height: 100, flip: true },
  { drawing: 'bird', x: 414, y: 122, width: 62, height: 44, flip: true },
]

export const MARKET_SCENE: readonly Figure[] = [
  { drawing: 'shop', x: 4, y: 38, width: 170, height: 128 },
  { drawing: 'deer', x: 196, y: 62, width: 102, height: 104, flip: true },
  { drawing: 'bird', x: 306, y: 114, width: 74, height: 52, flip: true },
  { drawing: 'tree', x: 382, y: 36, width: 92, height: 130 },
]

export const ELEPHANTS_SCENE: readonly Figure[] = [
  { drawing: 'tree', x: 4, y: 20, width: 102, height: 146 },
  { drawing: 'elephant', x: 112, y: 22, width: 196, height: 144 },
  { drawing: 'elephant', x: 312, y: 84, width: 112, height: 82 },
  { drawing: 'bird', x: 420, y: 126, width: 56, height: 40, flip: true },
]
