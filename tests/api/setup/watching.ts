import { watchForChanges } from '#server/publisher/watch.ts'
import { publisherOn } from './publisher.ts'
import { shopSite } from './shop-site.ts'

/**
 * A program that publishes changes until it is killed. Arguments: database address, releases
 * folder.
 */
const [url = '', releases = ''] = process.argv.slice(2)
const deps = publisherOn(url, releases, (job) => shopSite(deps.db, 3)(job))
watchForChanges(deps, {
  onOutcome: ({ kind }) => process.stdout.write(`${kind}\n`),
  quietMs: 10,
  lookEveryMs: 10,
  firstPauseMs: 50,
})
process.stdout.write('ready\n')
