import type { UserActor } from '#server/actor/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { endSession } from './sessions.ts'

/** Ends the session of the token that asks; the account's others go on. */
export async function logout(db: Db, { sessionId }: UserActor): Promise<{ ended: true }> {
  if (sessionId !== undefined) await endSession(db, sessionId)
  return { ended: true }
}
