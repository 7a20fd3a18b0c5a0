/** A picture in a square window: how many times larger than needed, and where its middle is. */
export type Crop = { zoom: number; x: number; y: number }
export type Size = { width: number; height: number }

export const MAX_ZOOM = 4
/** The picture fills the window, its middle in the middle. */
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 }

/** The side, in pixels of the picture, of the square that is shown. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number =>
  Math.min(width, height) / zoom

/** The nearest crop that shows nothing outside the picture. */
export function within(size: Size, { zoom, x, y }: Crop): Crop {
  const kept = Math.min(MAX_ZOOM, Math.max(1, zoom))
  const side = sideOf(size, { zoom: kept, x, y })
  const clamp = (middle: number, length: number) => {
    const margin = side / length / 2
    return Math.min(1 - margin, Math.max(margin, middle))
  }
  return { zoom: kept, x: clamp(x, size.width), y: clamp(y, size.height) }
}

/** The square of the picture that a crop shows, in its pixels. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const { x, y } = within(size, crop)
  const side = sideOf(size, crop)
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side }
}

/** Dragged by so many pixels of a window of that side. */
export function moved(size: Size, crop: Crop, by: { x: number; y: number }, window: number): Crop {
  const scale = sideOf(size, crop) / window
  return within(size, {
    ...crop,
    x: crop.x - (by.x * scale) / size.width,
    y: crop.y - (by.y * scale) / size.height,
  })
}
