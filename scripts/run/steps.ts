import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

export type CommandStep = {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /** What it says is shown even when it passes. */
  isShown?: boolean
}

export type StepOutcome = { step: CommandStep; code: number; output: string; seconds: number }

/** How much of a failed step is shown again at the end of a run: enough for a few failures. */
const MAX_LINES_AGAIN = 60

/** Runs one command; its output is kept and returned, and shown as it comes when `live`. */
export async function runStep(step: CommandStep, live = false): Promise<StepOutcome> {
  const started = performance.now()
  const child = spawn(step.command, step.args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...step.env },
  })
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      parts.push(part)
      if (live) process.stdout.write(part)
    })
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      parts.push(Buffer.from(error.message))
      resolve(127)
    })
    child.on('close', (status) => resolve(status ?? 1))
  })
  return {
    step,
    code,
    output: Buffer.concat(parts).toString(),
    seconds: (performance.now() - started) / 1000,
  }
}

/** Runs the steps, two at a time where there are two cores, and prints a line each. */
export async function runSteps(steps: CommandStep[]): Promise<StepOutcome[]> {
  const waiting = [...steps]
  const outcomes: StepOutcome[] = []
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(step)
      outcomes.push(outcome)
      report(outcome)
    }
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
  return outcomes
}

/**
 * What a failed step says of its failures: from Vitest's list of them on, else its last lines.
 * A run is long, and often its end alone is kept.
 */
export function describeFailure({ step, output }: StepOutcome): string {
  const lines = output.trimEnd().split('\n')
  const list = lines.findIndex((line) => /Failed (?:Tests|Suites) \d|Unhandled Errors/.test(line))
  const shown = list < 0 ? lines.slice(-MAX_LINES_AGAIN) : lines.slice(list, list + MAX_LINES_AGAIN)
  return [`✗ ${step.name}`, ...shown].join('\n')
}

function report({ step, code, output, seconds }: StepOutcome): void {
  console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)`)
  if (code !== 0 || step.isShown) console.log(output.trimEnd())
}
