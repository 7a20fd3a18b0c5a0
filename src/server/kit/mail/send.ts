import { and, eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#server/kit/db/connection.ts'
import { getErrorReason } from '#server/kit/db/reason.ts'
import { mails } from '#server/kit/db/tables/index.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { claimMail, type MailRow } from './claim.ts'
import { toHeaderLine } from './one-line.ts'
import { openTransport, type MailConfig, type Transport } from './transport.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'

/**
 * Minutes until the next try, after each one that failed; when they are used up, the mail is given
 * up.
 */
const RETRY_MINUTES = [0.5, 2, 8, 30, 120, 360, 720]

/** When to try again after so many tries, or null to give up: eight tries within 21 hours. */
function getNextTryTime(tries: number, now: Date): Date | null {
  const wait = RETRY_MINUTES[tries - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait * MINUTE_MS)
}

type Deps = { db: Db; logger: Logger; config: MailConfig; now: () => Date; signal: AbortSignal }

/**
 * Sends what is due, one mail after another, until nothing is, one fails, or it is stopped. Any
 * number of processes may do this at once. Returns how many were sent.
 */
export async function sendDueMails(deps: Deps): Promise<number> {
  let mail = await claimMail(deps)
  if (!mail) return 0
  const transport = await openTransport(deps.config)
  try {
    const from = {
      name: toHeaderLine((await getSettings(deps.db)).siteName, 80),
      address: deps.config.mailFrom,
    }
    let sent = 0
    while (mail) {
      // Stops here, because a mail server that is down would use up a try of every waiting mail.
      if (!(await sendOne(deps, transport, mail, from))) break
      sent += 1
      mail = deps.signal.aborted ? null : await claimMail(deps)
    }
    return sent
  } finally {
    transport.close()
  }
}

async function sendOne(
  { db, logger, now }: Deps,
  transport: Transport,
  mail: MailRow,
  from: { name: string; address: string },
): Promise<boolean> {
  const told = { mail: mail.id, template: mail.template }
  try {
    const file = await transport.send(mail, from)
    // The texts are not kept: their links may open an account.
    await settle(db, mail, { status: 'sent', sentAt: now(), lastError: null, text: '', html: '' })
    logger.info(file ? { ...told, file } : told, file ? 'mail written to the outbox' : 'mail sent')
    return true
  } catch (error) {
    const reason = getErrorReason(error)
    const next = isRefusedForGood(error) ? null : getNextTryTime(mail.attempts, now())
    await settle(db, mail, {
      lastError: reason.slice(0, 1000),
      ...(next ? { nextTryAt: next } : { status: 'failed' }),
    })
    logger.warn(
      { ...told, reason, nextTryAt: next },
      next ? 'mail not sent, tried again later' : 'mail given up',
    )
    return false
  }
}

const settle = (db: Db, mail: MailRow, values: Partial<MailRow>) =>
  db
    .update(mails)
    .set(values)
    .where(and(eq(mails.id, mail.id), eq(mails.status, 'waiting')))

/** Whether the mail server refuses the recipient for good. */
function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500
}
