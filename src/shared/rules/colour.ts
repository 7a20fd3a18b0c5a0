export type Rgb = { r: number; g: number; b: number }

const LIGHT_INK = '#ffffff'
const DARK_INK = '#1c1a17'
const STEPS = 50

/** `#e65` or `#ee6655`, in any case; null for anything else. */
export function parseHex(text: string): Rgb | null {
  const digits = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text.trim())
  if (!digits) return null
  const full = digits[2] ?? (digits[1] ?? '').replace(/./g, '$&$&')
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16))
  return { r, g, b }
}

function toHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** WCAG relative luminance, 0 to 1. */
function luminance({ r, g, b }: Rgb): number {
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast of two hex colours, 1 to 21; 1 when either is no colour. */
export function getContrast(a: string, b: string): number {
  const [one, other] = [parseHex(a), parseHex(b)]
  if (!one || !other) return 1
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

/**
 * White or near-black, whichever reads better on the background; pure black where the near-black
 * would fall below 4.5.
 */
export function getReadableInk(background: string): string {
  const ink = getContrast(LIGHT_INK, background) >= 4.5 ? LIGHT_INK : DARK_INK
  return getContrast(ink, background) >= 4.5 ? ink : '#000000'
}

/**
 * The colour, darkened no more than it takes to reach the contrast on the background; black when
 * nothing less does.
 */
export function darkenUntil(colour: string, background: string, ratio: number): string {
  return mixUntil(colour, '#000000', background, ratio)
}

/**
 * The colour, lightened no more than it takes to reach the contrast on the background; white when
 * nothing less does.
 */
export function lightenUntil(colour: string, background: string, ratio: number): string {
  return mixUntil(colour, '#ffffff', background, ratio)
}

function mixUntil(colour: string, towards: string, background: string, ratio: number): string {
  const [from, to] = [parseHex(colour), parseHex(towards)]
  if (!from || !to) return towards
  for (let step = 0; step < STEPS; step++) {
    const share = step / STEPS
    const mixed = toHex({
      r: from.r + (to.r - from.r) * share,
      g: from.g + (to.g - from.g) * share,
      b: from.b + (to.b - from.b) * share,
    })
    if (getContrast(mixed, background) >= ratio) return mixed
  }
  return towards
}
