import { errorCode } from '#server/db/refusal.ts'

/**
 * The reader of our output may end before us, as `head` does. Further output is then dropped, and
 * the work goes on.
 */
export function outliveReader(stream: NodeJS.WriteStream): void {
  stream.on('error', (error) => {
    if (errorCode(error) !== 'EPIPE') throw error
  })
}
