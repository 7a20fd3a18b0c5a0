import { desc, eq, sql } from 'drizzle-orm'
import type { Placement } from '#contract/placements.ts'
import type { Db, Transaction } from '#server/db/connection.ts'
import { placements as p } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import { toRupees } from '#shared/rules/money.ts'
import type { Paise } from '#shared/rules/money.ts'

const DAYS = 30

const sum = (of: string, where: string) =>
  sql<number>`coalesce((select sum(h.${sql.raw(of)})::int from ad_hours h
    where h.placement_id = ${p.id} and ${sql.raw(where)}
      and h.hour >= now() - make_interval(days => ${DAYS})), 0)`

/** Placements with what they brought lately, the most important first. */
export const selectPlacements = (db: Db | Transaction) =>
  db
    .select({
      placement: p,
      views: sum('count', `h.kind = 'view' and h.verdict = 'billed'`),
      clicks: sum('count', `h.kind = 'click' and h.verdict = 'billed'`),
      earned: sum('amount', `h.verdict = 'billed'`),
      campaigns: sql<number>`(select count(distinct h.campaign_id)::int from ad_hours h
        where h.placement_id = ${p.id} and h.kind = 'view'
          and h.hour >= now() - make_interval(days => ${DAYS}))`,
    })
    .from(p)
    .orderBy(desc(p.priority), p.id)
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectPlacements>>[number]

/** A row as the contract's placement. */
export const presentPlacement = ({ placement, earned, ...figures }: Row): Placement => ({
  ...placement,
  ...figures,
  earned: toRupees(earned as unknown as Paise),
  createdAt: placement.createdAt.toISOString(),
  updatedAt: placement.updatedAt.toISOString(),
})

/** The placement as it is now. */
export async function placementOf(tx: Transaction, id: number): Promise<Placement> {
  const [row] = await selectPlacements(tx).where(eq(p.id, id))
  return presentPlacement(row!)
}

/** The placement, locked until the transaction ends. Throws NOT_FOUND. */
export async function lockPlacement(tx: Transaction, id: number) {
  const [row] = await tx.select().from(p).where(eq(p.id, id)).for('update')
  if (!row) throw new ApiError('NOT_FOUND', { message: 'Placement not found.' })
  return row
}

/** Throws INVALID_INPUT when another placement has the code. */
export async function checkCode(tx: Transaction, code: string, id?: number): Promise<void> {
  const [other] = await tx.select({ id: p.id, name: p.name }).from(p).where(eq(p.code, code))
  if (other && other.id !== id)
    throw new ApiError('INVALID_INPUT', {
      fields: { code: `The placement “${other.name}” has this code already` },
    })
}
