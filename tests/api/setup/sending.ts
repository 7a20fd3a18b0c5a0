import { pino } from 'pino'
import { openDatabase } from '#server/kit/db/connection.ts'
import { sendDueMails } from '#server/kit/mail/send.ts'

/**
 * A program that sends due mail, for tests that kill it. Arguments: database address, mail server.
 */
const [url = '', smtpUrl = ''] = process.argv.slice(2)
const logger = pino({ level: 'silent' })
const { db } = openDatabase({ url, log: { info: () => undefined, warn: () => undefined } })
await sendDueMails({
  db,
  logger,
  config: { smtpUrl, mailFrom: 'no-reply@suhana.example', outbox: '' },
  now: () => new Date(),
  signal: new AbortController().signal,
})
