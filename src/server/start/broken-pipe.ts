import { errorCode } from '#server/db/refusal.ts'

/**
 * What reads our output may end before us, as `head` does: what is still said goes nowhere, and the
 * work goes on.
 */
export function outliveReader(stream: NodeJS.WriteStream): void {
  stream.on('error', (error) => {
    if (errorCode(error) !== 'EPIPE') throw error
  })
}
