import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Account } from '#contract/accounts.ts'
import type { Secret } from '#server/kit/actor/keys.ts'
import { ADMIN_IDLE_MS } from '#shared/rules/admin-session.ts'
import type { Db, Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import { createPrepared } from '#server/kit/db/prepared.ts'
import {
  accounts,
  authenticators,
  helpers,
  passkeys,
  sessions,
} from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { hasSecondFactor, encryptValue } from '#server/people/second-factor/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { MINUTE_MS, HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'
import { issueAccessToken } from './token.ts'

/** A session that is not used for this long ends. */
const IDLE_MS = 30 * DAY_MS
/** A session ends after this long in any case: no token may be valid for ever. */
const MAX_MS = 365 * DAY_MS
/** An administrator signs in each working day. */
const MAX_ADMIN_MS = 12 * HOUR_MS

const MAX_USER_AGENT = 400

type SessionStart = { jwtSecret: Secret; now: Date; userAgent?: string; network?: string }
type Holder = { id: number; role: Account['role']; name: string }

/** How long other tabs may go on with the token that a proof has replaced. */
const GRACE_MS = MINUTE_MS

const HOLDER = {
  sid: sessions.id,
  id: accounts.id,
  role: accounts.role,
  name: accounts.name,
  status: accounts.status,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
  hasGrace: sessions.hasGrace,
  isPasswordMade: accounts.isPasswordMade,
  isProtected: sql<boolean>`${accounts.role} = 'admin' and (
        exists (select 1 from ${authenticators} a
          where a.account_id = ${accounts.id} and a.confirmed_at is not null)
        or exists (select 1 from ${passkeys} p where p.account_id = ${accounts.id}))`,
  isHelper: sql<boolean>`exists (select 1 from ${helpers} h where h.account_id = ${accounts.id})`,
}

const byId = createPrepared((db) =>
  db
    .select(HOLDER)
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('session_by_id'),
)

/** Begins a session and returns its token. */
export async function startSession(
  tx: DbOrTransaction,
  holder: Holder,
  { jwtSecret, now, userAgent = '', network = '' }: SessionStart,
): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  const hasGrace = holder.role === 'admin' && (await useGracePeriod(tx, holder.id, now))
  await tx.insert(sessions).values({
    id,
    accountId: holder.id,
    createdAt: now,
    lastSeenAt: now,
    confirmedAt: now,
    hasGrace,
    userAgent: userAgent.slice(0, MAX_USER_AGENT),
    sealedNetwork: network ? encryptValue(network, jwtSecret) : null,
  })
  const lifetimeMs = lifetimeOf(holder)
  return issueAccessToken({ ...holder, sessionId: id }, { secret: jwtSecret, now, lifetimeMs })
}

/**
 * Whether this is the one sign-in of an administrator without a second factor; the first sign-in
 * with one uses it up too.
 */
async function useGracePeriod(tx: DbOrTransaction, accountId: number, now: Date): Promise<boolean> {
  const unused = and(eq(accounts.id, accountId), isNull(accounts.graceUsedAt))
  const taken = await tx
    .update(accounts)
    .set({ graceUsedAt: now })
    .where(unused)
    .returning({ id: accounts.id })
  return taken.length > 0 && !(await hasSecondFactor(tx, accountId))
}

/**
 * The account of a session as it is now; undefined when there is no such session or it is over.
 * A background request of an app (`isBackground`) does not keep an administrator's session alive.
 * Written once a day at most, for an administrator once a minute.
 */
export async function getSessionOwner(
  db: Db,
  sessionId: string,
  { now, isBackground }: { now: Date; isBackground: boolean },
) {
  const [present] = await byId(db).execute({ id: sessionId })
  const session = present ?? (await byFormerId(db, sessionId, now))[0]
  if (!session) return undefined
  const age = now.getTime() - session.createdAt.getTime()
  const idle = now.getTime() - session.lastSeenAt.getTime()
  // By the present role: a person who has become an administrator since must sign in again.
  const isAdmin = session.role === 'admin'
  if (idle > (isAdmin ? ADMIN_IDLE_MS : IDLE_MS)) return undefined
  if (age > (isAdmin ? MAX_ADMIN_MS : MAX_MS)) return undefined
  if (isAdmin ? idle > MINUTE_MS && !isBackground : idle > DAY_MS)
    await noteUse(db, session.sid, now)
  return session
}

