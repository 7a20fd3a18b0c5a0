import { setTimeout as sleep } from 'node:timers/promises'
import { publishRelease } from '#server/publishing/publisher/publish.ts'
import { createFileRenderer, createTestPublisher, SMALL_SITE } from './publisher.ts'

/**
 * A program that publishes, for tests that kill it or run several at once. It prints `building`
 * when it has the lock, builds for the given time, and prints how it ended. Arguments: database
 * address, releases folder, milliseconds.
 */
const [url = '', releases = '', milliseconds = '0'] = process.argv.slice(2)
const say = (words: string) => process.stdout.write(`${words}\n`)

const deps = createTestPublisher(
  url,
  releases,
  createFileRenderer(async () => {
    say('building')
    await sleep(Number(milliseconds))
    return SMALL_SITE
  }),
)
const outcome = await publishRelease(deps, {
  cause: 'test',
  signal: new AbortController().signal,
  lockTimeoutMs: 20_000,
})
say(outcome.kind)
await deps.close()
