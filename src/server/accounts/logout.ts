import type { UserContext } from '#server/http/verb-context.ts'
import { endSession } from './sessions.ts'

/** Ends the session of the request's token; other sessions of the account continue. */
export async function logout({ db, actor: { sessionId } }: UserContext): Promise<{ ended: true }> {
  if (sessionId !== undefined) await endSession(db, sessionId)
  return { ended: true }
}
