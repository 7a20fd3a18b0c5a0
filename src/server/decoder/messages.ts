import type { UploadVariant } from '#server/db/tables/uploads.ts'

/** What the process is told to do, one order at a time. Files are named by their paths. */
export type Order =
  /** Decodes a picture, which stays in the process until the next one. */
  | { kind: 'decode'; file: string; salt: string }
  /** Writes the decoded picture in one size. */
  | { kind: 'encode'; to: string; format: UploadVariant['format']; width: number }
  /** Writes a picture that moves anew, all of its frames. */
  | { kind: 'animate'; file: string; to: string; width: number }
  /**
   * Writes a video anew, with its tracks of pictures and sound and nothing else; muted, without
   * sound.
   */
  | {
      kind: 'remux'
      file: string
      to: string
      format: 'mp4' | 'webm'
      isMuted?: boolean
      maxSeconds?: number
    }
  /** Writes an HTML file anew, when nothing in it runs or fetches something. */
  | { kind: 'frame'; file: string; to: string }

/**
 * Why a file is not taken. `heavy`: decoding it took more memory or time than is allowed; `long`: a
 * video plays for too long; `unplayed`: a video that many phones cannot play.
 */
export type Refused = 'broken' | 'large' | 'heavy' | 'long' | 'unplayed'

export type Answers = {
  decode: { hash: string; width: number; height: number; isOpaque: boolean }
  encode: { width: number; height: number; bytes: number }
  animate: { width: number; height: number; bytes: number }
  remux: { bytes: number; seconds: number }
  /** With `problems`, nothing was written. */
  frame: { bytes: number; problems: string[] }
}

export type Answer = { made: Answers[keyof Answers] } | { refused: Refused }
export type Message = { ready: true } | Answer

/** What the process may use. */
export const LIMITS = { memoryBytes: 256 * 1024 * 1024, side: 12_000, pixels: 50_000_000 } as const
