import { eq } from 'drizzle-orm'
import type {
  createPlacement as creating,
  updatePlacement as updating,
} from '#contract/placements.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { placements as p } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { defineRecords } from '#server/kit/records/define.ts'
import { toStoredRecord } from '#server/kit/records/stored.ts'
import { serialisePlacement } from './columns.ts'
import { getPlacementFigures } from './figures.ts'

type New = EndpointInput<typeof creating>['body']
type Change = EndpointInput<typeof updating>['body']

/** The places for advertisements; pages are published again where a slot comes or goes. */
export const placementRecords = defineRecords({
  table: p,
  noun: 'placements',
  title: 'Placement',
  lock: 'placements',
  select: (db) => db.select().from(p).$dynamic(),
  present: async (row, tx, now) =>
    serialisePlacement(row, await getPlacementFigures(tx, now(), row.id)),
  isShown: ({ isActive }) => isActive,
  toNew: (_tx, body: New) => toStoredRecord(body),
  toChange: (_tx, given: Change) => toStoredRecord(given),
  check: async (tx, { code }, before) => {
    if (code !== undefined) await checkCodeFree(tx, code, before?.id)
  },
  newInLog: (_row, body) => ({ ...body }),
  deletedInLog: ({ name, code }) => ({ name, code }),
})

/** Throws INVALID_INPUT when another placement has the code. */
async function checkCodeFree(tx: Transaction, code: string, exceptId?: number): Promise<void> {
  const [other] = await tx.select({ id: p.id, name: p.name }).from(p).where(eq(p.code, code))
  if (other && other.id !== exceptId)
    throw new ApiError('INVALID_INPUT', {
      fields: { code: `The placement “${other.name}” already uses this code` },
    })
}
