/** A picture in a window: how many times larger than needed, and where its middle is, 0 to 1. */
export type Framed = { zoom: number; x: number; y: number }
export type Size = { width: number; height: number }
export type Shape = 'whole' | 'wide' | 'square'

export const MAX_ZOOM = 4
export const WHOLE: Framed = { zoom: 1, x: 0.5, y: 0.5 }
const WIDE = 3

/** Width to height of what is cut out. */
export const aspectOf = ({ width, height }: Size, shape: Shape): number =>
  shape === 'whole' ? width / height : shape === 'wide' ? WIDE : 1

/** The part of the picture, in its pixels, that a window of this aspect shows; never beyond it. */
export function partOf({ width, height }: Size, { zoom, x, y }: Framed, aspect: number) {
  const kept = Math.min(MAX_ZOOM, Math.max(1, zoom))
  const wide = Math.min(width, height * aspect) / kept
  const high = wide / aspect
  const left = Math.min(width - wide, Math.max(0, x * width - wide / 2))
  const top = Math.min(height - high, Math.max(0, y * height - high / 2))
  return { left, top, width: wide, height: high }
}

/** Moved by so many pixels of a window of that width. */
export function movedBy(
  size: Size,
  framed: Framed,
  aspect: number,
  by: { x: number; y: number },
  shown: number,
): Framed {
  const part = partOf(size, framed, aspect)
  const scale = part.width / shown
  return {
    zoom: framed.zoom,
    x: (part.left + part.width / 2 - by.x * scale) / size.width,
    y: (part.top + part.height / 2 - by.y * scale) / size.height,
  }
}
