import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

/**
 * Work done again and again in the background, in every process: write it so that two processes at
 * it at once do no harm (`update … where` what is due, `for update skip locked`), and so that it
 * writes nothing when there is nothing to do: a write to what the public sees drops the answers
 * kept in memory.
 */
export type Task = {
  name: string
  /**
   * The pause between the end of one run and the beginning of the next; the first comes within a
   * minute.
   */
  everyMs: number
  /**
   * An error is logged, and the task runs again after the pause. It must end soon after `signal` is
   * aborted.
   */
  run: (signal: AbortSignal) => Promise<void>
  /**
   * Runs once more when the server stops, for at most a few seconds: for data gathered in memory.
   */
  atStop?: boolean
}

const SOON_MS = 60_000
const LAST_RUN_MS = 5_000

export type TaskRunner = {
  add: (task: Task) => void
  /** Lets running tasks finish, runs the tasks with `atStop`, and starts nothing afterwards. */
  stop: () => Promise<void>
}

/** The tasks of this process, from now until `stop`. */
export function createTaskRunner(logger: Logger): TaskRunner {
  const stopping = new AbortController()
  const running = new Map<Task, Promise<void>>()

  const runOnce = async (task: Task, signal: AbortSignal) => {
    try {
      await task.run(signal)
    } catch (error) {
      logger.error({ err: error, task: task.name }, 'a task failed')
    }
  }
  const repeat = async (task: Task) => {
    const { signal } = stopping
    for (let pause = Math.min(task.everyMs, SOON_MS); ; pause = task.everyMs) {
      await sleep(pause, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) break
      await runOnce(task, signal)
    }
    if (task.atStop) await runOnce(task, AbortSignal.timeout(LAST_RUN_MS))
  }
  return {
    add: (task) => void running.set(task, repeat(task)),
    stop: async () => {
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}
