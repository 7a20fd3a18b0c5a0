import { setTimeout as sleep } from 'node:timers/promises'
import { getErrorReason } from '#server/kit/db/reason.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import type { PublicationCalendar, DuePublication } from './calendar.ts'
import {
  publishRelease,
  type PublishOutcome,
  type PublisherDeps,
  type PublishOptions,
} from './publish.ts'
import {
  NO_CHANGES,
  readPendingChanges,
  wasPublishedSince,
  type PendingChanges,
} from './publication-record.ts'
import {
  createBatchScheduler,
  DEFAULT_CHANGES_SCOPE,
  type BatchScheduler,
} from './batch-scheduler.ts'

/** Set by whoever learns of changes, and cleared here when there are none. */
type PendingHint = { isSet: boolean }

export type WatchOptions = {
  /** A reason to publish at once; asked until there is none, or a release went live. */
  firstCause?: () => Promise<DuePublication | null>
  /**
   * A reason that does not wait for changes to stop coming; asked again and again while it lasts.
   */
  urgentCause?: () => Promise<DuePublication | null>
  /** Whether somebody has asked to publish in the last milliseconds: ends the pause after a failure. */
  wasRequested?: (withinMs: number) => Promise<boolean>
  /**
   * Whether there may be changes, without asking the database, which is asked while it is true.
   * Without it the database is asked always.
   */
  mayBePending?: PendingHint
  /** What the calendar asks for, see `calendar.ts`. */
  calendar?: PublicationCalendar
  onProgress?: PublishOptions['onProgress']
  /** Told of every try; `pauseMs` is the time to the next one after a failure. */
  onOutcome: (outcome: PublishOutcome, cause: string, pauseMs: number) => void
  /** Told, again and again, while another process publishes. */
  onOtherPublisher?: () => void
  /**
   * Changes often come in groups: published when none came for `quietMs`, and `longestMs` after the
   * first at the latest.
   */
  quietMs?: number
  longestMs?: number
  lookEveryMs?: number
  firstPauseMs?: number
}

const MAX_PAUSE_MS = 10 * MINUTE_MS
const CHECK_REQUESTS_MS = 1_000
const BUSY_PAUSE_MS = 5_000
/** Newer code, or a machine with room, publishes what waits here too. */
const OUTDATED_PAUSE_MS = 10_000

/** Publishes changes soon after they are made, until stopped; a stop aborts a publication. */
export function watchForChanges(
  deps: PublisherDeps,
  options: WatchOptions,
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const running = loop(deps, options, stopping.signal)
  return {
    stop: async () => {
      stopping.abort(new Error('The server is being stopped.'))
      await running
    },
  }
}

async function loop(
  deps: PublisherDeps,
  options: WatchOptions,
  signal: AbortSignal,
): Promise<void> {
  const { firstPauseMs = 1_000 } = options
  let pause = firstPauseMs
  let firstCause = options.firstCause
  let failures = 0
  /** What the calendar asked for while another process was publishing. */
  let missed: DuePublication | null = null
  const turns = createBatchScheduler()
  while (!signal.aborted) {
    const { due, cause, outcome, isOfDatabase } = await attempt(
      deps,
      { ...options, firstCause, failures, turns, missed },
      signal,
    )
    if (signal.aborted) return
    const isLeft = outcome.kind === 'busy' || outcome.kind === 'full' || isOfDatabase
    missed = due?.since && isLeft ? due : null
    // A short pause when only the database is away; growing pauses when the site cannot be built.
    const others = { busy: BUSY_PAUSE_MS, outdated: OUTDATED_PAUSE_MS, full: OUTDATED_PAUSE_MS }
    const waits = { ...others, failed: pause, live: pause }
    const ownPause = isOfDatabase ? firstPauseMs : waits[outcome.kind]
    options.onOutcome(outcome, cause, ownPause)
    if (outcome.kind === 'live') {
      firstCause = undefined
      pause = firstPauseMs
      failures = 0
      continue
    }
    await rest(ownPause, { ...options, signal })
    if (outcome.kind !== 'failed' || isOfDatabase) continue
    failures++
    pause = Math.min(pause * 2, MAX_PAUSE_MS)
  }
}

