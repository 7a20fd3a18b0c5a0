import type { UserContext } from '#server/http/verb-context.ts'
import { endSession } from './sessions.ts'

/** Ends the session of the token that asks; the account's others go on. */
export async function logout({ db, actor: { sessionId } }: UserContext): Promise<{ ended: true }> {
  if (sessionId !== undefined) await endSession(db, sessionId)
  return { ended: true }
}
