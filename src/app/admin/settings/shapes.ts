import type { Size } from '#app/form/crop/frame.ts'

export const SHAPES = ['whole', 'wide', 'square'] as const
export type Shape = (typeof SHAPES)[number]

const WIDE = 3

/** Width to height of what is cut out of a logo. */
export const aspectOf = ({ width, height }: Size, shape: Shape): number =>
  shape === 'whole' ? width / height : shape === 'wide' ? WIDE : 1
