import { newsletterSubscribers as s } from '#server/kit/db/tables/index.ts'
import type { PersonalData } from '#server/people/personal-data/index.ts'

/** A subscription of the account's address. */
export const newsletterPersonalData: PersonalData = {
  noun: 'newsletter',
  parts: [
    {
      table: s,
      owner: s.email,
      by: 'email',
      file: 'newsletter',
      hides: [s.confirmTokenHash],
      onErase: 'delete',
    },
  ],
}
