import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { OutputInfo, Sharp } from 'sharp'
import type { UploadVariant } from '#server/db/tables/uploads.ts'
import { LONGEST_SIDE, pictureName, variantName, widthsOf } from '#shared/picture.ts'
import { isPicture } from './sniff.ts'
import { inTurn } from './turn.ts'

/** Of what is decoded: a picture of 10 MB can say that it is a wall of a gigapixel. */
const MOST_PIXELS = 64_000_000
const PATIENCE_SECONDS = 30

// One thread for one picture at a time, and nothing kept of it afterwards.
sharp.concurrency(1)
sharp.cache(false)

export type MadeFile = UploadVariant & { content: Buffer }
export type MadePicture = { path: string; mime: string; width: number; height: number; files: MadeFile[] }

/**
 * Decodes a picture and makes it anew: upright, without anything but its pixels, in several sizes. `isKnown` says of a
 * path that it is kept already; the sizes are not made again then. Null for what is no picture, or a broken one.
 */
export async function makePicture(
  file: string,
  isKnown: (path: string) => Promise<boolean>,
): Promise<MadePicture | null> {
  if (!(await isPicture(file))) return null
  return inTurn(async () => {
    const decoded = await decode(file)
    if (!decoded) return null
    const { pixels, info, isOpaque } = decoded
    const hash = createHash('sha256')
      .update(`${info.width} ${info.channels} `)
      .update(pixels)
      .digest('hex')
      .slice(0, 32)
    const name = pictureName(hash, info.width, info.height)
    const path = `/uploads/${name}.${isOpaque ? 'jpg' : 'png'}`
    const picture = { path, mime: isOpaque ? 'image/jpeg' : 'image/png', width: info.width, height: info.height }
    if (await isKnown(path)) return { ...picture, files: [] }
    return { ...picture, files: await allSizes(pixels, info, name, isOpaque) }
  })
}

type Decoded = { pixels: Buffer; info: OutputInfo; isOpaque: boolean }

async function decode(file: string): Promise<Decoded | null> {
  try {
    const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: PATIENCE_SECONDS })
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    const isOpaque = info.channels !== 4 || (await sharp(data, { raw: rawOf(info) }).stats()).isOpaque
    return { pixels: data, info, isOpaque }
  } catch {
    // Broken, too large, or made to break what reads it.
    return null
  }
}

const rawOf = ({ width, height, channels }: OutputInfo) => ({ width, height, channels })

async function allSizes(pixels: Buffer, info: OutputInfo, name: string, isOpaque: boolean): Promise<MadeFile[]> {
  const files: MadeFile[] = []
  const make = async (key: string, format: UploadVariant['format'], width: number, encode: (at: Sharp) => Sharp) => {
    const picture = sharp(pixels, { raw: rawOf(info) }).resize({ width })
    const { data, info: made } = await encode(isOpaque ? picture.removeAlpha() : picture)
      .timeout({ seconds: PATIENCE_SECONDS })
      .toBuffer({ resolveWithObject: true })
    files.push({ key, format, width: made.width, height: made.height, bytes: data.length, content: data })
  }
  for (const width of widthsOf(info.width)) {
    await make(variantName(name, width, 'avif'), 'avif', width, (at) => at.avif({ quality: 52, effort: 2 }))
    await make(variantName(name, width, 'webp'), 'webp', width, (at) => at.webp({ quality: 74 }))
  }
  if (isOpaque) await make(`${name}.jpg`, 'jpeg', info.width, (at) => at.jpeg({ quality: 80, mozjpeg: true }))
  else await make(`${name}.png`, 'png', info.width, (at) => at.png({ compressionLevel: 9 }))
  return files
}
