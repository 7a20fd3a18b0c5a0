import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { endSession } from './sessions.ts'

/** Ends the session of the request's token; other sessions of the account continue. */
export async function logout({ db, actor }: UserContext): Promise<{ ended: true }> {
  const { id, sessionId } = actor
  if (sessionId !== undefined)
    await db.transaction(async (tx) => {
      await endSession(tx, sessionId)
      await recordAudit(tx, actor, 'sign out', 'accounts', id)
    })
  return { ended: true }
}
