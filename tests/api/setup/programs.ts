import { LOAD_QUICKLY } from './load-quickly.ts'
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export type StartedProgram = { url: string; adopted: boolean }

/** A running `writer.ts`, in a process group of its own. */
export class Program {
  readonly acknowledged: string[] = []
  readonly said: string[] = []
  readonly child: ChildProcess
  readonly started: Promise<StartedProgram>
  readonly ended: Promise<unknown>

  constructor(dataDir: string, mode: 'writing' | 'idle' = 'writing', options: SpawnOptions = {}) {
    const script = fileURLToPath(new URL('./writer.ts', import.meta.url))
    const child = spawn(process.execPath, [...LOAD_QUICKLY, script, dataDir, mode], {
      detached: true,
      ...options,
    })
    this.child = child
    this.ended = once(child, 'close')
    this.started = new Promise((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        if (stream) createInterface(stream).on('line', (line) => this.#hear(line, resolve))
      }
      child.once('close', () => reject(new Error(this.said.join('\n'))))
    })
    // A test that kills the program during its start waits for its end, not for its start.
    this.started.catch(() => undefined)
  }

  #hear(line: string, resolve: (started: StartedProgram) => void) {
    const value = line.startsWith('{')
      ? (JSON.parse(line) as { id?: string; log?: string } & StartedProgram)
      : undefined
    if (value?.id) this.acknowledged.push(value.id)
    else if (value?.url) resolve(value)
    else this.said.push(value?.log ?? line)
  }

  /** Waits until `count` more rows are acknowledged. */
  async writes(count: number): Promise<void> {
    const goal = this.acknowledged.length + count
    await waitUntil(() => this.acknowledged.length >= goal)
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.ended
  }

  /** Kills the program and the processes in its group, such as initdb. */
  async killGroup(): Promise<void> {
    if (this.child.pid) process.kill(-this.child.pid, 'SIGKILL')
    await this.ended
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM')
    await this.ended
  }
}

export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  limitMs = 60_000,
): Promise<void> {
  const limit = Date.now() + limitMs
  while (!(await condition())) {
    if (Date.now() > limit) throw new Error('waited too long')
    await sleep(10)
  }
}
