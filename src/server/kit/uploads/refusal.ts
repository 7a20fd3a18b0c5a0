import { invalidField, type ApiError } from '#server/kit/errors/api-error.ts'
import type { RefusalReason } from '#server/kit/decoder/index.ts'

/** Why a picture is not taken; `notAnImage` is the form's own sentence for what is none. */
export function toPictureError(
  field: string,
  refused: RefusalReason,
  notAnImage: string,
): ApiError {
  const reasons: Record<RefusalReason, string> = {
    broken: notAnImage,
    large: 'The image is too large. Maximum is 12,000 pixels per side and 50 million in total',
    // Said of videos alone.
    long: notAnImage,
    unplayed: notAnImage,
    heavy: 'The image is too complex. Please save it as a JPEG and try again',
  }
  return invalidField(field, reasons[refused])
}

/** Why a video is not taken, in a sentence. */
export const getVideoRefusalText = (refused: RefusalReason): string =>
  refused === 'unplayed'
    ? 'Many phones can’t play this video format. In the camera settings choose H.264 or ' +
      '“most compatible”, and record it again'
    : 'Please select a video file'
