import { describe, expect, test } from 'vitest'
import { describeFailure, runStep } from '../../scripts/run/steps.ts'

const says = (script: string) => ({ name: 'a suite', command: 'node', args: ['-e', script] })
const lines = (count: number) => `for (let i = 1; i <= ${count}; i++) console.log('line ' + i)`

describe('a step of a run', () => {
  test('ends with its code, and all that it said on both streams', async () => {
    const outcome = await runStep(says("console.log('out'); console.error('err'); process.exit(3)"))
    expect(outcome.code).toBe(3)
    expect(outcome.output).toContain('out\n')
    expect(outcome.output).toContain('err\n')
  })

  test('fails with a reason when its program is not there', async () => {
    const outcome = await runStep({ name: 'a suite', command: 'no-such-program', args: [] })
    expect(outcome.code).toBe(127)
    expect(describeFailure(outcome)).toContain('ENOENT')
  })
})

describe('what is said again of a failure', () => {
  test('begins at the list of failed tests, not at the end', async () => {
    const list = "console.log('Failed Tests 1'); console.log('FAIL  x.test.ts')"
    const script = `${lines(500)}; ${list}; ${lines(200)}`
    const said = describeFailure(await runStep(says(script))).split('\n')
    expect(said.slice(0, 3)).toEqual(['✗ a suite', 'Failed Tests 1', 'FAIL  x.test.ts'])
    expect(said).toHaveLength(61)
  })

  test('names errors outside tests', async () => {
    const script = `${lines(100)}; console.log('Unhandled Errors'); console.log('boom')`
    expect(describeFailure(await runStep(says(script)))).toBe('✗ a suite\nUnhandled Errors\nboom')
  })

  test('is the last lines where there is no list', async () => {
    const said = describeFailure(await runStep(says(lines(500)))).split('\n')
    expect(said.at(-1)).toBe('line 500')
    expect(said).toHaveLength(61)
  })
})
