import './run/need-district.ts'
import { parseArgs } from 'node:util'
import { loadConfig } from '#server/start/config.ts'
import { ignoreBrokenPipe } from '#server/start/broken-pipe.ts'
import { explainError } from '#server/start/explain.ts'

const HELP = `npm run publish                 builds the whole site and publishes it now
npm run publish -- --status     what waits, what is live, how the last publications went
npm run publish -- --rollback   back to the release before
npm run publish -- --help       this text`
ignoreBrokenPipe(process.stdout)
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stopping.abort(new Error('Stopped: the release of before stays.')))
}
try {
  const { values } = parseArgs({
    options: {
      status: { type: 'boolean' },
      rollback: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  const config = loadConfig(process.env)
  if (values.help) console.log(HELP)
  else if (values.rollback) {
    // Without the code of the whole product, which takes seconds to load on a busy machine.
    const { rollBackNow } = await import('#server/start/roll-back-command.ts')
    await rollBackNow(config, process.stdout)
  } else {
    const { publishNow, showStatus } = await import('#server/start/publish-command.ts')
    if (values.status) await showStatus(config, process.stdout)
    else await publishNow(config, process.stdout, stopping.signal)
  }
} catch (error) {
  console.error(explainError(error))
  process.exitCode = 1
}
