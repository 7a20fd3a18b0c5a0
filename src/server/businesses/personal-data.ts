import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import {
  bulkChanges,
  businessChanges,
  businessClaims,
  businessDrafts,
  businesses,
  businessMerges,
  imports,
} from '#server/kit/db/tables/index.ts'
import type { PersonalData } from '#server/people/personal-data/index.ts'
import { markEachChanged } from '#server/kit/publish-marks/mark.ts'
import { PUBLIC_BUSINESS_STATUSES } from '#shared/rules/business.ts'

/**
 * Listings stay without an owner or are deleted, as their owner chose. Those never approved, or
 * deleted before, are always removed.
 */
export const businessPersonalData: PersonalData = {
  noun: 'businesses',
  parts: [
    { table: businesses, owner: businesses.ownerId, file: 'businesses', onErase: 'unlink' },
    {
      table: businessChanges,
      owner: businessChanges.accountId,
      file: 'waiting-changes',
      onErase: 'delete',
    },
    {
      table: businessDrafts,
      owner: businessDrafts.accountId,
      file: 'business-drafts',
      onErase: 'delete',
    },
    {
      table: businessClaims,
      owner: businessClaims.accountId,
      file: 'business-claims',
      hides: [businessClaims.codeHash],
      onErase: 'delete',
    },
    {
      table: businessMerges,
      owner: businessMerges.accountId,
      file: 'merges',
      hides: [businessMerges.record],
      onErase: 'unlink',
    },
    { table: imports, owner: imports.accountId, file: 'imports', onErase: 'unlink' },
    { table: bulkChanges, owner: bulkChanges.accountId, file: 'bulk-changes', onErase: 'unlink' },
    // Told in the file of who made the change.
    { table: bulkChanges, owner: bulkChanges.undoneBy, file: null, onErase: 'unlink' },
  ],
  erase: async (tx, { id }, { listings }) => {
    const own = eq(businesses.ownerId, id)
    const shown = await tx
      .select({ id: businesses.id })
      .from(businesses)
      .where(and(own, inArray(businesses.status, [...PUBLIC_BUSINESS_STATUSES])))
    const ids = shown.map((row) => row.id)
    await markEachChanged(tx, 'businesses', ids, listings === 'keep' ? 'updated' : 'deleted')
    const unwanted = or(isNull(businesses.approvedAt), isNotNull(businesses.deletedAt))
    const gone = listings === 'keep' ? and(own, unwanted) : own
    await tx.delete(businesses).where(gone)
    await tx.update(businesses).set({ ownerName: null }).where(own)
  },
}
