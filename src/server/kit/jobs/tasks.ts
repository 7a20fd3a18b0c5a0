import { setTimeout as sleep } from 'node:timers/promises'
import type { SQL } from 'drizzle-orm'
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
   * minute. With `due` it is the shortest pause.
   */
  everyMs: number
  /**
   * A condition, such as `exists (…)`, without which there is nothing to do. Those of all tasks
   * are asked together, so that an idle process asks one question for them: every two seconds, and
   * at once after a write of this process.
   */
  due?: () => SQL
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
const ASK_EVERY_MS = 2_000
/** Many writes in a row are one reason to ask. */
const ASK_AGAIN_MS = 200
const LAST_RUN_MS = 5_000

export type TaskRunner = {
  add: (task: Task) => void
  /** This process has written something: tasks may be due. */
  wake: () => void
  /** Lets running tasks finish, runs the tasks with `atStop`, and starts nothing afterwards. */
  stop: () => Promise<void>
}

/** Which of the conditions hold, in their order; where nobody can say, all do. */
export type AreDue = (conditions: readonly SQL[]) => Promise<boolean[]>

/** The tasks of this process, from now until `stop`. */
export function createTaskRunner(
  logger: Logger,
  areDue: AreDue = (conditions) => Promise.resolve(conditions.map(() => true)),
): TaskRunner {
  const stopping = new AbortController()
  const waking = { controller: new AbortController() }
  const asked = new Map<Task, { isRunning: boolean; notBefore: number }>()
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
  const askForDue = async () => {
    const free = [...asked].filter(
      ([, { isRunning, notBefore }]) => !isRunning && performance.now() >= notBefore,
    )
    if (free.length === 0) return
    const due = await areDue(free.map(([task]) => task.due!()))
    for (const [index, [task, state]] of free.entries()) {
      if (!due[index]) continue
      state.isRunning = true
      const run = runOnce(task, stopping.signal).finally(() => {
        state.isRunning = false
        state.notBefore = performance.now() + task.everyMs
      })
      running.set(task, run)
    }
  }
  const repeatAsking = async () => {
    const { signal } = stopping
    while (!signal.aborted) {
      const woken = AbortSignal.any([signal, waking.controller.signal])
      await sleep(ASK_EVERY_MS, undefined, { signal: woken }).catch(() => undefined)
      waking.controller = new AbortController()
      if (signal.aborted) return
      await askForDue().catch((error: unknown) =>
        logger.error({ err: error }, 'asking for due tasks failed'),
      )
      await sleep(ASK_AGAIN_MS, undefined, { signal }).catch(() => undefined)
    }
  }
  let asking: Promise<void> | undefined
  return {
    add: (task) => {
      if (!task.due) return void running.set(task, repeat(task))
      asked.set(task, { isRunning: false, notBefore: 0 })
      asking ??= repeatAsking()
    },
    wake: () => waking.controller.abort(),
    stop: async () => {
      stopping.abort()
      await asking
      await Promise.all(running.values())
    },
  }
}
