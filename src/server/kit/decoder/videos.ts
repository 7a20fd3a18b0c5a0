import { stat } from 'node:fs/promises'
import type { DecoderResults, DecoderRequest, RefusalReason } from './messages.ts'

/** Read by every browser of a phone from 2016 on; H.265, which phones also record, is not. */
const PLAYED = ['avc', 'vp8', 'vp9', 'av1']

/**
 * Rewrites a video: its tracks of pictures and sound as they are, and none of the rest, where
 * places, names and serial numbers are. What cannot be read to its end, and what no browser plays,
 * is refused.
 */
export async function remuxVideo({
  file,
  to,
  format,
  isMuted = false,
  maxSeconds = Infinity,
}: Extract<DecoderRequest, { kind: 'remux' }>): Promise<DecoderResults['remux'] | RefusalReason> {
  // Loaded here, because most files are pictures.
  const media = await import('mediabunny')
  const input = new media.Input({
    source: new media.FilePathSource(file),
    formats: format === 'mp4' ? [media.MP4, media.QTFF] : [media.WEBM],
  })
  const seconds = await input.computeDuration()
  if (seconds > maxSeconds) return 'long'
  const tracks = await input.getVideoTracks()
  const codecs = await Promise.all(tracks.map((track) => track.getCodec()))
  if (!codecs.every((codec) => codec !== null && PLAYED.includes(codec))) return 'unplayed'
  const output = new media.Output({
    // The index at the end, as phones write it: to put it in front, all of the video would be held
    // in memory.
    format:
      format === 'mp4'
        ? new media.Mp4OutputFormat({ fastStart: false })
        : new media.WebMOutputFormat(),
    target: new media.FilePathTarget(to),
  })
  const conversion = await media.Conversion.init({
    input,
    output,
    tags: {},
    showWarnings: false,
    ...(isMuted ? { audio: { discard: true } } : {}),
  })
  if (!conversion.isValid || !conversion.utilizedTracks.some((track) => track.isVideoTrack()))
    return 'broken'
  await conversion.execute()
  const [width, height] = await Promise.all([
    tracks[0]!.getDisplayWidth(),
    tracks[0]!.getDisplayHeight(),
  ])
  return { bytes: (await stat(to)).size, seconds, sent: { width, height } }
}
