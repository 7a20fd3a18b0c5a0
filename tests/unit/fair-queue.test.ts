import { describe, expect, test } from 'vitest'
import { runInUploadQueue } from '#server/kit/uploads/upload-queue.ts'
import { FairQueue } from '#server/kit/jobs/fair-queue.ts'

const tooMany = () => new Error('too many')
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Work that notes who begins, and takes a while. */
function noting(turns: FairQueue | { take: FairQueue['take'] }) {
  const begun: string[] = []
  const send = (by: string, ms: number) =>
    turns.take(by, async () => {
      begun.push(by)
      await pause(ms)
    })
  return { begun, send }
}

describe('pictures', () => {
  test('of eight slow ones of one account keep another waiting for the one at work', async () => {
    const { begun, send } = noting({ take: (by, work) => runInUploadQueue(Number(by), work) })
    const bombs = Array.from({ length: 8 }, () => send('1', 30))
    await send('2', 1)
    expect(begun.slice(0, 2)).toEqual(['1', '2'])
    await Promise.all(bombs)
  })

  test('of four accounts that send slow ones, too, once each has sent one', async () => {
    const { begun, send } = noting({ take: (by, work) => runInUploadQueue(Number(by), work) })
    const bombs = ['11', '12', '13', '14'].flatMap((by) => [send(by, 20), send(by, 20)])
    await Promise.all([bombs[0], bombs[2], bombs[4], bombs[6]])
    const before = begun.length
    await send('15', 1)
    expect(begun.indexOf('15')).toBeLessThanOrEqual(before + 1)
    await Promise.all(bombs)
  })

  test('of one account are one at a time, in their order', async () => {
    const order: number[] = []
    let running = 0
    let most = 0
    const work = (n: number) => async () => {
      most = Math.max(most, (running += 1))
      order.push(n)
      await pause(1)
      running -= 1
    }
    await Promise.all([1, 2, 3, 4].map((n) => runInUploadQueue(21, work(n))))
    expect([order, most]).toEqual([[1, 2, 3, 4], 1])
  })
})

describe('turns', () => {
  test('are of those whose work took the least time lately', async () => {
    const options = { atOnce: 1, maxWaiting: 20, maxWaitingOfOne: 20, rememberMs: 60_000, tooMany }
    const { begun, send } = noting(new FairQueue(options))
    await send('slow', 400)
    const all = [send('first', 5), send('slow', 1), send('slow', 1), send('new', 1), send('new', 1)]
    await Promise.all(all)
    expect(begun).toEqual(['slow', 'first', 'new', 'new', 'slow', 'slow'])
  })

  test('forget what was long ago', async () => {
    const options = { atOnce: 1, maxWaiting: 20, maxWaitingOfOne: 20, rememberMs: 30, tooMany }
    const { begun, send } = noting(new FairQueue(options))
    await send('slow', 40)
    await pause(60)
    await send('other', 5)
    await Promise.all([send('busy', 5), send('slow', 1), send('other', 1)])
    expect(begun.slice(-2)).toEqual(['slow', 'other'])
  })

  test('end whatever becomes of the work, and refuse what is too much', async () => {
    const turns = new FairQueue({ atOnce: 1, maxWaiting: 2, maxWaitingOfOne: 1, tooMany })
    const failing = turns.take('a', async () => {
      await pause(5)
      throw new Error('failed')
    })
    const waiting = turns.take('a', () => Promise.resolve('served'))
    await expect(turns.take('a', () => Promise.resolve(''))).rejects.toThrow('too many')
    const other = turns.take('b', () => Promise.resolve('served'))
    await expect(turns.take('c', () => Promise.resolve(''))).rejects.toThrow('too many')
    await expect(failing).rejects.toThrow('failed')
    expect(await Promise.all([waiting, other])).toEqual(['served', 'served'])
  })
})
