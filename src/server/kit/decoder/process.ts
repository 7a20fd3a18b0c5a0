import { serveRequests } from '#server/kit/sandbox/serve-requests.ts'
import { rewriteHtmlAd } from './frames.ts'
import {
  DECODER_LIMITS,
  type DecoderResponse,
  type DecoderRequest,
  type RefusalReason,
} from './messages.ts'
import { reencodeAnimation, decodePicture, encodePicture } from './pictures.ts'
import { remuxVideo } from './videos.ts'

/* The process that reads what people send. */

serveRequests(DECODER_LIMITS.memoryBytes, execute)

async function execute(order: DecoderRequest): Promise<DecoderResponse> {
  try {
    const made = await workOf(order)
    return typeof made === 'string' ? { refused: made } : { made }
  } catch (error) {
    return { refused: reasonOf(error) }
  }
}

function workOf(order: DecoderRequest) {
  switch (order.kind) {
    case 'decode':
      return decodePicture(order)
    case 'encode':
      return encodePicture(order)
    case 'animate':
      return reencodeAnimation(order)
    case 'remux':
      return remuxVideo(order)
    case 'frame':
      return rewriteHtmlAd(order)
  }
}

/**
 * The file is broken, or made to break its reader. The libraries name it in words when memory was
 * refused.
 */
const reasonOf = (error: unknown): RefusalReason =>
  /out of memory|insufficient memory/i.test(String(error)) ? 'heavy' : 'broken'
