import { and, asc, eq, ne } from 'drizzle-orm'
import type { SavedView, saveView as endpoint } from '#contract/saved-views.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { savedViews as v } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { MAX_SAVED_VIEWS } from '#shared/rules/saved-views.ts'

type Context = Pick<UserContext, 'db' | 'actor'>
const SHOWN = { id: v.id, title: v.title, query: v.query }

/** The saved views of the administrator for a table, the oldest first. */
export const listSavedViews = ({ db, actor }: Context, list: string): Promise<SavedView[]> =>
  db
    .select(SHOWN)
    .from(v)
    .where(and(eq(v.accountId, actor.id), eq(v.list, list)))
    .orderBy(asc(v.id))

/** Saves a view, in place of one with the same name. Throws NOT_POSSIBLE. */
export function saveView(
  { db, actor }: Context,
  view: EndpointInput<typeof endpoint>['body'],
): Promise<SavedView> {
  const { list, title } = view
  return db.transaction(async (tx) => {
    const others = and(eq(v.accountId, actor.id), eq(v.list, list), ne(v.title, title))
    if ((await tx.$count(v, others)) >= MAX_SAVED_VIEWS)
      throw new ApiError('NOT_POSSIBLE', {
        message: `You can save ${MAX_SAVED_VIEWS} views. Delete one first.`,
      })
    const [saved] = await tx
      .insert(v)
      .values({ accountId: actor.id, ...view })
      .onConflictDoUpdate({ target: [v.accountId, v.list, v.title], set: { query: view.query } })
      .returning(SHOWN)
    await recordAudit(tx, actor, 'save', 'saved-views', saved!.id, { list, title })
    return saved!
  })
}

/** Deletes a view of the administrator. Throws NOT_FOUND. */
export function deleteSavedView({ db, actor }: Context, id: number): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(v)
      .where(and(eq(v.id, id), eq(v.accountId, actor.id)))
      .returning()
    if (!gone) throw new ApiError('NOT_FOUND', { message: 'Saved view not found.' })
    const { list, title } = gone
    await recordAudit(tx, actor, 'delete', 'saved-views', id, { list, title })
    return { id }
  })
}
