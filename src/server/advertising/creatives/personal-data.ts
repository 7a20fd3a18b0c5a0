import { and, eq, inArray, isNull } from 'drizzle-orm'
import {
  adAlerts,
  adNotices,
  adWithdrawals,
  campaigns,
  creatives,
} from '#server/kit/db/tables/index.ts'
import { deletedValues } from './manage/delete.ts'
import type { PersonalData } from '#server/people/personal-data/index.ts'

/**
 * Paid campaigns with their creatives, and withdrawn views stay for the books, the first on an
 * account without a name.
 */
export const campaignPersonalData: PersonalData = {
  noun: 'campaigns',
  parts: [
    { table: campaigns, owner: campaigns.accountId, file: 'campaigns', onErase: 'keep' },
    {
      table: creatives,
      owner: campaigns.accountId,
      via: { column: creatives.campaignId, key: campaigns.id },
      file: 'creatives',
      onErase: 'keep',
    },
    { table: adNotices, owner: adNotices.accountId, file: null, onErase: 'delete' },
    { table: adAlerts, owner: adAlerts.settledBy, file: null, onErase: 'unlink' },
    {
      table: adWithdrawals,
      owner: adWithdrawals.madeBy,
      file: 'ad-withdrawals',
      hides: [adWithdrawals.visitor, adWithdrawals.network, adWithdrawals.sources],
      onErase: 'unlink',
    },
  ],
  /** Nothing of an erased account is shown any more; the books keep what was charged. */
  erase: async (tx, { id }) => {
    const own = tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.accountId, id))
    const words = { name: 'Erased', headline: null, description: null, callToAction: '' }
    await tx
      .update(creatives)
      .set({ ...deletedValues(new Date()), ...words })
      .where(inArray(creatives.campaignId, own))
    await tx
      .update(campaigns)
      .set({
        ...{ deletedAt: new Date(), status: 'completed', isApproved: false },
        ...{ submittedAt: null, proposed: null, proposedAt: null },
      })
      .where(and(eq(campaigns.accountId, id), isNull(campaigns.deletedAt)))
  },
}
