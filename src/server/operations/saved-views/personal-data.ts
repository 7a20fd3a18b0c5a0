import { savedViews } from '#server/kit/db/tables/index.ts'
import type { PersonalData } from '#server/people/personal-data/index.ts'

/** Saved views are of use to nobody else. */
export const savedViewPersonalData: PersonalData = {
  noun: 'saved-views',
  parts: [
    { table: savedViews, owner: savedViews.accountId, file: 'saved-views', onErase: 'delete' },
  ],
}
