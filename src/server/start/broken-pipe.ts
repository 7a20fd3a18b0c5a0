import { getErrorCode } from '#server/kit/db/refusal.ts'

/**
 * The reader of our output may end before us, as `head` does. Further output is then dropped, and
 * the work goes on.
 */
export function ignoreBrokenPipe(stream: NodeJS.WriteStream): void {
  stream.on('error', (error) => {
    if (getErrorCode(error) !== 'EPIPE') throw error
  })
}
