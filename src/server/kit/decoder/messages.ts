import type { UploadVariant } from '#server/kit/db/tables/uploads.ts'
import type { FileDimensions } from '#shared/rules/ad-dimensions.ts'

/** The orders of the process, one at a time. Files are given as paths. */
export type DecoderRequest =
  /** Decodes a picture, which stays in the process until the next one. */
  | { kind: 'decode'; file: string; salt: string }
  /** Writes the decoded picture in one size. */
  | { kind: 'encode'; to: string; format: UploadVariant['format']; width: number }
  /** Re-encodes an animated picture, all of its frames. */
  | { kind: 'animate'; file: string; to: string; width: number }
  /** Remuxes a video with only its video and audio tracks; `muted` drops the audio. */
  | {
      kind: 'remux'
      file: string
      to: string
      format: 'mp4' | 'webm'
      isMuted?: boolean
      maxSeconds?: number
    }
  /** Rewrites an HTML file in which nothing runs or fetches. */
  | { kind: 'frame'; file: string; to: string }

/**
 * Why a file is rejected. `heavy`: decoding it took more memory or time than is allowed; `long`: a
 * video plays for too long; `unplayed`: a video that many phones cannot play.
 */
export type RefusalReason = 'broken' | 'large' | 'heavy' | 'long' | 'unplayed'

export type DecoderResults = {
  /** `sent`: as large as the file was. */
  decode: { hash: string; width: number; height: number; isOpaque: boolean; sent: FileDimensions }
  encode: { width: number; height: number; bytes: number }
  animate: { width: number; height: number; bytes: number; sent: FileDimensions }
  remux: { bytes: number; seconds: number; sent: FileDimensions }
  /** With `problems`, nothing was written; `named` is the size that the page names. */
  frame: { bytes: number; problems: string[]; named: FileDimensions | null }
}

export type DecoderResponse =
  | { made: DecoderResults[keyof DecoderResults] }
  | { refused: RefusalReason }

/** Resource limits of the process. */
export const DECODER_LIMITS = {
  memoryBytes: 256 * 1024 * 1024,
  side: 12_000,
  pixels: 50_000_000,
} as const
