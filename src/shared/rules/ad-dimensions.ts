import { parseAdSize } from './ad-slots.ts'

/* How many pixels the file of an advertisement has, for the size that it is made for. */

export type FileDimensions = { width: number; height: number }

/** So many times the size at most: screens show no more, and people pay for their data. */
const MOST_TIMES = 4
/** The share by which its shape may differ: more would leave broad stripes beside it. */
const TOLERANCE = 0.1
/** For a place of any size. */
const ANY = { least: { width: 300, height: 50 }, most: { width: 2000, height: 2000 } }

const text = ({ width, height }: FileDimensions): string => `${width} × ${height}`

const limitsOf = (size: string) => {
  const least = parseAdSize(size)
  if (!least) return { ...ANY, shape: null }
  const most = { width: least.width * MOST_TIMES, height: least.height * MOST_TIMES }
  return { least, most, shape: least.width / least.height }
}

/** Which files fit a size: `300 × 250 pixels, or the same shape up to 1200 × 1000`. */
export function describeFittingDimensions(size: string): string {
  const { least, most, shape } = limitsOf(size)
  return shape === null
    ? `at least ${text(least)} and at most ${text(most)} pixels`
    : `${text(least)} pixels, or the same shape up to ${text(most)}`
}

/** Why a picture or film does not fit a size; null when it does. */
export function getDimensionsProblem(size: string, of: FileDimensions): string | null {
  const { least, most, shape } = limitsOf(size)
  const off = shape === null ? 1 : of.width / of.height / shape
  const slack = shape === null ? 1 : 1 - TOLERANCE
  const problem =
    off > 1 + TOLERANCE || off < 1 / (1 + TOLERANCE)
      ? 'has the wrong shape'
      : of.width < least.width * slack || of.height < least.height * slack
        ? 'is too small to be sharp'
        : of.width > most.width / slack || of.height > most.height / slack
          ? 'is too large'
          : null
  return problem && `${text(of)} pixels ${problem}. Use ${describeFittingDimensions(size)}`
}

/** The size that a page names in `<meta name="ad.size" content="width=300,height=250">`. */
export function parseAdSizeMeta(content: string): FileDimensions | null {
  const [, width, height] = /width\s*=\s*(\d{1,5})\D+height\s*=\s*(\d{1,5})/i.exec(content) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

/** Why an own page that names its size does not fit another; null when it does. */
export function getHtmlSizeProblem(size: string, named: FileDimensions | null): string | null {
  const wanted = parseAdSize(size)
  if (!named || (wanted && wanted.width === named.width && wanted.height === named.height))
    return null
  return `The page sets its size to ${text(named)} pixels. Choose that size, or another page`
}
