import { partOf, type Framed } from './frame.ts'

/** A picture, the part of it that is wanted, and the width of that part to its height. */
export type Cut = { picture: ImageBitmap; framed: Framed; aspect: number }

/** What is made of a part: JPEG has no transparency, so it gets a white ground. */
export type CutType = 'image/jpeg' | 'image/png'

/** Draws the part into a canvas whose longer side becomes `longest` pixels. */
export function drawPart(
  canvas: HTMLCanvasElement,
  { picture, framed, aspect }: Cut,
  longest: number,
  type: CutType,
): void {
  const { left, top, width, height } = partOf(picture, framed, aspect)
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
export async function cutOut(cut: Cut, most: number, type: CutType): Promise<File> {
  const part = partOf(cut.picture, cut.framed, cut.aspect)
  const canvas = document.createElement('canvas')
  drawPart(canvas, cut, Math.min(most, Math.ceil(Math.max(part.width, part.height))), type)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85))
  if (!blob) throw new Error('the browser made no picture of the part')
  return new File([blob], `picture.${type.slice('image/'.length)}`, { type })
}
