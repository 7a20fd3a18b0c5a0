import { and, eq, inArray } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { setHelper as endpoint } from '#contract/users.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { helpers, helperTowns, locations } from '#server/kit/db/tables/index.ts'
import { ApiError, invalidField } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { selectUserForUpdate } from './change-user.ts'
import { notifyOwner } from './notify-owner.ts'

/**
 * Trusts an account to call businesses and to write facts, in every town or in some. Throws
 * NOT_FOUND, NOT_POSSIBLE, or INVALID_INPUT for a town that is not there.
 */
export function setHelper(
  { db, actor, config, now }: UserContext,
  { id, everyTown, towns: ids }: EndpointInput<typeof endpoint>['body'] & { id: number },
): Promise<ResponseOf<typeof endpoint>['data']> {
  return db.transaction(async (tx) => {
    const account = await selectUserForUpdate(tx, actor.id, id)
    if (account.role === 'admin')
      throw new ApiError('NOT_POSSIBLE', { message: 'Administrators can do this already.' })
    if (account.status !== 'active')
      throw new ApiError('NOT_POSSIBLE', { message: 'This account is deactivated.' })
    const towns = everyTown ? [] : await readTowns(tx, ids)
    const [before] = await tx.select().from(helpers).where(eq(helpers.accountId, id))
    await tx
      .insert(helpers)
      .values({ accountId: id, everyTown, grantedBy: actor.id, createdAt: now() })
      .onConflictDoUpdate({
        target: helpers.accountId,
        set: { everyTown, grantedBy: actor.id },
      })
    await tx.delete(helperTowns).where(eq(helperTowns.accountId, id))
    if (towns.length > 0)
      await tx
        .insert(helperTowns)
        .values(towns.map((town) => ({ accountId: id, locationId: town.id })))
    if (!before) await notifyOwner(tx, account, 'helper-made', config.siteUrl)
    const detail = { everyTown, towns: towns.map(({ city }) => city) }
    await recordAudit(tx, actor, 'make helper', 'accounts', id, detail)
    return { id, helper: { everyTown, towns } }
  })
}

/** Trusts an account no more. Throws NOT_FOUND or NOT_POSSIBLE. */
export function removeHelper(
  { db, actor, config }: UserContext,
  id: number,
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const account = await selectUserForUpdate(tx, actor.id, id)
    const gone = await tx.delete(helpers).where(eq(helpers.accountId, id)).returning()
    if (gone.length === 0)
      throw new ApiError('NOT_POSSIBLE', { message: 'This account is no helper.' })
    await notifyOwner(tx, account, 'helper-ended', config.siteUrl)
    await recordAudit(tx, actor, 'end helper', 'accounts', id)
    return { id }
  })
}

async function readTowns(tx: Transaction, ids: readonly number[]) {
  const { id, city, nameHi } = locations
  const isOne = and(inArray(id, [...ids]), eq(locations.status, 'active'))
  const towns = await tx.select({ id, city, nameHi }).from(locations).where(isOne).orderBy(city)
  if (towns.length < new Set(ids).size) throw invalidField('towns', 'Choose towns of the list')
  return towns
}
