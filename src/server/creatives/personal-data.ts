import { campaigns } from '#server/db/tables/index.ts'
import type { PersonalData } from '#server/personal-data/index.ts'

/** Paid campaigns stay for the books, on an account without a name. */
export const campaignData: PersonalData = {
  noun: 'campaigns',
  parts: [{ table: campaigns, owner: campaigns.accountId, file: 'campaigns', onErase: 'keep' }],
}
