import { parseArgs } from 'node:util'
import { loadConfig } from '#server/config.ts'
import { explain } from '#server/start/explain.ts'
import { publishNow, rollBackNow, showStatus } from '#server/start/publish-command.ts'

/** `npm run publish`: a new release now. `-- --rollback`: the one before again. `-- --status`: how things stand. */
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stopping.abort(new Error('Stopped: the release of before stays.')))
}
try {
  const { values } = parseArgs({ options: { rollback: { type: 'boolean' }, status: { type: 'boolean' } } })
  const config = loadConfig(process.env)
  if (values.rollback) await rollBackNow(config, process.stdout)
  else if (values.status) await showStatus(config, process.stdout)
  else await publishNow(config, process.stdout, stopping.signal)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