/** Notes that a session, and so its account, is in use, in one statement. */
const noteUse = (db: Db, sessionId: string, now: Date) =>
  db.execute(sql`
    with used as (
      update sessions set last_seen_at = ${now.toISOString()} where id = ${sessionId}
      returning account_id)
    update accounts set last_active_at = ${now.toISOString()} from used
    where accounts.id = used.account_id`)

const byFormerId = (db: Db, sessionId: string, now: Date) =>
  db
    .select(HOLDER)
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(isFormer(sessionId, now))

const isFormer = (sessionId: string, now: Date) =>
  and(eq(sessions.formerId, sessionId), gt(sessions.formerUntil, now))

/**
 * Notes that the holder of a session has shown that it is them, and returns the token that goes on
 * with it: who has read the one before gets nothing of the proof, and in a minute nothing at all.
 * Who asks again with that one, because the answer was lost, gets the same session.
 */
export async function renewSession(
  tx: Transaction,
  holder: Holder & { sessionId: string },
  { jwtSecret, now }: { jwtSecret: Secret; now: Date },
): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  const former = { formerId: holder.sessionId, formerUntil: new Date(now.getTime() + GRACE_MS) }
  const returned = { id: sessions.id, createdAt: sessions.createdAt }
  const renewed = await tx
    .update(sessions)
    .set({ id, ...former, confirmedAt: now })
    .where(eq(sessions.id, holder.sessionId))
    .returning(returned)
  const [row] =
    renewed.length > 0
      ? renewed
      : await tx
          .update(sessions)
          .set({ confirmedAt: now })
          .where(isFormer(holder.sessionId, now))
          .returning(returned)
  if (!row) throw new ApiError('TOKEN_EXPIRED')
  const endsAt = row.createdAt.getTime() + lifetimeOf(holder)
  return issueAccessToken(
    { ...holder, sessionId: row.id },
    { secret: jwtSecret, now, lifetimeMs: endsAt - now.getTime() },
  )
}

const lifetimeOf = ({ role }: Pick<Holder, 'role'>) => (role === 'admin' ? MAX_ADMIN_MS : MAX_MS)

/** Ends one session, by its present id or the one before. */
export async function endSession(db: DbOrTransaction, sessionId: string): Promise<void> {
  await db.delete(sessions).where(or(eq(sessions.id, sessionId), eq(sessions.formerId, sessionId)))
}

/** Ends all sessions of an account. */
export async function endAccountSessions(tx: Transaction, accountId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.accountId, accountId))
}

/** Ends all sessions of an account but one. */
export async function endOtherSessions(
  tx: Transaction,
  accountId: number,
  kept: string | undefined,
): Promise<void> {
  const isKept = or(eq(sessions.id, kept ?? ''), eq(sessions.formerId, kept ?? ''))
  const others = and(eq(sessions.accountId, accountId), sql`(${isKept}) is not true`)
  await tx.delete(sessions).where(others)
}

/** Deletes sessions that are over. */
export async function deleteOldSessions({
  db,
  now,
}: Pick<BaseContext, 'db' | 'now'>): Promise<void> {
  const ago = (ms: number) => new Date(now().getTime() - ms)
  const old = or(lt(sessions.lastSeenAt, ago(IDLE_MS)), lt(sessions.createdAt, ago(MAX_MS)))
  // A plain read first: with nothing to do, nothing is written.
  const [some] = await db.select({ id: sessions.id }).from(sessions).where(and(old)).limit(1)
  if (some) await db.delete(sessions).where(old)
}