/**
 * One publication, as soon as there is a cause. A failure of the database is no sign that the site
 * itself is wrong.
 */
async function attempt(
  deps: PublisherDeps,
  options: WatchOptions & {
    failures: number
    turns: BatchScheduler
    missed: DuePublication | null
  },
  signal: AbortSignal,
) {
  let cause = 'changes'
  let due = options.missed
  try {
    if (due && !(await isOpen(deps, due))) due = null
    due ??= (await options.firstCause?.()) ?? (await untilQuiet(deps, options, signal))
    cause = due.cause
    // The first retry helps when the renderer was killed; then a whole release may succeed.
    const onlyChanges = !due.isWhole && options.failures < 2
    const turn = due.turn ?? DEFAULT_CHANGES_SCOPE
    const started = performance.now()
    const outcome = await publishRelease(deps, {
      ...{ cause, signal, onlyChanges, turn, leavesToLast: due.turn !== undefined },
      onProgress: options.onProgress,
    })
    if (outcome.kind === 'live' && onlyChanges)
      options.turns.note(turn, performance.now() - started)
    return { due, cause, outcome, isOfDatabase: false }
  } catch (error) {
    return {
      due,
      cause,
      outcome: { kind: 'failed' as const, reason: getErrorReason(error) },
      isOfDatabase: true,
    }
  }
}

/** Whether no process has yet done what the calendar asks every one of them for. */
const isOpen = async ({ db }: PublisherDeps, { cause, since }: DuePublication): Promise<boolean> =>
  !since || !(await wasPublishedSince(db, cause, since))

/**
 * Waits until marks have come and stopped coming, or the calendar asks; returns why to publish.
 */
async function untilQuiet(
  deps: PublisherDeps,
  {
    quietMs = 400,
    longestMs = 5_000,
    lookEveryMs = 400,
    turns,
    ...options
  }: WatchOptions & { turns: BatchScheduler },
  signal: AbortSignal,
): Promise<DuePublication> {
  let first = 0
  let last = 0
  let newest = 0
  for (;;) {
    const urgent = await options.urgentCause?.()
    if (urgent) return urgent
    const now = performance.now()
    const pending = await readPending(deps, options.mayBePending)
    if (pending.isPublishing) options.onOtherPublisher?.()
    if (pending.due > 0 && first === 0) first = now
    // While somebody decides, bulk work that goes on does not keep that waiting.
    const latest = pending.urgent > 0 ? pending.newestUrgent : pending.newest
    if (latest !== newest) [newest, last] = [latest, now]
    if (pending.due > 0 && (now - last >= quietMs || now - first >= longestMs)) {
      return {
        cause: pending.count === 1 ? '1 change' : `${pending.count} changes`,
        isWhole: false,
        turn: turns.turnOf(pending),
      }
    }
    const due = pending.due === 0 ? options.calendar?.(new Date()) : null
    if (due && (await isOpen(deps, due))) return due
    await sleep(lookEveryMs, undefined, { signal })
  }
}

async function readPending({ db }: PublisherDeps, hint?: PendingHint): Promise<PendingChanges> {
  if (hint?.isSet === false) return NO_CHANGES
  // Before the database is asked: whoever sets it meanwhile knows of a later change.
  if (hint) hint.isSet = false
  const pending = await readPendingChanges(db)
  if (hint && (pending.due > 0 || pending.isPublishing)) hint.isSet = true
  return pending
}

/** Waits until a pause is over, somebody asks to publish, or the watching is stopped. */
async function rest(
  ms: number,
  { wasRequested, signal }: Pick<WatchOptions, 'wasRequested'> & { signal: AbortSignal },
): Promise<void> {
  const started = performance.now()
  const passed = () => performance.now() - started
  while (!signal.aborted && passed() < ms) {
    const wait = Math.min(ms - passed(), wasRequested ? CHECK_REQUESTS_MS : ms)
    await sleep(wait, undefined, { signal }).catch(() => undefined)
    // The database may be what failed; then the pause goes on.
    if (await wasRequested?.(passed()).catch(() => false)) return
  }
}
