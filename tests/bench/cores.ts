import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

const WORK_MS = 2000
/** Text is put together and looked up, as programs do; returns how often within the time. */
const WORK = `
  const { parentPort, workerData } = require('node:worker_threads')
  const until = performance.now() + workerData
  let rounds = 0
  for (; performance.now() < until; rounds++) {
    const words = new Map()
    for (let i = 0; i < 200; i++) words.set('word ' + i, 'a text of some length, number ' + i)
    let text = ''
    for (const [word, meaning] of words) text += word + meaning
    if (text.length === 0) throw new Error()
  }
  parentPort.postMessage(rounds)`

/**
 * What all cores of this machine do together, in times of what one does alone: rented cores are
 * often halves of one, and what works in parallel cannot be faster than they are.
 */
export async function measureCores(): Promise<number> {
  const [alone] = await roundsOf(1)
  const together = await roundsOf(availableParallelism())
  return together.reduce((sum, rounds) => sum + rounds, 0) / alone!
}

const roundsOf = (workers: number): Promise<number[]> =>
  Promise.all(
    Array.from({ length: workers }, async () => {
      const worker = new Worker(WORK, { eval: true, workerData: WORK_MS })
      const rounds = await new Promise<number>((resolve, reject) =>
        worker.once('message', resolve).once('error', reject),
      )
      await worker.terminate()
      return rounds
    }),
  )
