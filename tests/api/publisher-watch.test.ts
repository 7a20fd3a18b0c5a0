import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { publications, publishMarks } from '#server/kit/db/tables/index.ts'
import { MAX_COUNT_AGE_MINUTES, markCountChanged } from '#server/kit/publish-marks/mark.ts'
import type { PublishOutcome } from '#server/publishing/publisher/publish.ts'
import {
  listLatestPublications,
  readPendingChanges,
} from '#server/publishing/publisher/publication-record.ts'
import type { DuePublication } from '#server/publishing/publisher/calendar.ts'
import { withPublisherLock } from '#server/publishing/publisher/lock.ts'
import { watchForChanges } from '#server/publishing/publisher/watch.ts'
import { publishNow } from '#server/operations/publications/publish-now.ts'
import { wasPublishRequested } from '#server/operations/publications/index.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { insertAccount } from './setup/builders.ts'
import { waitUntil } from './setup/programs.ts'
import { createFileRenderer } from './setup/publisher.ts'
import {
  database,
  deps,
  files,
  markBusinessChanged,
  openSmallSite,
  setBuild,
} from './setup/small-site.ts'

openSmallSite()

describe('what the calendar asks for', () => {
  const nightly = (): DuePublication => ({
    cause: 'the nightly build',
    isWhole: true,
    since: new Date(Date.now() - MINUTE_MS),
  })
  /** Watches with a calendar that asks once, while another process holds the lock. */
  async function watchWhileBusy(meanwhile: () => Promise<unknown>): Promise<string[]> {
    const kinds: string[] = []
    const asks = [nightly()]
    let looksAfter = 0
    const other = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const holding = withPublisherLock({ url: database.url }, () => {
      held.resolve()
      return other.promise
    })
    await held.promise
    const watching = watchForChanges(deps, {
      onOutcome: ({ kind }) => kinds.push(kind),
      calendar: () => {
        const due = asks.pop() ?? null
        if (due === null) looksAfter++
        return due
      },
      lookEveryMs: 20,
    })
    await waitUntil(() => kinds.includes('busy'))
    await meanwhile()
    other.resolve()
    await holding
    await waitUntil(() => looksAfter > 0)
    await watching.stop()
    return kinds
  }

  it('is done after another process that is busy with something else', async () => {
    expect(await watchWhileBusy(async () => null)).toEqual(['busy', 'live'])
    expect(await listLatestPublications(deps.db, 5)).toMatchObject([{ cause: 'the nightly build' }])
  })

  it('is left to another process that does it', async () => {
    const done = { cause: 'the nightly build', outcome: 'live', finishedAt: new Date() } as const
    const kinds = await watchWhileBusy(() => deps.db.insert(publications).values(done))
    expect(kinds).toEqual(['busy'])
  })
})

