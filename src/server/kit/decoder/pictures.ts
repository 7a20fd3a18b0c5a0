import { createHash } from 'node:crypto'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { MAX_PICTURE_SIDE } from '#shared/drawings/picture.ts'
import {
  DECODER_LIMITS,
  type DecoderResults,
  type DecoderRequest,
  type RefusalReason,
} from './messages.ts'

type OrderOf<Kind extends DecoderRequest['kind']> = Extract<DecoderRequest, { kind: Kind }>

// One thread, one picture at a time, and nothing cached afterwards.
sharp.concurrency(1)
sharp.cache(false)

const DECODING = { limitInputPixels: DECODER_LIMITS.pixels, failOn: 'error' } as const

let pixels = Buffer.alloc(0)
let info: OutputInfo

/** Decodes a picture: turned upright, no larger than the largest kept size, its pixels only. */
export async function decodePicture({
  file,
  salt,
}: OrderOf<'decode'>): Promise<DecoderResults['decode'] | RefusalReason> {
  const { width, height, autoOrient } = await sharp(file, { limitInputPixels: false }).metadata()
  if (Math.max(width, height) > DECODER_LIMITS.side || width * height > DECODER_LIMITS.pixels)
    return 'large'
  const decoded = await sharp(file, DECODING)
    .autoOrient()
    .resize({
      width: MAX_PICTURE_SIDE,
      height: MAX_PICTURE_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  pixels = decoded.data
  info = decoded.info
  const isOpaque = info.channels !== 4 || (await raw().stats()).isOpaque
  const hash = createHash('sha256').update(`${salt} ${info.width} ${info.channels} `).update(pixels)
  return {
    hash: hash.digest('hex').slice(0, 32),
    ...{ width: info.width, height: info.height, isOpaque },
    sent: { width: autoOrient.width, height: autoOrient.height },
  }
}

/** Writes the picture that was decoded last in one size. */
export async function encodePicture({
  to,
  format,
  width,
}: OrderOf<'encode'>): Promise<DecoderResults['encode']> {
  const made = await ENCODINGS[format](raw().resize({ width })).toFile(to)
  return { width: made.width, height: made.height, bytes: made.size }
}

/**
 * Rewrites an animated picture: its frames, how long each stays and how often it repeats, and
 * nothing else.
 */
export async function reencodeAnimation({
  file,
  to,
  width: most,
}: OrderOf<'animate'>): Promise<DecoderResults['animate'] | RefusalReason> {
  const {
    width,
    height,
    pages = 1,
    pageHeight = height,
  } = await sharp(file, {
    limitInputPixels: false,
  }).metadata()
  if (
    Math.max(width, pageHeight) > DECODER_LIMITS.side ||
    width * pageHeight * pages > DECODER_LIMITS.pixels
  )
    return 'large'
  const made = await sharp(file, { ...DECODING, animated: true, sequentialRead: true })
    .resize({ width: most, withoutEnlargement: true })
    .gif({ effort: 4 })
    .toFile(to)
  return {
    ...{ width: made.width, height: made.pageHeight ?? made.height, bytes: made.size },
    sent: { width, height: pageHeight },
  }
}

const ENCODINGS: Record<OrderOf<'encode'>['format'], (at: Sharp) => Sharp> = {
  avif: (at) => at.avif({ quality: 52, effort: 2 }),
  webp: (at) => at.webp({ quality: 74 }),
  jpeg: (at) => at.removeAlpha().jpeg({ quality: 80, mozjpeg: true }),
  png: (at) => at.png({ compressionLevel: 9 }),
}

function raw(): Sharp {
  const { width, height, channels } = info
  return sharp(pixels, { raw: { width, height, channels } })
}
