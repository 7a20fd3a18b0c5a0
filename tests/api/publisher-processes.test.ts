import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { publications, publishMarks } from '#server/kit/db/tables/index.ts'
import { getCurrentRelease } from '#server/publishing/releases/current.ts'
import {
  listLatestPublications,
  readPendingChanges,
} from '#server/publishing/publisher/publication-record.ts'
import { readRelease } from '#server/publishing/releases/release.ts'
import { watchForChanges } from '#server/publishing/publisher/watch.ts'
import { LOAD_QUICKLY } from './setup/load-quickly.ts'
import { waitUntil } from './setup/programs.ts'
import {
  database,
  deps,
  publishAndExpectLive,
  markBusinessChanged,
  openSmallSite,
  publishNow,
  releases,
} from './setup/small-site.ts'

openSmallSite()

describe('several processes', () => {
  const program = (milliseconds: number) => {
    const script = path.join(import.meta.dirname, 'setup/publishing.ts')
    const args = [script, database.url, releases, `${milliseconds}`]
    const child = spawn(process.execPath, [...LOAD_QUICKLY, ...args])
    const said: string[] = []
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => said.push(line))
    return { child, said, ended: once(child, 'close') }
  }

  it('never publish at the same time', async () => {
    const first = program(600)
    await waitUntil(() => first.said.includes('building'))
    expect(await publishNow()).toEqual({ kind: 'busy' })
    const second = program(0)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(second.said).toEqual([])
    await Promise.all([first.ended, second.ended])
    expect([first.said, second.said]).toEqual([
      ['building', 'live'],
      ['building', 'live'],
    ])
  })

  it(
    'killed in the middle of a build: the old release is served, and the next one publishes ' +
      'what was marked',
    async () => {
      const before = await publishAndExpectLive()
      await markBusinessChanged()
      const killed = program(60_000)
      await waitUntil(() => killed.said.includes('building'))
      killed.child.kill('SIGKILL')
      await killed.ended
      expect(await getCurrentRelease(releases)).toBe(before)
      expect((await readdir(releases)).some((name) => name.startsWith('.building-'))).toBe(true)

      await waitUntil(async () => (await publishNow('again')).kind === 'live')
      expect((await readdir(releases)).filter((name) => name.startsWith('.'))).toEqual([])
      const [now, dead] = await listLatestPublications(deps.db, 2)
      expect(dead).toMatchObject({
        outcome: 'failed',
        error: 'The publisher was ended before it had finished.',
      })
      const marks = await deps.db
        .select()
        .from(publishMarks)
        .where(eq(publishMarks.publicationId, now!.id))
      expect(marks).toHaveLength(1)
    },
  )

  it(
    'killed in the middle: a watching one publishes what was marked by itself, however it was ' +
      'claimed',
    async () => {
      await publishAndExpectLive()
      await markBusinessChanged()
      const killed = program(60_000)
      await waitUntil(() => killed.said.includes('building'))
      const kinds: string[] = []
      const watching = watchForChanges(deps, {
        onOutcome: ({ kind }) => {
          kinds.push(kind)
          killed.child.kill('SIGKILL')
        },
        quietMs: 20,
        lookEveryMs: 20,
      })
      await waitUntil(() => kinds.includes('live'))
      await watching.stop()
      expect(kinds).toEqual(['busy', 'live'])
      expect((await readPendingChanges(deps.db)).count).toBe(0)
    },
  )

  it('killed between the switch and its record: the release is counted as live', async () => {
    const name = await publishAndExpectLive()
    await deps.db.update(publications).set({ outcome: 'running', finishedAt: null, pages: null })
    await publishAndExpectLive()
    expect(await listLatestPublications(deps.db, 2)).toMatchObject([
      { outcome: 'live' },
      { outcome: 'live', release: name },
    ])
    expect(await readRelease(releases, name)).not.toBeNull()
  })
})
