import { adBalances, adJournal } from '#server/kit/db/tables/index.ts'
import type { PersonalData } from '#server/people/personal-data/index.ts'

/** Books are kept as the law asks, on an account without a name. */
export const adBalancePersonalData: PersonalData = {
  noun: 'balances',
  parts: [
    { table: adBalances, owner: adBalances.accountId, file: 'ad-balance', onErase: 'keep' },
    {
      table: adJournal,
      owner: adJournal.accountId,
      file: 'ad-balance-entries',
      hides: [adJournal.madeBy],
      onErase: 'keep',
    },
  ],
}
