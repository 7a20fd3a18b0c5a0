import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createTaskRunner } from '#server/kit/jobs/index.ts'

const log: Record<string, unknown>[] = []
const logger = pino(
  {},
  { write: (line: string) => log.push(JSON.parse(line) as Record<string, unknown>) },
)

describe('tasks of the background', () => {
  it('run again and again, also after one has failed', async () => {
    const tasks = createTaskRunner(logger)
    let runs = 0
    tasks.add({
      name: 'count',
      everyMs: 1,
      run: () => ((runs += 1), Promise.reject(new Error('not this time'))),
    })
    await expect.poll(() => runs).toBeGreaterThan(2)
    await tasks.stop()
    const then = runs
    await sleep(20)
    expect(runs).toBe(then)
    expect(log[0]).toMatchObject({ task: 'count', err: { message: 'not this time' } })
  })

  it('are let finish at the end, are told of it, and never run beside themselves', async () => {
    const tasks = createTaskRunner(logger)
    const seen: string[] = []
    tasks.add({
      name: 'slow',
      everyMs: 1,
      run: async (signal) => {
        seen.push('begins')
        await sleep(10_000, undefined, { signal }).catch(() => undefined)
        seen.push('ends')
      },
    })
    await expect.poll(() => seen.length).toBe(1)
    await sleep(20)
    await tasks.stop()
    expect(seen).toEqual(['begins', 'ends'])
  })

  it('run once more at the end where something is gathered in memory', async () => {
    const tasks = createTaskRunner(logger)
    const seen: boolean[] = []
    tasks.add({
      name: 'flush',
      everyMs: 60_000,
      atStop: true,
      run: (signal) => Promise.resolve(void seen.push(signal.aborted)),
    })
    tasks.add({
      name: 'not at the end',
      everyMs: 60_000,
      run: () => Promise.reject(new Error('never')),
    })
    log.length = 0
    await tasks.stop()
    expect(seen).toEqual([false])
    expect(log).toEqual([])
  })
})
