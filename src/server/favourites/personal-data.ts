import { favourites } from '#server/kit/db/tables/index.ts'
import type { PersonalData } from '#server/people/personal-data/index.ts'

/** Saved businesses. */
export const favouritePersonalData: PersonalData = {
  noun: 'favourites',
  parts: [
    { table: favourites, owner: favourites.accountId, file: 'favourites', onErase: 'delete' },
  ],
}
