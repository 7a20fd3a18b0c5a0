import type { businessChanges } from '#server/kit/db/tables/index.ts'

type Row = Pick<typeof businessChanges.$inferSelect, 'id' | 'proposed' | 'createdAt'>

/** A change that waits, as the owner of the listing sees it. */
export const serialisePendingChange = ({ id, proposed, createdAt }: Row) => ({
  id,
  proposed,
  createdAt: createdAt.toISOString(),
})
