import type { UploadVariant } from '#server/db/tables/uploads.ts'

/** What the process is told to do, one order at a time. Files are named by their paths. */
export type Order =
  /** Decodes a picture, which stays in the process until the next one. */
  | { kind: 'decode'; file: string; salt: string }
  /** Writes the decoded picture in one size. */
  | { kind: 'encode'; to: string; format: UploadVariant['format']; width: number }
  /** Writes a video anew, with its tracks of pictures and sound and nothing else. */
  | { kind: 'remux'; file: string; to: string; format: 'mp4' | 'webm' }

/** Why a file is not taken. `heavy`: decoding it took more memory or time than is allowed. */
export type Refused = 'broken' | 'large' | 'heavy'

export type Answers = {
  decode: { hash: string; width: number; height: number; isOpaque: boolean }
  encode: { width: number; height: number; bytes: number }
  remux: { bytes: number }
}

export type Answer = { made: Answers[keyof Answers] } | { refused: Refused }
export type Message = { ready: true } | Answer

/** What the process may use. */
export const LIMITS = { memoryBytes: 256 * 1024 * 1024, side: 12_000, pixels: 50_000_000 } as const
