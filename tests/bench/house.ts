import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHECKS } from '../../scripts/run/checks.ts'
import { runStep } from '../../scripts/run/steps.ts'
import { makeDistrict } from './district.ts'
import { treeFigures } from './house-tree.ts'
import { timed } from './measure.ts'
import type { Figure } from './measure.ts'

const BUILT = 1_000

/** How the code is kept, and how long it takes to check, test and build it. */
export async function houseFigures(port: number): Promise<Figure[]> {
  const check = await secondsOf(...CHECKS)
  const unit = await secondsOf({
    name: 'unit tests',
    command: 'vitest',
    args: ['run', '--project', 'unit'],
  })
  const district = await makeDistrict(BUILT, port)
  try {
    const { seconds } = await district.publish()
    return [
      ...treeFigures('.'),
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
export function figuresAt(revision: string): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'zila-house-'))
  try {
    const file = join(folder, 'tree.tar')
    execFileSync('git', ['archive', '--output', file, revision, 'src', 'tests', 'scripts'])
    execFileSync('tar', ['-xf', file, '-C', folder])
    return treeFigures(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function secondsOf(...steps: typeof CHECKS): Promise<number> {
  const { seconds } = await timed(async () => {
    for (const step of steps) {
      const { code, output } = await runStep(step)
      if (code !== 0) throw new Error(`${step.name} failed:\n${output}`)
    }
  })
  return seconds
}

const time = (name: string, value: number): Figure => ({ name, value, unit: 's', better: 'less' })
