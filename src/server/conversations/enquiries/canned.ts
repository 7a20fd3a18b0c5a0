import { asc, eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { cannedResponses as c } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'

type Context = Pick<UserContext, 'db' | 'actor'>
type Values = { title: string; text: string; textHi: string }

const COLUMNS = { id: c.id, title: c.title, text: c.text, textHi: c.textHi }
const NOUN = 'canned-answers'

/** The saved replies by title. */
export const listCannedResponses = ({ db }: Pick<Context, 'db'>) =>
  db.select(COLUMNS).from(c).orderBy(asc(c.title), asc(c.id))

/** Creates a saved reply. */
export const createCannedResponse = ({ db, actor }: Context, values: Values) =>
  db.transaction(async (tx) => {
    const [made] = await tx.insert(c).values(values).returning(COLUMNS)
    await recordAudit(tx, actor, 'create', NOUN, made!.id)
    return made!
  })

/** Updates a saved reply. Throws NOT_FOUND. */
export const updateCannedResponse = ({ db, actor }: Context, id: number, values: Values) =>
  db.transaction(async (tx) => {
    const [changed] = await tx
      .update(c)
      .set({ ...values, updatedAt: new Date() })
      .where(eq(c.id, id))
      .returning(COLUMNS)
    if (!changed) throw new ApiError('NOT_FOUND')
    await recordAudit(tx, actor, 'update', NOUN, id)
    return changed
  })

/** Deletes a saved reply. Throws NOT_FOUND. */
export const deleteCannedResponse = ({ db, actor }: Context, id: number) =>
  db.transaction(async (tx) => {
    const [dropped] = await tx.delete(c).where(eq(c.id, id)).returning({ id: c.id })
    if (!dropped) throw new ApiError('NOT_FOUND')
    await recordAudit(tx, actor, 'delete', NOUN, id)
    return dropped
  })
