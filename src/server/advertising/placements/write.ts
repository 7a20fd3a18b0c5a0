import { eq } from 'drizzle-orm'
import type {
  createPlacement as creating,
  updatePlacement as updating,
  Placement,
} from '#contract/placements.ts'
import { getChangedValues } from '#server/kit/audit-entries/changed.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { placements as p } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getPublicChange, markChanged } from '#server/kit/publish-marks/mark.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'
import { checkPlacementCode, lockPlacement, getPlacement } from './columns.ts'

/** Opens a place for advertisements. Throws INVALID_INPUT. */
export function createPlacement(
  { db, actor, now }: UserContext,
  body: EndpointInput<typeof creating>['body'],
): Promise<Placement> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'placements')
    await checkPlacementCode(tx, body.code)
    const [made] = await tx
      .insert(p)
      .values({ ...body, name: normaliseLine(body.name) })
      .returning({ id: p.id })
    const placement = await getPlacement(tx, made!.id, now())
    await recordAudit(tx, actor, 'create', 'placements', placement.id, { ...body })
    if (body.isActive) await markChanged(tx, 'placements', placement.id, 'created')
    return placement
  })
}

/**
 * Changes what is given of a place; pages are published again where its slot comes or goes. Throws
 * NOT_FOUND, CHANGED_MEANWHILE or INVALID_INPUT.
 */
export function updatePlacement(
  { db, actor, now }: UserContext,
  { id, version, ...given }: EndpointInput<typeof updating>['body'] & { id: number },
): Promise<Placement> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'placements')
    const before = await lockPlacement(tx, id)
    if (version !== undefined && version !== before.version) throw new ApiError('CHANGED_MEANWHILE')
    const { name, ...rest } = given
    const changes = getChangedValues(before, {
      ...rest,
      ...(name === undefined ? {} : { name: normaliseLine(name) }),
    })
    if (!changes) return getPlacement(tx, id, now())
    if (changes.after.code !== undefined) await checkPlacementCode(tx, changes.after.code, id)
    await tx.update(p).set(changes.after).where(eq(p.id, id))
    await recordAudit(tx, actor, 'update', 'placements', id, changes)
    const placement = await getPlacement(tx, id, now())
    const change = getPublicChange(before.isActive, placement.isActive)
    if (change) await markChanged(tx, 'placements', id, change)
    return placement
  })
}

/** Closes a place for good. Throws NOT_FOUND. */
export function deletePlacement({ db, actor }: UserContext, id: number): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const { name, code, isActive } = await lockPlacement(tx, id)
    await tx.delete(p).where(eq(p.id, id))
    await recordAudit(tx, actor, 'delete', 'placements', id, { name, code })
    if (isActive) await markChanged(tx, 'placements', id, 'deleted')
    return { id }
  })
}
