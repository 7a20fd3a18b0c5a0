import { and, count, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { accounts, auditEntries as e } from '#server/kit/db/tables/index.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { countRecentMails, queueMail, type LocalisedMail } from '#server/kit/mail/index.ts'
import { passwordGuessingAlert } from '#server/kit/mail/templates/guessed-password.ts'
import { sessionGuessingAlert } from '#server/kit/mail/templates/guessed-proof.ts'
import { codeGuessingAlert } from '#server/kit/mail/templates/known-password.ts'
import { PROOF_REFUSED_ACTION } from './refused-proof.ts'
import { SIGN_IN_REFUSED_ACTION } from './refused-sign-in.ts'

type FailureRow = {
  action: string
  reasons: readonly string[]
  /** The owner is notified after this many failures in 24 hours. */
  from: number
  template: LocalisedMail<{ url: string }>
}

/** A wrong code says more than a wrong password: the password before it was right. */
const FAILURES: readonly FailureRow[] = [
  {
    action: SIGN_IN_REFUSED_ACTION,
    reasons: ['password'],
    from: 30,
    template: passwordGuessingAlert,
  },
  {
    action: SIGN_IN_REFUSED_ACTION,
    reasons: ['second factor', 'mailed code'],
    from: 3,
    template: codeGuessingAlert,
  },
  {
    action: PROOF_REFUSED_ACTION,
    reasons: ['password', 'code'],
    from: 3,
    template: sessionGuessingAlert,
  },
]

/**
 * Tells owners, once a day, that somebody guesses at their account. It reads what was refused from
 * the audit log, so that no answer takes longer for an account that exists or a password that is
 * right.
 */
export const notifyGuessingTask = ({ db, siteUrl }: { db: Db; siteUrl: string }): Task => ({
  name: 'tell of guessing',
  everyMs: 30_000,
  run: async (signal) => {
    for (const guessing of FAILURES)
      for (const accountId of await lately(db, guessing)) {
        if (signal.aborted) return
        await notifyOnce(db, accountId, guessing, siteUrl)
      }
  },
})

/** Accounts at which somebody guessed since the last runs. */
async function lately(db: Db, guessing: FailureRow): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: e.recordId })
    .from(e)
    .where(
      and(
        failedAttempts(guessing),
        isNotNull(e.recordId),
        gt(e.at, sql`now() - interval '5 minutes'`),
      ),
    )
  return rows.flatMap(({ id }) => id ?? [])
}

async function notifyOnce(
  db: Db,
  accountId: number,
  guessing: FailureRow,
  siteUrl: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isOne = and(eq(accounts.id, accountId), eq(accounts.status, 'active'))
    // Locked, so that two processes tell once.
    const [account] = await tx
      .select({ email: accounts.email })
      .from(accounts)
      .where(isOne)
      .for('no key update')
    if (!account?.email) return
    const { template } = guessing
    if ((await countRecentMails(tx, account.email.toLowerCase(), template.name)) > 0) return
    const [{ number } = { number: 0 }] = await tx
      .select({ number: count() })
      .from(e)
      .where(
        and(
          eq(e.noun, 'accounts'),
          eq(e.recordId, accountId),
          failedAttempts(guessing),
          gt(e.at, sql`now() - interval '24 hours'`),
        ),
      )
    if (number < guessing.from) return
    const url = new URL('/forgot-password', siteUrl).href
    await queueMail(tx, { to: account.email, template, values: { url } })
  })
}

const failedAttempts = ({ action, reasons }: FailureRow) =>
  and(eq(e.action, action), inArray(sql`${e.detail}->>'reason'`, [...reasons]))
