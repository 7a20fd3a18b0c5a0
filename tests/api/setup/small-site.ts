import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { liveSite, publications, publishMarks } from '#server/kit/db/tables/index.ts'
import type { PageRenderer } from '#server/publishing/publisher/job/render-job.ts'
import { getCurrentRelease } from '#server/publishing/releases/current.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { publishRelease, type PublishOutcome } from '#server/publishing/publisher/publish.ts'
import { siteFolder } from '#server/publishing/releases/release.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { createFileRenderer, createTestPublisher, SMALL_SITE } from './publisher.ts'
import type { Files } from './release.ts'

const NEVER = new AbortController().signal

export let database: TestDatabase

export let releases: string

export let files: Files

export let build: PageRenderer

export let deps: ReturnType<typeof createTestPublisher>

export const publishNow = (cause = 'test') => publishRelease(deps, { cause, signal: NEVER })

export async function publishAndExpectLive(): Promise<string> {
  const outcome = await publishNow()
  if (outcome.kind !== 'live') throw new Error(JSON.stringify(outcome))
  return outcome.release
}

export const readServedFile = async (file: string) =>
  readFile(path.join(siteFolder(releases, (await getCurrentRelease(releases))!), file), 'utf8')

export const markBusinessChanged = () => markChanged(deps.db, 'businesses', 1, 'updated')

export const getFailureReason = (outcome: PublishOutcome) =>
  outcome.kind === 'failed' ? outcome.reason : outcome.kind

export const setFiles = (next: Files) => void (files = next)

export const setBuild = (next: PageRenderer) => void (build = next)

/** A database, and before each test a folder for releases and a build of a small site. */
export function openSmallSite(): void {
  beforeAll(async () => {
    database = await createTestDatabase()
    deps = createTestPublisher(database.url, '', (job) => build(job))
  })
  afterAll(async () => {
    await deps.close()
    await database.drop()
  })
  beforeEach(async () => {
    releases = await mkdtemp(path.join(tmpdir(), 'zila-releases-'))
    deps.releases = releases
    files = SMALL_SITE
    build = createFileRenderer(() => files)
    await deps.db.delete(publishMarks)
    await deps.db.delete(publications)
    await deps.db.delete(liveSite)
  })
  afterEach(() => rm(releases, { recursive: true, force: true }))
}
