import type { Size } from '#app/form/crop/crop-frame.ts'

export const LOGO_SHAPES = ['whole', 'wide', 'square'] as const
export type LogoShape = (typeof LOGO_SHAPES)[number]

const WIDE = 3

/** Width to height of what is cut out of a logo. */
export const getAspectRatio = ({ width, height }: Size, shape: LogoShape): number =>
  shape === 'whole' ? width / height : shape === 'wide' ? WIDE : 1
