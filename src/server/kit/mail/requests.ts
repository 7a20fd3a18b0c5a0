import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db, Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import {
  accounts,
  mailRequests,
  mails,
  newsletterSubscribers,
} from '#server/kit/db/tables/index.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'

export type MailRequest = typeof mailRequests.$inferSelect

/** The limit for an unconfirmed address in 24 hours. */
const MAX_UNCONFIRMED = 3
const BATCH_SIZE = 100
const EXPIRES_AFTER_MS = HOUR_MS

/**
 * Notes that somebody asked for a mail to an address. Nothing else is done while they wait, so
 * neither the answer nor its time reveals whose address it is; `mailRequestTask` looks that up.
 */
export async function requestMail(
  db: DbOrTransaction,
  request: Pick<MailRequest, 'kind' | 'email'> &
    Partial<Pick<MailRequest, 'registrationId' | 'language'>>,
): Promise<void> {
  await db.insert(mailRequests).values(request)
}

/**
 * Makes the task that answers the requests of a kind, each in its own transaction and one at a time
 * for an address.
 */
export function mailRequestTask(
  { db, logger, now }: { db: Db; logger: Logger; now: () => Date },
  kind: MailRequest['kind'],
  answer: (tx: Transaction, request: MailRequest) => Promise<void>,
): Task {
  const answerOne = (id: number) =>
    db.transaction(async (tx) => {
      const [request] = await tx.delete(mailRequests).where(eq(mailRequests.id, id)).returning()
      // Another process has taken it.
      if (!request) return
      await takeAdvisoryLock(tx, `mail to ${request.email}`)
      await answer(tx, request)
    })
  const run = async (signal: AbortSignal) => {
    const due = await db
      .select({ id: mailRequests.id })
      .from(mailRequests)
      .where(eq(mailRequests.kind, kind))
      .orderBy(mailRequests.id)
      .limit(BATCH_SIZE)
    for (const { id } of due) {
      if (signal.aborted) return
      await answerOne(id).catch(async (error: unknown) => {
        logger.warn({ err: error, mailRequest: id, kind }, 'mail request not answered')
        const longAgo = lt(mailRequests.createdAt, new Date(now().getTime() - EXPIRES_AFTER_MS))
        await db.delete(mailRequests).where(and(eq(mailRequests.id, id), longAgo))
      })
    }
  }
  return {
    name: `answer requests for mail: ${kind}`,
    everyMs: 1000,
    due: () => sql`exists (select from ${mailRequests} where ${eq(mailRequests.kind, kind)})`,
    run,
  }
}

/**
 * Whether a mail that a stranger may have asked for may go to an address: at most three a day,
 * unless its owner has confirmed it.
 */
export async function canMail(tx: Transaction, email: string): Promise<boolean> {
  // One at a time for an address, so that mails asked for at the same moment are counted.
  await takeAdvisoryLock(tx, `mail to ${email}`)
  if ((await countRecentMails(tx, email)) < MAX_UNCONFIRMED) return true
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(sql`lower(${accounts.email})`, email), isNotNull(accounts.emailConfirmedAt)))
  if (account) return true
  const isSubscribed = and(
    eq(sql`lower(${newsletterSubscribers.email})`, email),
    isNotNull(newsletterSubscribers.confirmedAt),
  )
  return (await tx.$count(newsletterSubscribers, isSubscribed)) > 0
}

/**
 * Whether a receipt may go to an address that somebody typed into a form: three a day of one kind,
 * also to an address that is confirmed, since anybody can type that one too.
 */
export const canMailReceipt = async (
  tx: Transaction,
  email: string,
  template: string,
): Promise<boolean> =>
  (await canMail(tx, email.toLowerCase())) &&
  (await countRecentMails(tx, email.toLowerCase(), template)) < MAX_UNCONFIRMED

/**
 * Whether a typed address is the confirmed one of the account that typed it: only then may a mail
 * repeat what was typed.
 */
export async function isOwnAddress(
  tx: Transaction,
  accountId: number | null,
  email: string,
): Promise<boolean> {
  const isIt = and(
    eq(accounts.id, accountId ?? 0),
    eq(sql`lower(${accounts.email})`, email.toLowerCase()),
    isNotNull(accounts.emailConfirmedAt),
  )
  return (await tx.$count(accounts, isIt)) > 0
}

/** How many mails, of one template if given, were queued to an address in the last 24 hours. */
export function countRecentMails(
  tx: Transaction,
  email: string,
  template?: string,
): Promise<number> {
  return tx.$count(
    mails,
    and(
      eq(sql`lower(${mails.recipient})`, email),
      gt(mails.createdAt, sql`now() - interval '24 hours'`),
      template === undefined ? undefined : eq(mails.template, template),
    ),
  )
}
