import { parseArgs } from 'node:util'
import { loadConfig } from '#server/start/config.ts'
import { restoreNow } from '#server/start/backup-command.ts'
import { ignoreBrokenPipe } from '#server/start/broken-pipe.ts'
import { explainError } from '#server/start/explain.ts'
import { CommandError } from '#server/start/command-error.ts'

const HELP = `npm run restore -- FILE             puts a backup into DATA_DIR, which has to be empty
npm run restore -- FILE --replace   the same over what is there, which is moved aside; stop the site
npm run restore -- --help           this text`
ignoreBrokenPipe(process.stdout)
try {
  const options = { replace: { type: 'boolean' }, help: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [file, ...more] = positionals
  if (values.help) console.log(HELP)
  else if (!file || more.length > 0) throw new CommandError(`Name one file.\n${HELP}`)
  else await restoreNow(loadConfig(process.env), file, values.replace ?? false, process.stdout)
} catch (error) {
  console.error(explainError(error))
  process.exitCode = 1
}
