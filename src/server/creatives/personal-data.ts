import { adNotices, adWithdrawals, campaigns } from '#server/db/tables/index.ts'
import type { PersonalData } from '#server/personal-data/index.ts'

/** Paid campaigns and withdrawn views stay for the books, the first on an account without a name. */
export const campaignData: PersonalData = {
  noun: 'campaigns',
  parts: [
    { table: campaigns, owner: campaigns.accountId, file: 'campaigns', onErase: 'keep' },
    { table: adNotices, owner: adNotices.accountId, file: null, onErase: 'delete' },
    {
      table: adWithdrawals,
      owner: adWithdrawals.madeBy,
      file: 'ad-withdrawals',
      hides: [adWithdrawals.visitor],
      onErase: 'unlink',
    },
  ],
}
