import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CpuTimeEstimator } from '#server/kit/rate-limit/shared-cpu-time.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'], now: 0 }))
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => void vi.advanceTimersByTime(ms)

test('work alone takes the time that passes', () => {
  const time = new CpuTimeEstimator(1)
  pass(50)
  const end = time.begin()
  pass(30)
  expect(end()).toBe(30)
  pass(50)
  const again = time.begin()
  pass(7)
  expect(again()).toBe(7)
})

test('work beside other work takes its share of it', () => {
  const time = new CpuTimeEstimator(1)
  const nine = Array.from({ length: 9 }, () => time.begin())
  const end = time.begin()
  pass(100)
  expect(end()).toBe(10)
  pass(9)
  for (const other of nine) expect(other()).toBe(11)
})

test('as many as there are processors do not hold each other up', () => {
  const time = new CpuTimeEstimator(2)
  const ends = [time.begin(), time.begin()]
  pass(40)
  expect(ends.map((end) => end())).toEqual([40, 40])
})
