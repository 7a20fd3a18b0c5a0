import { parseArgs } from 'node:util'
import { loadConfig } from '#server/start/config.ts'
import { backUpNow, checkBackup } from '#server/start/backup-command.ts'
import { ignoreBrokenPipe } from '#server/start/broken-pipe.ts'
import { explainError } from '#server/start/explain.ts'
import { CommandError } from '#server/start/command-error.ts'

const HELP = `
npm run backup -- FILE           the database, uploads and secrets in one file, while the site runs
npm run backup -- --check FILE   whether such a file is whole: compares every checksum in it
npm run backup -- --help         this text`.trim()
ignoreBrokenPipe(process.stdout)
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stopping.abort(new CommandError('Stopped: no backup was made.')))
}
try {
  const options = { check: { type: 'boolean' }, help: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [file, ...more] = positionals
  if (values.help) console.log(HELP)
  else if (!file || more.length > 0) throw new CommandError(`Name one file.\n${HELP}`)
  else if (values.check) await checkBackup(file, process.stdout)
  else await backUpNow(loadConfig(process.env), file, process.stdout, stopping.signal)
} catch (error) {
  console.error(explainError(stopping.signal.aborted ? stopping.signal.reason : error))
  process.exitCode = 1
}
