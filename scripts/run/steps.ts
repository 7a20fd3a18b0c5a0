import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

export type RunStep = {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /** What it says is shown even when it passes. */
  isShown?: boolean
}

type Outcome = { step: RunStep; code: number; output: string; seconds: number }

/** Runs one command; its output is kept and returned, or shown as it comes when `live`. */
export async function runStep(step: RunStep, live = false): Promise<Outcome> {
  const started = performance.now()
  const child = spawn(step.command, step.args, {
    stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...step.env },
  })
  const parts: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => parts.push(part))
  child.stderr?.on('data', (part: Buffer) => parts.push(part))
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

/**
 * Runs the steps, two at a time where there are two cores, prints a line each, and tells whether
 * all passed.
 */
export async function runSteps(steps: RunStep[]): Promise<boolean> {
  const waiting = [...steps]
  let passed = true
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(step)
      if (outcome.code !== 0) passed = false
      report(outcome)
    }
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
  return passed
}

function report({ step, code, output, seconds }: Outcome): void {
  console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)`)
  if (code !== 0 || step.isShown) console.log(output.trimEnd())
}
