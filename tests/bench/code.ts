import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHECK_STEPS } from '../../scripts/run/checks.ts'
import { runStep } from '../../scripts/run/steps.ts'
import { makeDistrict } from './district.ts'
import { measureTree } from './code-tree.ts'
import { measureTime, type BenchFigure } from './measure.ts'

const BUILT = 1_000

/** How the code is kept, and how long it takes to check, test and build it. */
export async function measureCode(port: number): Promise<BenchFigure[]> {
  const check = await secondsOf(...CHECK_STEPS)
  const unit = await secondsOf({
    name: 'unit tests',
    command: 'vitest',
    args: ['run', '--project', 'unit'],
  })
  const district = await makeDistrict(BUILT, port)
  try {
    const { seconds } = await district.publish()
    return [
      ...measureTree('.'),
      time('check, step after step', check),
      time('unit tests', unit),
      time(`full build of ${BUILT.toLocaleString('en-IN')} listings`, seconds),
    ]
  } finally {
    await district.close()
    await district.remove()
  }
}

/** What can be read off the files of another revision. */
export function measureCodeAt(revision: string): BenchFigure[] {
  const folder = mkdtempSync(join(tmpdir(), 'zila-house-'))
  try {
    const file = join(folder, 'tree.tar')
    execFileSync('git', ['archive', '--output', file, revision, 'src', 'tests', 'scripts'])
    execFileSync('tar', ['-xf', file, '-C', folder])
    return measureTree(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function secondsOf(...steps: typeof CHECK_STEPS): Promise<number> {
  const { seconds } = await measureTime(async () => {
    for (const step of steps) {
      const { code, output } = await runStep(step)
      if (code !== 0) throw new Error(`${step.name} failed:\n${output}`)
    }
  })
  return seconds
}

const time = (name: string, value: number): BenchFigure => ({
  name,
  value,
  unit: 's',
  better: 'less',
})
