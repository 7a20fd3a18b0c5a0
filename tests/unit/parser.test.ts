import { describe, expect, test, vi } from 'vitest'
import { runParserJob, streamParserJob } from '#server/kit/parser/index.ts'
import { getCpuTime } from '#server/kit/sandbox/cpu-time.ts'
import type count from '../fixtures/parser-jobs/count.ts'
import type fillMemory from '../fixtures/parser-jobs/fill-memory.ts'
import type sleep from '../fixtures/parser-jobs/sleep.ts'
import type whoami from '../fixtures/parser-jobs/whoami.ts'

const job = (name: string) => new URL(`../fixtures/parser-jobs/${name}.ts`, import.meta.url)
const whoAmI = (input: Parameters<typeof whoami>[0], by = 'a', patienceMs?: number) =>
  runParserJob<typeof whoami>(job('whoami'), input, { by, ...(patienceMs ? { patienceMs } : {}) })
const counted = (input: Parameters<typeof count>[0], how = {}) =>
  streamParserJob<typeof count>(job('count'), input, how)
const isGone = (pid: number) =>
  vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 10_000)

const LONG = 60_000

describe('parsing what people send', () => {
  test(
    'is done in another process, which knows nothing of ours and stays for the next',
    async () => {
      vi.stubEnv('JWT_SECRET', 'a secret')
      const first = await whoAmI({}).finally(() => vi.unstubAllEnvs())
      expect(first.pid).not.toBe(process.pid)
      expect(first.names).not.toContain('JWT_SECRET')
      expect((await whoAmI({})).pid).toBe(first.pid)
    },
    LONG,
  )

  test(
    'leaves this process free meanwhile',
    async () => {
      let ticks = 0
      const timer = setInterval(() => ticks++, 5)
      await whoAmI({ forMs: 1_000 })
      clearInterval(timer)
      // In this process there would be none.
      expect(ticks).toBeGreaterThan(20)
    },
    LONG,
  )

  test(
    'that takes too long is ended, and the next has another process',
    async () => {
      const { pid } = await whoAmI({})
      await expect(whoAmI({ forMs: 1e9 }, 'a', 200)).rejects.toMatchObject({ reason: 'late' })
      await isGone(pid)
      expect((await whoAmI({})).pid).not.toBe(pid)
    },
    LONG,
  )

  test.each(['heap', 'buffers'] as const)(
    'that fills the memory (%s) is ended',
    async (kind) => {
      const filling = runParserJob<typeof fillMemory>(job('fill-memory'), kind, {
        by: 'a',
        patienceMs: LONG,
      })
      await expect(filling).rejects.toMatchObject({ reason: 'heavy' })
      expect((await whoAmI({})).pid).toBeGreaterThan(0)
    },
    2 * LONG,
  )

  test(
    'that was ended from outside in between is done by another process',
    async () => {
      const { pid } = await whoAmI({})
      process.kill(pid, 'SIGKILL')
      expect((await whoAmI({})).pid).not.toBe(pid)
    },
    LONG,
  )

  test(
    'that fails tells why, and its process stays',
    async () => {
      const { pid } = await whoAmI({})
      await expect(whoAmI({ fails: true })).rejects.toThrow('TypeError: not such a text')
      expect((await whoAmI({})).pid).toBe(pid)
    },
    LONG,
  )

  test(
    'of somebody who sends much holds up nobody else',
    async () => {
      const order: string[] = []
      const send = (by: string, forMs: number) =>
        whoAmI({ forMs }, by).then(
          () => order.push(by),
          (error: { code: string }) => order.push(error.code),
        )
      // Both processes are there: on a busy machine the start of one takes as long as much work.
      await Promise.all([whoAmI({ forMs: 50 }, 'one'), whoAmI({ forMs: 50 }, 'another')])
      const much = Array.from({ length: 30 }, () => send('much', 300))
      await send('person', 0)
      expect(order.filter((by) => by === 'much').length).toBeLessThan(3)
      await Promise.all(much)
      // One is done and twenty wait.
      expect(order.filter((by) => by === 'UNAVAILABLE')).toHaveLength(9)
    },
    LONG,
  )
})

describe('parsing with many results', () => {
  test(
    'gives them one by one, and its process ends with them',
    async () => {
      const results = await Array.fromAsync(counted({ to: 3 }))
      expect(results.map(({ n }) => n)).toEqual([1, 2, 3])
      await isGone(results[0]!.pid)
    },
    LONG,
  )

  test(
    'that nobody reads any more is ended',
    async () => {
      let pid = 0
      for await (const result of counted({ to: 1e9 })) {
        pid = result.pid
        if (result.n === 3) break
      }
      await isGone(pid)
    },
    LONG,
  )

  test(
    'waits for a slow reader, and is ended where one result takes too long',
    async () => {
      const seen: number[] = []
      const reading = async () => {
        for await (const { n } of counted({ to: 9, stallAt: 3 }, { patienceMs: 1_500 })) {
          seen.push(n)
          if (n === 1) await new Promise((resolve) => setTimeout(resolve, 2_000))
        }
      }
      await expect(reading()).rejects.toMatchObject({ reason: 'late' })
      expect(seen).toEqual([1, 2])
    },
    LONG,
  )
})

test.runIf(process.platform === 'linux')(
  'the time of the processor that a process uses is told',
  () => {
    const before = getCpuTime(process.pid)!
    const used = () => process.cpuUsage().user + process.cpuUsage().system
    const end = used() + 300_000
    while (used() < end) for (let n = 0; n < 1e6; n += 1) Math.sqrt(n)
    expect(getCpuTime(process.pid)! - before).toBeGreaterThan(200)
    expect(getCpuTime(2 ** 30)).toBeNull()
  },
  LONG,
)

test(
  'work that waits without working is ended, too',
  async () => {
    const began = performance.now()
    const parsing = runParserJob<typeof sleep>(job('sleep'), undefined, {
      by: 'a',
      patienceMs: 300,
    })
    await expect(parsing).rejects.toMatchObject({ reason: 'late' })
    expect(performance.now() - began).toBeGreaterThan(280)
  },
  LONG,
)
