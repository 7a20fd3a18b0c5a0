import { watchForChanges } from '#server/publishing/publisher/watch.ts'
import { createTestPublisher } from './publisher.ts'
import { createShopRenderer } from './shop-site.ts'

/**
 * A program that publishes changes until it is killed. Arguments: database address, releases
 * folder.
 */
const [url = '', releases = ''] = process.argv.slice(2)
const deps = createTestPublisher(url, releases, (job) => createShopRenderer(deps.db, 3)(job))
watchForChanges(deps, {
  onOutcome: ({ kind }) => process.stdout.write(`${kind}\n`),
  quietMs: 10,
  lookEveryMs: 10,
  firstPauseMs: 50,
})
process.stdout.write('ready\n')
