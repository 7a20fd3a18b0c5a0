import { campaigns } from '#server/db/tables/index.ts'
import type { PersonalData } from '#server/personal-data/index.ts'

/** What was paid for stays for the books, with an account that has no name any more. */
export const campaignData: PersonalData = {
  noun: 'campaigns',
  parts: [{ table: campaigns, owner: campaigns.accountId, file: 'campaigns', onErase: 'keep' }],
}
