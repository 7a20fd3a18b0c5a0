import { getVisiblePart, type CropFrame } from './crop-frame.ts'

/** A picture, the part of it that is wanted, and the width of that part to its height. */
export type CropSelection = { picture: ImageBitmap; framed: CropFrame; aspect: number }

/** What is made of a part: JPEG has no transparency, so it gets a white ground. */
export type CropFileType = 'image/jpeg' | 'image/png'

/** Draws the part into a canvas whose longer side becomes `longest` pixels. */
export function drawCrop(
  canvas: HTMLCanvasElement,
  { picture, framed, aspect }: CropSelection,
  longest: number,
  type: CropFileType,
): void {
  const { left, top, width, height } = getVisiblePart(picture, framed, aspect)
  canvas.width = Math.max(1, Math.round(aspect >= 1 ? longest : longest * aspect))
  canvas.height = Math.max(1, Math.round(aspect >= 1 ? longest / aspect : longest))
  const context = canvas.getContext('2d')
  if (!context) return
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
}

/** The part as a file, its longer side at most `most` pixels and never larger than it is. */
export async function cropToFile(
  cut: CropSelection,
  most: number,
  type: CropFileType,
): Promise<File> {
  const part = getVisiblePart(cut.picture, cut.framed, cut.aspect)
  const canvas = document.createElement('canvas')
  drawCrop(canvas, cut, Math.min(most, Math.ceil(Math.max(part.width, part.height))), type)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85))
  if (!blob) throw new Error('the browser made no picture of the part')
  return new File([blob], `picture.${type.slice('image/'.length)}`, { type })
}
