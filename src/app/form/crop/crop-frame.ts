/** A picture in a window: how many times larger than needed, and where its middle is, 0 to 1. */
export type CropFrame = { zoom: number; x: number; y: number }
export type Size = { width: number; height: number }

export const MAX_ZOOM = 4
/** The picture fills the window, its middle in the middle. */
export const INITIAL_FRAME: CropFrame = { zoom: 1, x: 0.5, y: 0.5 }

/** The nearest zoom that is possible. */
export const clampZoom = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(1, zoom))

/**
 * The part of the picture, in its pixels, that a window shows; never beyond the picture. The aspect
 * is the window's width to its height.
 */
export function getVisiblePart({ width, height }: Size, { zoom, x, y }: CropFrame, aspect: number) {
  const wide = Math.min(width, height * aspect) / clampZoom(zoom)
  const high = wide / aspect
  const left = Math.min(width - wide, Math.max(0, x * width - wide / 2))
  const top = Math.min(height - high, Math.max(0, y * height - high / 2))
  return { left, top, width: wide, height: high }
}

/** Moved by so many pixels of a window of that width. */
export function moveFrame(
  size: Size,
  framed: CropFrame,
  aspect: number,
  by: { x: number; y: number },
  windowWidth: number,
): CropFrame {
  const part = getVisiblePart(size, framed, aspect)
  const scale = part.width / windowWidth
  return {
    zoom: framed.zoom,
    x: (part.left + part.width / 2 - by.x * scale) / size.width,
    y: (part.top + part.height / 2 - by.y * scale) / size.height,
  }
}
