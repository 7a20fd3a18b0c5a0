import { open } from 'node:fs/promises'

type Signature<Kind> = { kind: Kind; fits: (beginning: string) => boolean }

/** The brand of a file in the ISO box format, which pictures and videos of phones use. */
const brandOf = (beginning: string) =>
  beginning.slice(4, 8) === 'ftyp' ? beginning.slice(8, 12) : null
const PICTURE_BRANDS = /^(?:avi[fs]|hei[cfsx]|mif1|msf1)$/

const PICTURES: readonly Signature<string>[] = [
  { kind: 'jpeg', fits: (beginning) => beginning.startsWith('\xff\xd8\xff') },
  { kind: 'png', fits: (beginning) => beginning.startsWith('\x89PNG\r\n\x1a\n') },
  { kind: 'gif', fits: (beginning) => /^GIF8[79]a/.test(beginning) },
  {
    kind: 'webp',
    fits: (beginning) => beginning.startsWith('RIFF') && beginning.slice(8, 12) === 'WEBP',
  },
  { kind: 'avif', fits: (beginning) => /^avi[fs]$/.test(brandOf(beginning) ?? '') },
]
const VIDEOS: readonly Signature<'mp4' | 'webm'>[] = [
  { kind: 'mp4', fits: (beginning) => !PICTURE_BRANDS.test(brandOf(beginning) ?? 'avif') },
  {
    kind: 'webm',
    fits: (beginning) => beginning.startsWith('\x1a\x45\xdf\xa3') && beginning.includes('webm'),
  },
]

/** The kind of a file by its first bytes, whatever its name says. */
async function kindOf<Kind>(
  path: string,
  signatures: readonly Signature<Kind>[],
): Promise<Kind | null> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(96), 0, 96, 0)
    const beginning = buffer.toString('latin1', 0, bytesRead)
    return signatures.find(({ fits }) => fits(beginning))?.kind ?? null
  } finally {
    await handle.close()
  }
}

/**
 * A picture of a kind that is decoded here, or of one of some kinds; not a drawing that may hold
 * script (SVG).
 */
export async function isPicture(path: string, kinds?: readonly string[]): Promise<boolean> {
  const kind = await kindOf(path, PICTURES)
  return kind !== null && (kinds?.includes(kind) ?? true)
}

export const detectVideoKind = (path: string): Promise<'mp4' | 'webm' | null> =>
  kindOf(path, VIDEOS)