describe('changes', () => {
  it('that come in a burst are published once, and later ones again', async () => {
    const outcomes: PublishOutcome[] = []
    const watching = watchForChanges(deps, {
      onOutcome: (outcome) => outcomes.push(outcome),
      quietMs: 200,
      lookEveryMs: 20,
    })
    for (let n = 0; n < 20; n++) await markBusinessChanged()
    await waitUntil(() => outcomes.length === 1)
    expect(await listLatestPublications(deps.db, 5)).toMatchObject([
      { outcome: 'live', cause: '20 changes' },
    ])
    await markBusinessChanged()
    await waitUntil(() => outcomes.length === 2)
    await watching.stop()
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(['live', 'live'])
  })

  it('are left to another process that publishes, and it is told so', async () => {
    const [other] = await deps.db
      .insert(publications)
      .values({ cause: 'another process' })
      .returning()
    let told = 0
    const watching = watchForChanges(deps, {
      onOutcome: () => undefined,
      onOtherPublisher: () => void told++,
      lookEveryMs: 20,
    })
    await waitUntil(() => told > 0)
    await deps.db
      .update(publications)
      .set({ outcome: 'live', finishedAt: new Date() })
      .where(eq(publications.id, other!.id))
    await waitUntil(async () => !(await readPendingChanges(deps.db)).isPublishing)
    await watching.stop()
    const before = told
    const quiet = watchForChanges(deps, {
      onOutcome: () => undefined,
      onOtherPublisher: () => void told++,
      quietMs: 20,
      lookEveryMs: 20,
    })
    await markBusinessChanged()
    await waitUntil(async () => (await readPendingChanges(deps.db)).count === 0)
    await quiet.stop()
    // One's own publication is nobody else's.
    expect(told).toBe(before)
  })

  it(
    'of small counts are gathered: they go along with another change, or together when the ' +
      'first is due',
    async () => {
      const outcomes: PublishOutcome[] = []
      let looks = 0
      const watching = watchForChanges(deps, {
        onOutcome: (outcome) => outcomes.push(outcome),
        calendar: () => {
          looks++
          return null
        },
        quietMs: 50,
        lookEveryMs: 20,
      })
      const look = async () => {
        const seen = looks
        await waitUntil(() => looks > seen + 5)
      }
      for (let n = 0; n < 27; n++) await markCountChanged(deps.db, 'reviews', n + 1)
      await look()
      expect(outcomes).toEqual([])
      expect(await readPendingChanges(deps.db)).toMatchObject({ count: 27, due: 0 })
      const [{ wait } = { wait: 0 }] = await deps.db
        .select({ wait: sql<number>`(extract(epoch from max(due_at - at)) / 60)::float` })
        .from(publishMarks)
      expect(wait).toBeCloseTo(MAX_COUNT_AGE_MINUTES, 5)

      await markBusinessChanged()
      await waitUntil(() => outcomes.length === 1)
      expect(await listLatestPublications(deps.db, 5)).toMatchObject([
        { outcome: 'live', cause: '28 changes' },
      ])

      for (let n = 0; n < 27; n++) await markCountChanged(deps.db, 'reviews', n + 1)
      await look()
      expect(outcomes).toHaveLength(1)
      const [first] = await deps.db
        .select()
        .from(publishMarks)
        .where(sql`publication_id is null`)
        .orderBy(publishMarks.id)
      await deps.db
        .update(publishMarks)
        .set({ dueAt: new Date() })
        .where(eq(publishMarks.id, first!.id))
      await waitUntil(() => outcomes.length === 2)
      await look()
      await watching.stop()
      expect(await listLatestPublications(deps.db, 5)).toMatchObject([
        { cause: '27 changes' },
        { cause: '28 changes' },
      ])
    },
  )

  it('that never stop coming are published all the same', async () => {
    let done = false
    const watching = watchForChanges(deps, {
      onOutcome: () => (done = true),
      quietMs: 10_000,
      longestMs: 300,
      lookEveryMs: 20,
    })
    await markBusinessChanged()
    await waitUntil(() => done, 3000)
    await watching.stop()
  })

  it('are tried again after a failure, with longer and longer pauses', async () => {
    const kinds: string[] = []
    const tried: number[] = []
    setBuild(async (job) => {
      tried.push(performance.now())
      if (tried.length < 4) throw new Error('not yet')
      return createFileRenderer(() => files)(job)
    })
    const watching = watchForChanges(deps, {
      firstCause: async () => ({ cause: 'test', isWhole: true }),
      firstPauseMs: 50,
      onOutcome: ({ kind }) => kinds.push(kind),
    })
    await waitUntil(() => kinds.includes('live'))
    await watching.stop()
    expect(kinds).toEqual(['failed', 'failed', 'failed', 'live'])
    expect(tried[3]! - tried[2]!).toBeGreaterThan(190)
  })

  it('are tried again at once, however long the pause, when somebody asks to publish', async () => {
    const kinds: string[] = []
    let isFixed = false
    setBuild(async (job) => {
      if (!isFixed) throw new Error('not yet')
      return createFileRenderer(() => files)(job)
    })
    const watching = watchForChanges(deps, {
      firstCause: async () => ({ cause: 'test', isWhole: true }),
      firstPauseMs: 10 * MINUTE_MS,
      wasRequested: (withinMs) => wasPublishRequested(deps.db, withinMs),
      onOutcome: ({ kind }) => kinds.push(kind),
    })
    const { id } = await insertAccount(deps.db, { role: 'admin' })
    const actor = { kind: 'user', id, role: 'admin', name: 'Administrator' } as const
    const press = () => publishNow({ db: deps.db, actor })
    await waitUntil(() => kinds.length === 1)
    await press()
    await waitUntil(() => kinds.length === 2)
    isFixed = true
    await press()
    await waitUntil(() => kinds.length === 3)
    await watching.stop()
    expect(kinds).toEqual(['failed', 'failed', 'live'])
  })
})
