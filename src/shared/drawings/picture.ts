/**
 * Widths in pixels at which a stored picture is kept beside its own; smaller pictures have fewer.
 */
export const PICTURE_WIDTHS = [320, 640, 1280] as const
/** Neither side of a stored picture is longer. */
export const MAX_PICTURE_SIDE = 1600

const STORED = /^\/uploads\/([0-9a-f]{32})-(\d{1,5})x(\d{1,5})\.(jpg|png)$/

/**
 * A stored picture: its file for browsers that know nothing newer, its measures, and the same in
 * newer formats.
 */
export interface StoredPicture {
  src: string
  width: number
  height: number
  sources: ReadonlyArray<{ type: string; srcset: string }>
}

/** The widths a picture of that width is kept in, its own the last. */
export const listPictureWidths = (width: number): number[] => [
  ...PICTURE_WIDTHS.filter((less) => less < width),
  width,
]

/** Name of a stored picture without its ending, by the hash of its content and its measures. */
export const formatPictureName = (hash: string, width: number, height: number): string =>
  `${hash}-${width}x${height}`

/** Name of the file of one size of it. */
export const formatVariantName = (name: string, width: number, format: 'avif' | 'webp'): string =>
  `${name}.${width}.${format}`

/** The files of a stored picture, derived from its path; null for a picture from elsewhere. */
export function parseStoredPicture(path: string): StoredPicture | null {
  const [, hash, width, height] = STORED.exec(path) ?? []
  if (!hash) return null
  const name = formatPictureName(hash, Number(width), Number(height))
  const srcset = (format: 'avif' | 'webp') =>
    listPictureWidths(Number(width))
      .map((size) => `/uploads/${formatVariantName(name, size, format)} ${size}w`)
      .join(', ')
  return {
    src: path,
    width: Number(width),
    height: Number(height),
    sources: [
      { type: 'image/avif', srcset: srcset('avif') },
      { type: 'image/webp', srcset: srcset('webp') },
    ],
  }
}

/** The same with every address completed for the page, by `complete`. */
export function getPictureSources(path: string, complete: (path: string) => string) {
  const stored = parseStoredPicture(path)
  if (!stored) return { src: complete(path), width: undefined, height: undefined, sources: [] }
  const sources = stored.sources.map(({ type, srcset }) => ({
    type,
    srcset: srcset.replace(/\/uploads\/\S+/g, (address) => complete(address)),
  }))
  return { ...stored, src: complete(stored.src), sources }
}

/**
 * The file of a stored picture that is large enough for a thumbnail; a query after the path, such
 * as a signature, stays. A picture that lies elsewhere stays as it is.
 */
export function getThumbnailPath(path: string): string {
  const [plain = '', leave] = path.split('?')
  const [, hash, width, height] = STORED.exec(plain) ?? []
  if (!hash) return path
  const name = formatPictureName(hash, Number(width), Number(height))
  const size = Math.min(PICTURE_WIDTHS[0], Number(width))
  return `/uploads/${formatVariantName(name, size, 'webp')}${leave ? `?${leave}` : ''}`
}

/* A photo is shown up to 760 px wide. */
const MIN_WIDTH = 480

/** Whether a stored picture is so small that stretched over a gallery it would be blurred. */
export const isTooSmallForGallery = (path: string): boolean =>
  (parseStoredPicture(path)?.width ?? MIN_WIDTH) < MIN_WIDTH
