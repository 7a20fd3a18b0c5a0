import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
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

  it('run when they are due, asked for all together, and at once after a write', async () => {
    const asked: number[] = []
    const due = new Set<string>()
    const names = ['first', 'second']
    const tasks = createTaskRunner(logger, (conditions) => {
      asked.push(conditions.length)
      return Promise.resolve(names.map((name) => due.has(name)))
    })
    const seen: string[] = []
    for (const name of names)
      tasks.add({
        name,
        everyMs: 0,
        due: () => sql`true`,
        run: () => {
          due.delete(name)
          return Promise.resolve(void seen.push(name))
        },
      })
    due.add('second')
    tasks.wake()
    await expect.poll(() => seen).toEqual(['second'])
    due.add('first')
    tasks.wake()
    await expect.poll(() => seen, { timeout: 5_000 }).toEqual(['second', 'first'])
    await tasks.stop()
    expect(new Set(asked)).toEqual(new Set([2]))
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
